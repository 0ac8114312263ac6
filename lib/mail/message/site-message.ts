import { createHash } from 'node:crypto';
import { htmlOf } from './html-part';
import type { MailMessage, SiteOrigin } from './message';

/** Recipient, sender and brand of what the site itself sends. */
export type SiteAddresses = { to: string; from: string; brand: string };

/**
 * A message of the site to its owner, stored and sent as every other one.
 * @param lines of the text: a paragraph, a blank line, a heading, then what stands under it (see html-part.ts)
 * @param now when it was written
 */
export function siteMessage(
  form: SiteOrigin,
  { to, from, brand }: SiteAddresses,
  { key, subject, lines, now }: { key: string; subject: string; lines: readonly string[]; now: Date },
): MailMessage {
  const text = `${[subject, '', ...lines].join('\n')}\n`;
  return {
    key,
    fingerprint: createHash('sha256').update(`${form} ${subject} ${text}`).digest('hex'),
    form,
    from: { name: `${brand} (sito)`, address: from },
    to,
    subject,
    text,
    html: htmlOf(text),
    // The file keeps whole seconds.
    date: new Date(Math.floor(now.getTime() / 1000) * 1000),
    lead: {},
    clientKeys: [form],
  };
}
