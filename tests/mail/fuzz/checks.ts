import { parse } from 'node-html-parser';
import { expect } from 'vitest';
import { fieldsOf, forms } from '@/lib/forms/forms';
import { type LogEntry, lineOf } from '@/lib/log';
import type { Lead } from '@/lib/mail/store/lead';
import { boxes } from '../mail-fixture';
import { MARK } from './texts';

/** What may be answered to a wrong request (D16); 503 is for failures of the server. */
const REFUSALS = [400, 403, 405, 408, 409, 413, 415, 422, 429];

const DONE: readonly string[] = Object.values(forms).map(({ done }) => done);
const BACK: readonly string[] = Object.values(forms).flatMap(({ name, page }) =>
  [...fieldsOf(name), 'invio'].map((field) => `${page}#errore-${field}`),
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
  if (headers.get('content-type') === 'text/html; charset=utf-8') {
    expect([413, 429]).toContain(status);
    return false;
  }
  expect(headers.get('content-type')).toBe('application/json');
  const answer: { error?: { fields?: object } } = JSON.parse(text);
  if (status === 200) {
    expect(answer).toEqual({ success: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    return true;
  }
  expect(REFUSALS).toContain(status);
  const { fields, ...error } = answer.error ?? {};
  expect({ ...answer, error }).toEqual({
    success: false,
    error: {
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.stringMatching(/^[A-ZÈ].{10,}\.$/),
    },
  });
  if (fields) expect(Object.values(fields).every((message) => typeof message === 'string')).toBe(true);
  return false;
}

/** Controls, direction marks, what some reader takes for the end of a line, and what gets lost in encoded words. */
const UNFIT_FOR_HEADER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]/u;

/** Expects that nothing from outside says where a message goes, who sends it, or what its headers are. */
export function expectOwnEnvelope({ to, from, replyTo, subject }: Lead['message']): void {
  expect([boxes.mailTo, ...boxes.others]).toContain(to);
  const name = /^"(.*)" <sito@azienda\.example>$/u.exec(from)?.[1] ?? '';
  expect(name).toMatch(/^(?:Sito|[^<>@"\\,;:=?()]+ \(via sito\))$/u);
  expect(
    from
      .normalize('NFKC')
      .match(/[<>@"\\]/g)
      ?.join(''),
  ).toBe('""<@>');
  for (const value of [from, from.normalize('NFKC'), subject, replyTo ?? '']) {
    expect(value).not.toMatch(UNFIT_FOR_HEADER);
    expect(value).not.toContain('=?');
  }
  if (replyTo !== null) expect(replyTo).toMatch(/^[!-~]+@[a-z\d.-]+$/i);
}

const TAGS = /<(?:!doctype html|html lang="it"|meta charset="utf-8"|br|\/?(?:html|head|body|h1|p|strong))>/g;

/** Expects the template's own tags, whole and without anything added, read as text and as a tree. */
export function expectOwnHtml({ html, text }: Lead['message'], hasLongText: boolean): void {
  const bare = html.replace(TAGS, '');
  expect(bare).not.toMatch(/[<>"']/);
  expect(bare.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
  const root = parse(html, { comment: true });
  const elements = root.querySelectorAll('*');
  const own = ['HTML', 'HEAD', 'META', 'BODY', 'H1', 'P', 'STRONG', ...(html.includes('<br>') ? ['BR'] : [])];
  expect(new Set(elements.map(({ tagName }) => tagName))).toEqual(new Set(own));
  const attributes = elements.flatMap(({ tagName, attributes }) =>
    Object.entries(attributes).map(([name, value]) => `${tagName} ${name}=${value}`),
  );
  expect(attributes).toEqual(['HTML lang=it', 'META charset=utf-8']);
  // Both say the same, word for word.
  expect(words(root.querySelector('body')?.text ?? '')).toBe(words(text));
  // And no value makes a row of its own.
  const rows = root.querySelectorAll('strong').length - (hasLongText ? 1 : 0);
  expect(text.split('\n').slice(2).indexOf('')).toBe(rows);
}

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Expects lines that cannot be forged and tell nothing of what was submitted. */
export function expectQuietLog(entries: readonly LogEntry[]): void {
  for (const line of entries.map(lineOf)) {
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(line.toLowerCase()).not.toContain(MARK);
    expect(line).not.toMatch(/vittima|altrove|<script/i);
    JSON.parse(line);
  }
}
