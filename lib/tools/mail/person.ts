import type { Lead } from '@/lib/mail/store/leads';
import { CommandError } from './arguments';
import { EXIT_ATTENTION, EXIT_OK, type LeadsStore, leadOf, leadsOf, type Run } from './context';
import { keyLines, messageCount, safeLine } from './format';
import { columnsOf } from './labels';
import { HOW_TO_READ, leadLines } from './list';

const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** Folds a text for searching: case, accents, apostrophes and spaces. */
const folded = (text: string) =>
  plain(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").replace(/\s+/g, ' ');

/** Whether a message contains a text. @param wanted folded */
function contains({ fields, message: { replyTo, subject, text } }: Lead, wanted: string): boolean {
  const texts = [...Object.values(fields), replyTo, subject, text];
  return folded(texts.filter((each) => typeof each === 'string').join('\n')).includes(wanted);
}

/** `find`: messages that contain a text, in all states. */
export const find: Run = async ({ store, now, out }, { words }) => {
  const wanted = folded(words.join(' '));
  // A single character is in nearly every message.
  if (wanted.length < 2) throw new CommandError('Scrivete che cosa cercare: almeno 2 caratteri.');
  let found = 0;
  for await (const lead of leadsOf(store, { order: 'newest' })) {
    if (!contains(lead, wanted)) continue;
    out(leadLines(lead, now));
    found += 1;
  }
  out(`Con «${safeLine(words.join(' '))}»: ${messageCount(found)}.\n${HOW_TO_READ}`);
  return EXIT_OK;
};

/** Whether a message comes from an address. */
export const isFrom = (lead: Lead, address: string): boolean =>
  [columnsOf(lead).email, lead.message.replyTo].some((sender) => sender && plain(sender) === plain(address));

/** The messages of a person, newest first, and those of others that contain the address. */
async function messagesOf(store: LeadsStore, address: string): Promise<{ own: Lead[]; others: Lead[] }> {
  const own: Lead[] = [];
  const others: Lead[] = [];
  for await (const lead of leadsOf(store, { order: 'newest' })) {
    if (isFrom(lead, address)) own.push(lead);
    else if (contains(lead, folded(address))) others.push(lead);
  }
  return { own, others };
}

const ELSEWHERE = `Altrove cancellate a mano: casella aziendale, fornitore di posta, webhook, newsletter, file esportati, copie
di sicurezza. Nel browser della persona una richiesta di demo non partita resta fino a 7 giorni.`;

/**
 * `erase`: deletes all that a person has sent, by e-mail address (GDPR, art. 17), or one message, by its key. Without `yes`
 * it only lists. What others wrote about the address goes by its key only.
 */
export const erase: Run = async ({ store, now, out }, { words: [typed = ''], yes }) => {
  const { own, others } = typed.includes('@')
    ? await messagesOf(store, typed)
    : { own: [await leadOf(store, typed)], others: [] };
  let sending = 0;
  if (yes) {
    let erased = 0;
    for (const { key } of own) {
      const result = await store.ask({ do: 'erase', keys: [key] });
      erased += result.erased;
      sending += result.sending;
    }
    out(`Cancellati: ${messageCount(erased)}, con tutto ciò che il sito ne sapeva.`);
    // Also where nothing is left: an earlier attempt may have been interrupted.
    await store.scrub();
  } else {
    for (const lead of own) out(leadLines(lead, now));
    const many = messageCount(own.length);
    out(`Da cancellare: ${many}. Per cancellarli, senza ritorno, ripetete il comando con --yes.`);
  }
  if (sending > 0) {
    out(`In invio, e non cancellati: ${sending}. Ripetete il comando fra qualche minuto.`);
  }
  if (others.length > 0) {
    out(`L’indirizzo compare anche in ${messageCount(others.length)} di altri. Leggeteli (show <chiave>);
per cancellarne uno: npm run mail -- erase <chiave>\n${keyLines(others)}`);
  }
  out(ELSEWHERE);
  return sending > 0 ? EXIT_ATTENTION : EXIT_OK;
};
