import { escapeHtml, escapeLines } from '@/lib/forms/html';

/** A line of a message's text that has a label: the label, then the value. */
const ROW = /^([^:]*:) (.*)$/s;

/**
 * The html of a message, made from its text alone (see compose.ts: a title, a blank line, rows of label and value, then
 * perhaps a blank line, a label and a long text). So the file stores each text once, and every attempt to send it has the
 * same bytes (D17). A change here changes the bytes of messages that wait: where an attempt has an unknown outcome, the
 * provider then rejects the repeat, and the message becomes a dead letter.
 */
export function htmlOf(text: string): string {
  const [title = '', , ...lines] = text.replace(/\n$/, '').split('\n');
  const blank = lines.indexOf('');
  const rows = blank < 0 ? lines : lines.slice(0, blank);
  const [label = '', ...long] = blank < 0 ? [] : lines.slice(blank + 1);
  const html = [
    '<!doctype html>',
    '<html lang="it"><head><meta charset="utf-8"></head><body>',
    `<h1>${escapeHtml(title)}</h1>`,
    ...rows.map(htmlOfRow),
    ...(blank < 0
      ? []
      : [`<p><strong>${escapeHtml(label)}</strong></p>`, `<p>${escapeLines(long.join('\n'))}</p>`]),
    '</body></html>',
  ];
  return `${html.join('\n')}\n`;
}

function htmlOfRow(row: string): string {
  const [, label = '', value = row] = ROW.exec(row) ?? [];
  return `<p><strong>${escapeHtml(label)}</strong> ${escapeHtml(value)}</p>`;
}
