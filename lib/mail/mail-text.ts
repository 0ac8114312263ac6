import { escapeHtml, escapeLines } from '@/lib/forms/html';
import type { Row } from '@/lib/forms/message-text';
import type { Mail } from '@/lib/mail/store/message';

/** Recipient, sender and brand of what the site itself sends. */
export type SiteAddresses = { to: string; from: string; brand: string };

/** What a message says: rows of label and value, then one longer text, or paragraphs. */
export type MailContent = {
  title: string;
  rows: readonly Row[];
  long?: { label: string; text: string } | undefined;
  paragraphs?: readonly string[];
};

function textOf({ title, rows, long, paragraphs = [] }: MailContent): string {
  const blocks = [
    title,
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    long ? `${long.label}:\n${long.text}` : '',
    ...paragraphs,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function htmlOf({ title, rows, long, paragraphs = [] }: MailContent): string {
  const lines = [
    '<!doctype html>',
    '<html lang="it"><head><meta charset="utf-8"></head><body>',
    `<h1>${escapeHtml(title)}</h1>`,
    ...rows.map(([label, value]) => `<p><strong>${escapeHtml(label)}:</strong> ${escapeHtml(value)}</p>`),
    ...(long
      ? [`<p><strong>${escapeHtml(long.label)}:</strong></p>`, `<p>${escapeLines(long.text)}</p>`]
      : []),
    ...paragraphs.map((paragraph) => `<p>${escapeLines(paragraph)}</p>`),
    '</body></html>',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * A message as it goes to the provider: text and HTML say the same.
 * @param subject fit for a header
 */
export function mailOf({
  sender,
  to,
  replyTo,
  subject,
  content,
}: {
  sender: { name: string; address: string };
  to: string;
  replyTo?: string | undefined;
  subject: string;
  content: MailContent;
}): Mail {
  return {
    from: `"${sender.name.replace(/["\\]/g, '\\$&')}" <${sender.address}>`,
    to,
    ...(replyTo ? { replyTo } : {}),
    subject,
    text: textOf(content),
    html: htmlOf(content),
  };
}
