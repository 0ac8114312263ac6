import { createHash } from 'node:crypto';
import { escapeHtml } from '@/lib/forms/html';
import type { MailMessage, SiteOrigin } from './message';

/** Whom the site itself writes to, and as whom. */
export type SiteSender = { to: string; from: string; brand: string };

/**
 * What the site itself writes to its owner: plain text, and the same in HTML. It takes the way of every other message.
 * @param lines of the text
 * @param now when it was written
 */
export function siteMessage(
  form: SiteOrigin,
  { to, from, brand }: SiteSender,
  { key, subject, lines, now }: { key: string; subject: string; lines: readonly string[]; now: Date },
): MailMessage {
  const text = `${lines.join('\n')}\n`;
  const paragraphs = lines.filter(Boolean).map((line) => `<p>${escapeHtml(line)}</p>`);
  const html = [
    '<!doctype html>',
    '<html lang="it"><head><meta charset="utf-8"></head><body>',
    `<h1>${escapeHtml(subject)}</h1>`,
    ...paragraphs,
    '</body></html>',
  ];
  return {
    key,
    fingerprint: createHash('sha256').update(`${form} ${subject} ${text}`).digest('hex'),
    form,
    from: { name: `${brand} (sito)`, address: from },
    to,
    subject,
    text,
    html: `${html.join('\n')}\n`,
    // The file keeps whole seconds.
    date: new Date(Math.floor(now.getTime() / 1000) * 1000),
    lead: {},
    lane: form,
  };
}
