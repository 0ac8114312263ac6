import { jsonLine } from '@/lib/log';
import { LEAD_STATES, type Lead } from '@/lib/mail/store/lead';
import { UsageError } from './arguments';
import { type CommandContext, EXIT_ATTENTION, EXIT_OK, leadsOf, type Run } from './context';
import { messageCount, safeLine } from './format';
import { columnsOf, STATES } from './labels';
import { HOW_TO_READ, leadLines } from './list';
import { scrub } from './purge';

/** What is kept in memory of a message that was looked for. */
type Match = Pick<Lead, 'key' | 'state'> & { lines: string };

const matchOf = (lead: Lead, now: number): Match => {
  const { key, state } = lead;
  return { key, state, lines: leadLines(lead, now) };
};

/** Messages by state, each state with its name. */
function print(matches: readonly Match[], out: CommandContext['out']): void {
  for (const state of LEAD_STATES) {
    const some = matches.filter((match) => match.state === state);
    if (some.length > 0) out(`\n${STATES[state].name.toUpperCase()} (${some.length})\n\n`);
    for (const { lines } of some) out(lines);
  }
}

/** All that a message says, for searching. */
const textOf = ({ fields, message: { replyTo, subject, text } }: Lead): string =>
  [...Object.values(fields), replyTo, subject, text].filter((each) => typeof each === 'string').join('\n');

/** Folds a text for searching: case, accents, apostrophes and spaces. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();

/** How many characters must be typed at least: a single one is in nearly every message. */
const MIN_LENGTH = 2;

/** `find`: messages that contain a text, in all states. */
export const find: Run = async ({ store, now, out }, { words }) => {
  const [typed, wanted] = [safeLine(words.join(' ')), folded(words.join(' '))];
  if (wanted.length < MIN_LENGTH) {
    throw new UsageError(
      `Scrivete che cosa cercare: almeno ${MIN_LENGTH} caratteri di un nome, di un’azienda o di un testo.`,
    );
  }
  const found: Match[] = [];
  for await (const lead of leadsOf(store, { order: 'newest' })) {
    if (folded(textOf(lead)).includes(wanted)) found.push(matchOf(lead, now));
  }
  if (found.length === 0) {
    out(`Nessun messaggio con «${typed}» in ${store.place}`);
    return EXIT_OK;
  }
  out(`${found.length === 1 ? 'Trovato' : 'Trovati'} ${messageCount(found.length)} con «${typed}».`);
  print(found, out);
  out(HOW_TO_READ);
  return EXIT_OK;
};

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** Characters of an address: next to the wanted one they make it part of a longer address. */
const BEFORE = /[\p{L}\p{N}.!#$%&*+/=?^_`{|}~-]$/u;
const AFTER = /^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u;

/** Whether a text names an address, and not only a longer one that contains it. */
function names(text: string, address: string): boolean {
  const whole = plain(text);
  for (let at = whole.indexOf(address); at >= 0; at = whole.indexOf(address, at + 1)) {
    const end = at + address.length;
    const isPart = BEFORE.test(whole.slice(Math.max(0, at - 2), at)) || AFTER.test(whole.slice(end, end + 3));
    if (!isPart) return true;
  }
  return false;
}

/** The address that was typed, as a mail program may have copied it. Throws UsageError. */
function addressOf(typed: string): string {
  const address = typed.trim().replace(/^<(.*)>$/, '$1');
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(address)) return plain(address);
  throw new UsageError(
    'Scrivete l’indirizzo e-mail della persona, per esteso. Se non lo sapete: npm run mail -- find <nome>',
  );
}

const OUTSIDE_THE_SITE = `
Il sito non può cancellare altrove. Restano da guardare, a mano:
  - la casella aziendale a cui il sito spedisce, con archivio e cestino;
  - l’elenco dei messaggi spediti presso il fornitore di posta (con Resend: Emails), e il programma a cui li consegna il webhook;
  - il fornitore della newsletter, se la persona si era iscritta;
  - le tabelle Excel e gli altri file esportati, e le copie di sicurezza dell’archivio dei messaggi;
  - il browser della persona: una richiesta di demo che non è riuscita a partire vi resta fino a 7 giorni, e può ancora arrivare.`;

