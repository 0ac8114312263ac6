import { parse } from 'node-html-parser';
import PostalMime from 'postal-mime';
import { expect } from 'vitest';
import { fieldsOf, formSchemas, isFormName } from '@/lib/forms/forms';
import type { LogEntry } from '@/lib/mail/log';
import { logLine } from '@/lib/mail/log';
import { fromEml, toEml } from '@/lib/mail/message/eml';
import type { MailMessage } from '@/lib/mail/message/message';
import { FORM_PAGES } from '@/lib/mail/request/responses';
import { boxes } from '../mail-fixture';
import { mailFrom } from './fuzz-fixture';
import { MARK } from './texts';

/** What may be answered to a wrong request (D16); 503 is for failures of the server. */
const REFUSALS = [400, 403, 405, 408, 409, 413, 415, 422, 429];

const PAGES = Object.keys(formSchemas).filter(isFormName);
const DONE = PAGES.map((form) => FORM_PAGES[form].done);
const BACK = PAGES.flatMap((form) =>
  [...fieldsOf(form), 'invio'].map((field) => `${FORM_PAGES[form].page}#errore-${field}`),
);

/** Expects one of the documented answers. @returns whether it tells that the submission was taken */
export async function expectDocumented(response: Response): Promise<boolean> {
  const { status, headers } = response;
  const text = await response.text();
  expect(headers.get('cache-control')).toBe('no-store');
  if (status === 303) {
    const location = headers.get('location') ?? '';
    expect([...DONE, ...BACK]).toContain(location);
    expect([text, [...headers.keys()].sort()]).toEqual(['', ['cache-control', 'location']]);
    return DONE.includes(location);
  }
  expect(headers.get('content-type')).toBe('application/json');
  const answer: unknown = JSON.parse(text);
  if (status === 200) {
    expect(answer).toEqual({ success: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    return true;
  }
  expect(REFUSALS).toContain(status);
  expect(answer).toEqual({
    success: false,
    error: {
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.stringMatching(/^[A-ZÈ].{10,}\.$/),
      ...((answer as { error: object }).error && 'fields' in (answer as { error: object }).error
        ? { fields: expect.any(Object) }
        : {}),
    },
  });
  return false;
}

/** Controls, direction marks, what some reader takes for the end of a line, and what gets lost in encoded words. */
const UNFIT_FOR_HEADER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]/u;

/** Expects that nothing from outside says where a message goes, who sends it, or what its headers are. */
export function expectOwnEnvelope({ to, from, replyTo, subject }: MailMessage): void {
  expect([boxes.mailTo, ...boxes.others]).toContain(to);
  expect(from.address).toBe(mailFrom);
  expect(from.name).toMatch(/^(?:Sito|[^<>@"\\,;:=?()]+ \(via sito\))$/u);
  for (const value of [from.name, from.name.normalize('NFKC'), subject, replyTo ?? '']) {
    expect(value).not.toMatch(UNFIT_FOR_HEADER);
    expect(value).not.toContain('=?');
  }
  expect(from.name.normalize('NFKC')).not.toMatch(/[<>@]/);
  if (replyTo !== undefined) expect(replyTo).toMatch(/^[!-~]+@[a-z\d.-]+$/i);
}

const TAGS = [
  '<!doctype html>',
  '<html lang="it">',
  '<head>',
  '<meta charset="utf-8">',
  '</head>',
  '<body>',
].concat(['<h1>', '</h1>', '<p>', '</p>', '<strong>', '</strong>', '<br>', '</body>', '</html>']);

/** Expects the template's own tags, whole and without anything added, read as text and as a tree. */
export function expectOwnHtml({ html, text, form }: MailMessage): void {
  const bare = TAGS.reduce((rest, tag) => rest.replaceAll(tag, ''), html);
  expect(bare).not.toMatch(/[<>"']/);
  expect(bare.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
  const root = parse(html, { comment: true });
  const elements = root.querySelectorAll('*');
  expect(new Set(elements.map(({ tagName }) => tagName))).toEqual(
    new Set(['HTML', 'HEAD', 'META', 'BODY', 'H1', 'P', 'STRONG', ...(html.includes('<br>') ? ['BR'] : [])]),
  );
  const attributes = elements.flatMap(({ tagName, attributes }) =>
    Object.entries(attributes).map(([name, value]) => `${tagName} ${name}=${value}`),
  );
  expect(attributes).toEqual(['HTML lang=it', 'META charset=utf-8']);
  // Both bodies say the same, word for word.
  const said = root.querySelector('body')?.text ?? '';
  expect(words(said)).toBe(words(text));
  // And no value makes a row of its own.
  const rows = root.querySelectorAll('strong').length - (form === 'newsletter' ? 0 : 1);
  expect(text.split('\n').slice(2).indexOf('')).toBe(rows);
}

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

const HEADERS = [
  'X-Spool-Digest',
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'X-Spool-Key',
].concat(['X-Spool-Fingerprint', 'X-Spool-Form', 'X-Spool-Client', 'MIME-Version', 'Content-Type']);

/** Expects a file with the fixed headers and parts, which reads back as exactly the message. */
export async function expectOwnEml(message: MailMessage): Promise<void> {
  const eml = toEml(message);
  expect(await fromEml(eml)).toEqual(message);
  const expected = HEADERS.filter((name) => message.replyTo !== undefined || name !== 'Reply-To');
  // By hand, as the simplest of readers would.
  const head = eml.slice(0, eml.indexOf('\r\n\r\n')).replace(/\r\n /g, ' ').split('\r\n');
  expect(head.map((line) => line.slice(0, line.indexOf(':')))).toEqual(expected);
  expect(head.join('')).toMatch(/^[ -~]*$/);
  expect(eml.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  // And as a mail program does.
  const mail = await PostalMime.parse(eml);
  expect(mail.headers.map(({ key }) => key)).toEqual(expected.map((name) => name.toLowerCase()));
  expect(mail.to).toEqual([{ name: '', address: message.to }]);
  expect([mail.cc, mail.bcc, mail.sender, mail.returnPath]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['dati.json', 'application/json'],
  ]);
}

/** Expects lines that cannot be forged and tell nothing of what was submitted. */
export function expectQuietLog(entries: readonly LogEntry[]): void {
  for (const line of linesOf(entries)) {
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(line.toLowerCase()).not.toContain(MARK);
    expect(line).not.toMatch(/vittima|altrove|<script/i);
    JSON.parse(line);
  }
}

/** Entries as they are written. */
function linesOf(entries: readonly LogEntry[]): string[] {
  const lines: string[] = [];
  const { log } = console;
  console.log = (line: string) => lines.push(line);
  try {
    for (const entry of entries) logLine(entry);
  } finally {
    console.log = log;
  }
  return lines;
}
