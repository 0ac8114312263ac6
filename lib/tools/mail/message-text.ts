import PostalMime, { type Email } from 'postal-mime';
import type { MailMessage } from '@/lib/mail/message/message';

/** The text of a stored file, for searching. */
export type MessageText = {
  /** Addresses of its sender. */
  addresses: readonly string[];
  text: string;
};

/** The text of a readable message. */
export function messageText({ lead, replyTo, from, subject, text }: MailMessage): MessageText {
  return {
    addresses: [lead.email, replyTo].filter((address) => address !== undefined),
    text: [...Object.values(lead), replyTo, from.name, subject, text].filter(Boolean).join('\n'),
  };
}

/** The text of a damaged or unfinished file: what a mail program still shows of it, and the raw file. */
export async function fileText(bytes: Uint8Array): Promise<MessageText> {
  const raw = new TextDecoder().decode(bytes);
  const mail: Partial<Email> = await PostalMime.parse(bytes).catch(() => ({}));
  const parts = (mail.attachments ?? []).map(({ content }) =>
    typeof content === 'string' ? content : new TextDecoder().decode(content),
  );
  const text = [mail.subject, mail.text, mail.html, ...parts, raw].filter(Boolean).join('\n');
  const replies = (mail.replyTo ?? []).map(({ address }) => address ?? '');
  // From the part with the fields of the lead, also where that part is cut.
  const named = [...text.matchAll(/"email": ?"([^"\n]{1,320})"/g)].map(([, address = '']) => address);
  return { addresses: [...replies, ...named], text };
}

/** Folds a text for searching: case, accents, apostrophes and spaces. */
export const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();

const plain = (address: string) => address.normalize('NFC').trim().toLowerCase();

/** Whether a message comes from an address, whatever its case. */
export const isFrom = ({ addresses }: MessageText, address: string) =>
  addresses.some((each) => plain(each) === plain(address));

/** Characters of an address: next to the wanted one they make it part of a longer address. */
const BEFORE = /[\p{L}\p{N}.!#$%&*+/=?^_`{|}~-]$/u;
const AFTER = /^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u;

/** Whether a text names an address, and not only a longer one that contains it. */
export function mentions({ text }: MessageText, address: string): boolean {
  const [whole, wanted] = [text.normalize('NFC').toLowerCase(), plain(address)];
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!BEFORE.test(whole.slice(Math.max(0, at - 2), at)) && !AFTER.test(whole.slice(end, end + 3)))
      return true;
  }
  return false;
}
