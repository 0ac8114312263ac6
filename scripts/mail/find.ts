import { fold } from '@/lib/browser/search/words';
import type { StoredMessage } from '@/lib/mail/store/leads';
import { CommandError } from './arguments';
import { columnsOf } from './labels';

const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** Removes differences of case, accents, apostrophes and spaces. */
const normalized = (text: string) => fold(plain(text)).replace(/[‘’]/g, "'").replace(/\s+/g, ' ');

/** Whether a message contains a text. */
export function contains(
  { fields, message: { replyTo, subject, text } }: StoredMessage,
  wanted: string,
): boolean {
  const values = [...Object.values(fields), replyTo, subject, text];
  const texts = values.filter((value) => typeof value === 'string');
  return normalized(texts.join('\n')).includes(normalized(wanted));
}

/** Whether a message comes from an address. */
export const isFrom = (lead: StoredMessage, address: string): boolean =>
  [columnsOf(lead).email, lead.message.replyTo].some((sender) => sender && plain(sender) === plain(address));

/**
 * Creates the filter for words of the command line: one address means what comes from it, other words what contains them.
 * @throws CommandError for a single character, which is in nearly every message
 */
export function searchFilter(words: readonly string[]): (lead: StoredMessage) => boolean {
  const wanted = words.join(' ');
  if (normalized(wanted).length < 2) throw new CommandError('Scrivete che cosa cercare: almeno 2 caratteri.');
  const isAddress = words.length === 1 && wanted.includes('@');
  return (lead) => (isAddress ? isFrom(lead, wanted) : contains(lead, wanted));
}