const namingLine = (many: number) =>
  many === 1
    ? '\n1 messaggio nomina quell’indirizzo nel testo, ma viene da un’altra persona: leggetelo prima di decidere.'
    : `\n${many} messaggi nominano quell’indirizzo nel testo, ma vengono da altre persone: leggeteli prima di decidere.`;

/** The messages of a person, newest first, and those of others that name the address. */
async function messagesOf(address: string, { store, now }: CommandContext) {
  const own: (Match & { lead: Lead })[] = [];
  const naming: Match[] = [];
  for await (const lead of leadsOf(store, { order: 'newest' })) {
    const senders = [columnsOf(lead).email, lead.message.replyTo];
    if (senders.some((sender) => plain(sender ?? '') === address)) own.push({ ...matchOf(lead, now), lead });
    else if (names(textOf(lead), address)) naming.push(matchOf(lead, now));
  }
  return { own, naming };
}

/** `person`: all that the store holds of a person, by e-mail address, to hand over (GDPR, art. 15 and 20). */
export const person: Run = async (context, { words: [typed = ''], json }) => {
  const { store, out, err } = context;
  const address = addressOf(typed);
  const { own, naming } = await messagesOf(address, context);
  const many = messageCount(own.length);
  if (json) {
    const messages = own.map(({ lead }) => jsonLine(lead));
    out(`{"person":${jsonLine(address)},"messages":[\n${messages.join(',\n')}\n]}`);
    err(
      `${many} di ${safeLine(address)} in ${store.place}. Rileggete prima di consegnare: un testo può parlare di altri.`,
    );
  } else {
    out(`Di ${safeLine(address)} il sito ha ${many}.`);
    print(own, out);
    out(
      `\nPer consegnarli alla persona, per esteso: npm run --silent mail -- person ${safeLine(address)} --json > dati.json`,
    );
  }
  if (naming.length > 0) (json ? err : out)(namingLine(naming.length));
  if (!json) print(naming, out);
  return EXIT_OK;
};

/**
 * `erase`: deletes all that the store holds of a person, by e-mail address (GDPR, art. 17); without `yes` only lists it.
 * Messages of others that name the address go with `mentions` only.
 */
export const erase: Run = async (context, { words: [typed = ''], yes, mentions }) => {
  const { store, out } = context;
  const address = addressOf(typed);
  const { own, naming } = await messagesOf(address, context);
  const command = `npm run mail -- erase ${safeLine(address)} --yes`;
  let sending = 0;
  if (own.length + naming.length === 0) {
    out(`Il sito non ha nessun messaggio di ${safeLine(address)}, e nessuno che nomini quell’indirizzo.`);
  } else if (yes) {
    sending = await eraseAll(mentions ? [...own, ...naming] : own, context);
    if (!mentions && naming.length > 0) out(`${namingLine(naming.length)}\n  ${command} --mentions`);
  } else {
    out(`Di ${safeLine(address)} il sito ha ${messageCount(own.length)}.`);
    print(own, out);
    if (naming.length > 0) out(namingLine(naming.length));
    print(naming, out);
    out('\nNulla è stato cancellato. Per cancellare davvero, senza ritorno, i messaggi di questa persona:');
    out(`  ${command}`);
    if (naming.length > 0) out(`anche quelli che la nominano soltanto:\n  ${command} --mentions`);
  }
  // Also where nothing is left: an earlier attempt may have been interrupted.
  if (yes) await scrub(store);
  out(OUTSIDE_THE_SITE);
  return sending > 0 ? EXIT_ATTENTION : EXIT_OK;
};

/** @returns how many stay, because they are being sent */
async function eraseAll(matches: readonly Match[], { store, out }: CommandContext): Promise<number> {
  const count = { erased: 0, sending: 0, gone: 0 };
  for (const { key } of matches) count[await store.ask({ do: 'erase', key })] += 1;
  out(`Cancellati: ${messageCount(count.erased)}, con tutto ciò che il sito sapeva di loro.`);
  if (count.sending > 0) {
    out(
      `Non cancellati, perché in invio in questo momento: ${count.sending}. Ripetete il comando fra un minuto.`,
    );
  }
  return count.sending;
}
