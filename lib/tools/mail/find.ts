import type { Lead } from '@/lib/mail/store/leads';
import { CommandError } from './arguments';
import { EXIT_OK, type Run } from './context';
import { messageCount, safeLine } from './format';
import { columnsOf } from './labels';
import { HOW_TO_READ, leadLines } from './list';
import { leadsOf } from './stores';

const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** Removes differences of case, accents, apostrophes and spaces. */
const normalized = (text: string) =>
  plain(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").replace(/\s+/g, ' ');

/** Whether a message contains a text. */
export function contains({ fields, message: { replyTo, subject, text } }: Lead, wanted: string): boolean {
  const values = [...Object.values(fields), replyTo, subject, text];
  const texts = values.filter((value) => typeof value === 'string');
  return normalized(texts.join('\n')).includes(normalized(wanted));
}

/** `find`: lists messages in any state that contain a text. */
export const find: Run = async ({ store, now, out }, { words }) => {
  const wanted = words.join(' ');
  // A single character is in nearly every message.
  if (normalized(wanted).length < 2) throw new CommandError('Scrivete che cosa cercare: almeno 2 caratteri.');
  let count = 0;
  for await (const lead of leadsOf(store, { order: 'newest' })) {
    if (!contains(lead, wanted)) continue;
    out(leadLines(lead, now));
    count += 1;
  }
  out(`Con «${safeLine(wanted)}»: ${messageCount(count)}.\n${HOW_TO_READ}`);
  return EXIT_OK;
};

/** Whether a message comes from an address. */
export const isFrom = (lead: Lead, address: string): boolean =>
  [columnsOf(lead).email, lead.message.replyTo].some((sender) => sender && plain(sender) === plain(address));
