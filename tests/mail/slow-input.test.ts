import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { forms } from '@/lib/forms/forms';
import { SITE_INPUT_PATTERN, SITE_PATTERN } from '@/lib/forms/partner';
import {
  DOTTED_EMAIL_INPUT_PATTERN,
  HTML_EMAIL,
  PLAIN_EMAIL,
  SIMPLE_EMAIL,
  withScheme,
} from '@/lib/forms/rules';
import { clientAddress, rateLimitKey } from '@/lib/http/client-address';
import { logLine } from '@/lib/log';
import { checkOrigin, cleanSenderName, cleanSubject, idempotencyKey } from '@/lib/mail/request/guard';
import { takeOrigin } from '@/lib/mail/request/origin';
import { readPayload } from '@/lib/mail/request/payload';
import { readRequest } from '@/lib/mail/request/read-request';
import { hasValidHost, normalizePath } from '@/lib/server/request-target';
import { openSiteFolder } from '@/lib/server/site-folder';
import { sample } from '../forms/sample';
import { makeSite } from '../server/site-fixture';
import { boxes, endpoint, payload, siteUrl } from './mail-fixture';

/** What the input may be as long as: more than any header, and than most fields. */
const LENGTH = 20_000;
const MAX_MS = 20;

/** Beginning, what is repeated, end: each is where some pattern could try every way of splitting it. */
const SHAPES: readonly (readonly [begin: string, repeated: string, end: string])[] = [
  ['', ' ', 'x'],
  ['a', ' ', 'x'],
  ['a;q', ' ', '!'],
  ['', '\t ', '!'],
  ['', ',', '!'],
  ['', ', ', '!'],
  ['', '"', '!'],
  ['', 'W/"', ''],
  ['', '/', '\\'],
  ['/', '%61', '%'],
  ['/', '../', '!'],
  ['', '0', '!'],
  ['', '1.', ':x'],
  ['[', ':', ']'],
  ['', 'a', '@'],
  ['a@', 'a.', '!'],
  ['a@', 'a-', '.'],
  ['a@', 'a.', '@'],
  ['', 'a@', ''],
  ['', 'a.', '@'],
  ['http://', 'a.', '!'],
  ['http://', 'a-', ''],
  ['', '<', '>'],
  ['', '<a ', ''],
  ['', '<script', ''],
  ['<script>', '</script', ''],
  ['<script>', '</script ', '!'],
  ['', '</p ', ''],
  ['', '&', ';'],
  ['&', 'a', ''],
  ['', '\n', 'x'],
  ['', '\r', '\n'],
  ['', '=?', '?='],
  ['', '\u202a', 'x'],
  ['', 'è', '!'],
  ['', '😀', '\ud800'],
  ['//', 'a', ''],
  ['charset=', '"', ''],
];

const shaped = ([begin, repeated, end]: readonly [string, string, string]) =>
  begin + repeated.repeat(Math.floor(LENGTH / repeated.length)) + end;

/** Anything may be thrown: it is the time that counts. */
async function attempt(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch {
    // Refused, as it should be.
  }
}

/** How long it takes, in milliseconds; tried again while it is too long, as the machine may be busy with others. */
async function shortest(work: () => unknown): Promise<number> {
  let shortestMs = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 10 && shortestMs >= MAX_MS; run += 1) {
    const began = performance.now();
    await attempt(work);
    shortestMs = Math.min(shortestMs, performance.now() - began);
  }
  return shortestMs;
}

/** Headers take bytes only; what is beyond goes in as a browser would have to escape it. */
const header = (text: string) => text.replace(/[^\t -~]/g, '%');
const request = (headers: Record<string, string>) => new Request(endpoint, { method: 'POST', headers });
const incoming = (fields: object) => fields as unknown as IncomingMessage;

const folder = await makeSite();
afterAll(folder.remove);
const { files } = openSiteFolder(folder.root);
const everyField = (valid: object, text: string) =>
  Object.fromEntries(Object.keys(valid).map((name) => [name, text]));

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'the coding of a page': (text) => files.open('index.html', { body: false, codings: text, tags: null }),
  'the copy that a browser has': (text) =>
    files.open('index.html', { body: false, codings: null, tags: text }),
  'the path': normalizePath,
  'the host': (text) => hasValidHost(incoming({ headers: { host: text }, rawHeaders: ['Host', text] })),
  'the address': (text) => rateLimitKey(clientAddress({ peer: text, forwardedFor: text, trustProxy: 1 })),
  'the origin': (text) => checkOrigin(request({ origin: header(text), host: header(text) }), siteUrl),
  'where a lead comes from': (text) => {
    const campaign = { source: text, medium: text, campaign: text };
    const json = { origin: { page: text, campaign } };
    takeOrigin({ kind: 'json', fields: json }, request({}), siteUrl);
    const referer = `${endpoint}?utm_source=${header(text)}`;
    takeOrigin({ kind: 'form', fields: {} }, request({ referer }), siteUrl);
  },
  'the key': (text) => idempotencyKey(request({ 'idempotency-key': header(text) })),
  'the content type': (text) => readRequest(request({ 'content-type': header(text) })),
  'a form post': (text) =>
    readRequest(
      new Request(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: text,
      }),
    ),
  'a JSON text': (text) =>
    readRequest(
      new Request(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ [text]: text }),
      }),
    ),
  'the documented payload': (text) => readPayload({ ...everyField(payload, text), to: boxes.info }, boxes),
  'its html': (text) => readPayload({ to: boxes.info, subject: 'a', html: text }, boxes),
  ...Object.fromEntries(
    Object.values(forms).map(({ name, schema }) => [
      `the form ${name}`,
      (text: string) => schema.safeParse(everyField(sample(name), text)),
    ]),
  ),
  'a sender’s name': cleanSenderName,
  'a subject': cleanSubject,
  'a scheme': withScheme,
  'a line of the log': (reason) => logLine({ event: 'test', reason }),
};

/** The schemas cut long values before these; the browser does not. */
const PATTERNS = {
  HTML_EMAIL,
  PLAIN_EMAIL,
  SIMPLE_EMAIL,
  SITE_PATTERN,
  DOTTED_EMAIL_INPUT_PATTERN: new RegExp(`^(?:${DOTTED_EMAIL_INPUT_PATTERN})$`, 'v'),
  SITE_INPUT_PATTERN: new RegExp(`^(?:${SITE_INPUT_PATTERN})$`, 'v'),
};

describe(`${LENGTH} characters made to be slow`, () => {
  beforeAll(() => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterAll(() => vi.restoreAllMocks());

  it.each(Object.entries(READERS))('take %s no more than a moment', async (_, read) => {
    for (const shape of SHAPES) {
      expect([shape, await shortest(() => read(shaped(shape)))]).toEqual([shape, below(MAX_MS)]);
    }
  });

  it.each(Object.entries(PATTERNS))('take the pattern %s no more than a moment', async (_, pattern) => {
    for (const shape of SHAPES) {
      expect([shape, await shortest(() => pattern.test(shaped(shape)))]).toEqual([shape, below(MAX_MS)]);
    }
  });
});

const below = (ms: number) => expect.toSatisfy((value: number) => value < ms);
