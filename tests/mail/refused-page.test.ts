import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refusedWords } from '@/content/forms/refused';
import {
  asFormPost,
  contact,
  demo,
  endpoint,
  errorOf,
  formPost,
  jsonPost,
  type MailFixture,
  openMailFixture,
} from './mail-fixture';

let fixture: MailFixture;
beforeEach(async () => {
  fixture = await openMailFixture({ rateLimitMax: 1 });
});
afterEach(() => fixture.close());

const long = { ...asFormPost(contact), message: 'x'.repeat(70_000) };

/** A form post in parts, which does not say how long it is. */
function streamed(): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(long)) form.set(name, value);
  const { body, headers } = new Response(form);
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  return new Request(endpoint, init);
}

async function submitTooMany(): Promise<void> {
  expect((await fixture.handle(formPost(asFormPost(demo)))).status).toBe(303);
}

async function askTooOften(): Promise<void> {
  for (let index = 0; index < 300; index += 1) await fixture.handle(jsonPost('{'));
}

it.each<[string, number, string, () => Request, () => Promise<void>]>([
  [
    'announced as too long',
    413,
    'accorciatelo',
    () => formPost(long, { 'Content-Length': '70500' }),
    async () => {},
  ],
  ['too long', 413, 'accorciatelo', streamed, async () => {}],
  ['one too many', 429, 'troppi invii', () => formPost(asFormPost(contact)), submitTooMany],
  ['after too many requests', 429, 'troppe richieste', () => formPost(asFormPost(contact)), askTooOften],
])(
  'a form post %s gets a page with the status %i and the other ways',
  async (_, status, why, post, before) => {
    await before();
    const response = await fixture.handle(post());
    const page = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(page).toMatch(/^<!doctype html>\n<html lang="it">/);
    for (const words of [refusedWords.title, why, refusedWords.phone.href, refusedWords.mail.href])
      expect(page).toContain(words);
    expect(response.headers.has('retry-after')).toBe(status === 429);
    expect(response.headers.get('cache-control')).toBe('no-store');
    // Its own style is all that its policy allows.
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  },
);

it('what a script posts gets JSON with the same status', async () => {
  const tooLong = await fixture.handle(jsonPost({ ...contact, message: long.message }));
  expect([tooLong.status, (await errorOf(tooLong)).code]).toEqual([413, 'too_large']);
  await submitTooMany();
  const tooMany = await fixture.handle(jsonPost(contact));
  expect([tooMany.status, (await errorOf(tooMany)).code]).toEqual([429, 'too_many']);
  expect(tooMany.headers.has('retry-after')).toBe(true);
});

it('has the colours of the site', async () => {
  const page = await (await fixture.handle(formPost(long, { 'Content-Length': '70500' }))).text();
  const colours = page.match(/#[0-9a-f]{6}/g) ?? [];
  const styles = readFileSync(join(import.meta.dirname, '../../app/globals.css'), 'utf8');
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.filter((colour) => !styles.includes(colour))).toEqual([]);
});
