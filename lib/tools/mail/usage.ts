import { LEAD_FORM_LABELS } from '@/lib/forms/lead-columns';

const USAGE = {
  list: `
  npm run mail                           che cosa c’è, per stato (npm run mail -- list --all: tutto)`,
  status: `
  npm run mail -- status                 una riga sola: quanti per stato, per un programma di sorveglianza`,
  show: `
  npm run mail -- show <chiave>          tutto di un messaggio (bastano i primi 8 caratteri)`,
  retry: `
  npm run mail -- retry <chiave>         fa ripartire un messaggio da controllare
  npm run mail -- retry --all            li fa ripartire tutti
      --channel webhook                    su quel canale soltanto, anche se prima non c’era: mail o webhook
      --anyway                             anche se forse è già arrivato`,
  release: `
  npm run mail -- release <chiave>       fa uscire dallo spam un messaggio finito lì per errore`,
  export: `
  npm run mail -- export lead.csv        i contatti in una tabella per Excel
      --from 2026-01-01 --to 2026-01-31    solo quelli ricevuti in questi giorni
      --form demo                          solo un modulo: ${Object.keys(LEAD_FORM_LABELS).join(', ')}
      --state dead                         solo uno stato: waiting, sending, sent, dead, spam (si può ripetere)
      --force                              sostituisce il file, se esiste già
  npm run --silent mail -- export --json lead.jsonl
                                         tutto di ogni messaggio, uno per riga, per un altro programma`,
  find: `
  npm run mail -- find rossi             i messaggi che contengono un nome, un’azienda, un testo`,
  person: `
  npm run mail -- person a@b.example     tutto ciò che il sito ha di una persona, se chiede di vederlo
  npm run --silent mail -- person a@b.example --json
                                         lo stesso per esteso, da consegnarle`,
  erase: `
  npm run mail -- erase a@b.example      tutto ciò che il sito ha di una persona, se chiede di essere cancellata
      --yes                                lo cancella davvero
      --mentions                           anche i messaggi di altri che nominano quell’indirizzo`,
  purge: `
  npm run mail -- purge --older-than 90  quanti messaggi inviati o di spam hanno più di 90 giorni
      --state sent                         solo uno stato: sent, spam, dead (si può ripetere)
      --yes                                li cancella davvero
  npm run mail -- purge --state waiting  quanti messaggi in attesa, per spostarli nello spam (dopo una raffica)
      --from 2026-01-01 --to 2026-01-31    solo quelli ricevuti in questi giorni
      --form demo                          solo un modulo
      --client 3f9a0c12b7de                solo una provenienza: la si legge con npm run mail
      --yes                                li sposta davvero; release ne fa uscire uno`,
  backup: `
  npm run mail -- backup copia.sqlite    una copia di tutto, anche mentre il sito lavora
      --force                              sostituisce il file, se esiste già
  npm run --silent mail -- backup - > copia.sqlite
                                         la stessa copia, come risultato del comando`,
};

const AFTER_ALL = `
Con --worker https://www.azienda.it ogni comando tranne backup lavora sui messaggi del sito su Cloudflare Workers (serve LEADS_SECRET).
I due trattini da soli, dopo «mail», sono necessari.
Esce con 0 se è tutto a posto, con 2 se qualcuno deve guardare (list, status, erase, purge), con 1 per un errore.`;

/** The usage of one command, or of all where there is no such command. */
export function usage(command?: string): string {
  const one = Object.entries(USAGE).find(([name]) => name === command)?.[1];
  if (one) return `Uso:${one}\nTutti i comandi: npm run mail -- help`;
  return `Uso:${Object.values(USAGE).join('')}${AFTER_ALL}`;
}
