import type { Lead } from '@/lib/mail/store/leads';
import { CommandError } from './arguments';
import { EXIT_OK, type LeadsStore, leadsOf, type Run } from './context';
import { messageCount, safeLine } from './format';
import { columnsOf } from './labels';
import { HOW_TO_READ, leadLines } from './list';

const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** Normalises case, accents, apostrophes and spaces for the search. */
const folded = (text: string) =>
  plain(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").replace(/\s+/g, ' ');

/** Whether a message contains a text. @param wanted folded */
function contains({ fields, message: { replyTo, subject, text } }: Lead, wanted: string): boolean {
  const texts = [...Object.values(fields), replyTo, subject, text];
  return folded(texts.filter((each) => typeof each === 'string').join('\n')).includes(wanted);
}

/** `find`: messages in any state that contain a text. */
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

/** The messages of a person, and those of others that contain the address, newest first. */
export async function messagesOf(
  store: LeadsStore,
  address: string,
): Promise<{ own: Lead[]; others: Lead[] }> {
  const own: Lead[] = [];
  const others: Lead[] = [];
  for await (const lead of leadsOf(store, { order: 'newest' })) {
    if (isFrom(lead, address)) own.push(lead);
    else if (contains(lead, folded(address))) others.push(lead);
  }
  return { own, others };
}
