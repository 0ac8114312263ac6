import { LEAD_FORM_LABELS } from '@/lib/forms/lead-columns';
import { reasonOf } from '@/lib/log';
import { StoreError } from '@/lib/mail/store/database';
import {
  CommandError,
  type CommandRules,
  checkOptions,
  HELP,
  readArguments,
  rejectSwallowedOptions,
} from './arguments';
import { backup } from './backup';
import { erase, release, retry } from './change';
import { EXIT_ATTENTION, EXIT_ERROR, EXIT_OK, type MailOptions, type Run } from './context';
import { exportLeads } from './export';
import { safeLine } from './format';
import { list, show, status } from './list';
import { type LeadsStore, openLocalStore, openWorkerStore } from './stores';

const COMMANDS: Record<string, CommandRules & { run: Run }> = {
  list: { run: list, options: ['all'], words: Number.POSITIVE_INFINITY },
  show: { run: show, words: 1 },
  status: { run: status },
  retry: { run: retry, options: ['all', 'anyway', 'channel'], words: 1 },
  release: { run: release, words: 1 },
  export: {
    run: exportLeads,
    options: ['from', 'to', 'form', 'state', 'json', 'force'],
    words: Number.POSITIVE_INFINITY,
  },
  erase: { run: erase, options: ['older-than', 'yes'], words: 1 },
  backup: { run: backup, options: ['force'], words: 1 },
};

const USAGE = `Uso:
  npm run mail                           che cosa c’è, per stato (npm run mail -- list --all: tutto)
  npm run mail -- show <chiave>          tutto di un messaggio (bastano i primi 8 caratteri della chiave)
  npm run mail -- list rossi             i messaggi che contengono un nome o un testo, o mandati da un indirizzo
  npm run mail -- status                 una riga sola, per un programma di sorveglianza
  npm run mail -- retry <chiave>         fa ripartire un messaggio da controllare (--all: tutti)
      --channel webhook                    solo per posta (mail) o solo al webhook, anche se prima non c’era
      --anyway                             anche se forse è già arrivato
  npm run mail -- release <chiave>       fa uscire dallo spam un messaggio finito lì per errore
  npm run mail -- export lead.xlsx       i contatti in una tabella per Excel (--force: sostituisce il file; - : come risultato)
      --from 2026-01-01 --to 2026-01-31    solo quelli ricevuti in questi giorni
      --form demo                          solo un modulo: ${Object.keys(LEAD_FORM_LABELS).join(', ')}
      --state dead                         solo uno stato: waiting, sending, sent, dead, spam (si può ripetere)
      a@b.example                          solo quelli di una persona (o con una parola), anche nello spam
      --json                               tutto di ogni messaggio, uno per riga, per un altro programma
  npm run mail -- erase a@b.example      tutto ciò che una persona ha mandato; o un messaggio, con la sua chiave
      --older-than 90                      i messaggi inviati, di spam e da controllare con più di 90 giorni
  npm run mail -- backup copia.sqlite    una copia di tutto, anche mentre il sito lavora (- : come risultato)
erase dice prima che cosa farebbe, e lo fa davvero con --yes.
Con --worker https://www.azienda.it ogni comando tranne backup lavora sul sito su Cloudflare Workers (serve LEADS_SECRET).
Esce con 0 se è tutto a posto, con 2 se qualcuno deve guardare (list, status, erase), con 1 per un errore.`;

/**
 * Runs a command of `npm run mail`.
 * @returns the exit code: 0 if all is well, 2 if a person has to act, 1 after wrong use or an error of the disk or the store
 */
export async function runMail(
  args: readonly string[],
  options: MailOptions,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  const { root, leadsSecret, now, out, err } = options;
  let store: LeadsStore | undefined;
  try {
    rejectSwallowedOptions(env);
    const { name, worker, options: given } = readArguments(args);
    if (name === 'help') {
      out(USAGE);
      return EXIT_OK;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new CommandError(`Il comando «${safeLine(name)}» non esiste. ${HELP}`);
    checkOptions(given, command);
    const isLocal = worker === undefined;
    store = isLocal ? openLocalStore(root, options.channels, now) : openWorkerStore(worker, leadsSecret);
    if (!store) {
      out(`Non c’è ancora nessun messaggio: l’archivio nasce in ${root} al primo avvio del sito.`);
      if (name === 'list') return EXIT_OK;
      // A command in the wrong folder must not report well.
      return name === 'status' ? EXIT_ATTENTION : EXIT_ERROR;
    }
    // A build on this machine is not that of the Cloudflare worker.
    const failedBuild = isLocal ? options.failedBuild : undefined;
    const channels = await store.channels();
    return await command.run({ ...options, failedBuild, store, channels }, given);
  } catch (error) {
    const isFileError = error instanceof Error && 'syscall' in error;
    if (!isFileError && !(error instanceof CommandError || error instanceof StoreError)) throw error;
    err(reasonOf(error));
    return EXIT_ERROR;
  } finally {
    store?.close();
  }
}
