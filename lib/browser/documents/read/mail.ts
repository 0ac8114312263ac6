import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { Unreadable } from './limits';
import { textOfHtml } from './markup';
import { cleanText, unwrap } from './text';

/** An attachment as it is read on. */
export type MailAttachment = { name: string; bytes: Uint8Array; isMail: boolean };

/**
 * The text of a mail, its subject, sender, receivers and date first, and its attachments. The signature and the data of
 * the provider, which every PEC has, and the pictures of its text are left out.
 * @throws if it is no mail
 */
export async function readMail(bytes: Uint8Array): Promise<{ text: string; attachments: MailAttachment[] }> {
  const mail = await PostalMime.parse(bytes, { forceRfc822Attachments: true });
  if (mail.headers.length === 0) throw new Unreadable('damaged');
  const body = mail.text?.trim() ? unwrap(mail.text) : textOfHtml(mail.html ?? '');
  return {
    text: `${headOf(mail)}\n${body}`,
    attachments: mail.attachments.filter((each) => !isAccessory(each)).map(attachmentOf),
  };
}

function isAccessory({ filename, mimeType, disposition, related }: Attachment): boolean {
  if (mimeType.startsWith('image/')) return related === true || disposition === 'inline';
  return /^(?:smime\.p7s|daticert\.xml)$/i.test(filename ?? '');
}

function attachmentOf({ filename, mimeType, content }: Attachment): MailAttachment {
  const isMail = mimeType === 'message/rfc822';
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  // A name is shown on one line.
  const name = cleanText((filename ?? '').slice(0, 200)).replaceAll('\n', ' ');
  return { name: name || (isMail ? 'messaggio.eml' : 'allegato'), bytes, isMail };
}

function headOf({ subject, from, to, date }: Email): string {
  const fields = {
    Oggetto: subject,
    Da: from && nameOf(from),
    A: to?.map(nameOf).join(', '),
    Data: date && dateOf(date),
  };
  return Object.entries(fields)
    .filter(([, value]) => value)
    .map(([field, value]) => `${field}: ${value?.replace(/\s+/g, ' ')}`)
    .join('; ');
}

const nameOf = ({ name, address }: Address) =>
  name && address ? `${name} <${address}>` : name || (address ?? '');

function dateOf(date: string): string {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return date;
  return time.toLocaleString('it-IT', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' });
}
