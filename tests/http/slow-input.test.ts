import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forms } from '@/lib/forms/forms';
import { clientIp, clientNetworks } from '@/lib/http/client-ip';
import { logLine } from '@/lib/log';
import { hasValidHost, normalizePath } from '@/lib/server/request-target';
import { sample } from '@/tests/forms/sample';
import { fixture, setUpMail } from '@/tests/mail/mail-fixture';
import { demo, jsonPost, mailboxes, payload } from '@/tests/mail/submissions';
import { filesOf, makeSite, SITE } from '@/tests/server/site-fixture';
import { folderOfFile } from '@/tests/temporary';

/** Linear time is far below it; quadratic time far above, and so is exponential time within the length of a field. */
const MAX_MS = 50;

/**
 * Texts for which a regular expression could try every way of splitting, as `beginning|repeated part|end`: of 20,000 characters,
 * and of 240, the length of a short field.
 */
const SHAPES = {
  lists: ['| |x', 'a;q| |!', '|\t |!', '|, |!', '|"|!', '|W/"|', 'charset=|"|'],
  paths: ['/|/|\\', '/|%61|%', '/|../|!', 'http://|a.|!', 'http://|a-|'],
  addresses: ['|0|!', '|1.|:x', '[|:|]', '|a|@', 'a@|a.|!', 'a@|a-|.', '|a@|', '|a.|@', '|.|!'],
  markup: ['|<|>', '|<script|', '<script>|</script |!', '|</p |', '|&|;', '&|a|', '|=?|?='],
  characters: ['|\n|x', '|\r|\n', '|\u202A|x', '|è|!', '|😀|\uD800'],
};
const TEXTS = Object.values(SHAPES).flatMap((shapes) =>
  shapes.flatMap((shape) => {
    const [begin = '', repeated = '', end = ''] = shape.split('|');
    return [20_000, 240].map((length) => begin + repeated.repeat(length / repeated.length) + end);
  }),
);

/** The shortest processor time of up to ten runs, since the machine may be busy. Errors are ignored. */
async function shortestMsOf(work: () => unknown): Promise<number> {
  let shortestMs = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 10 && shortestMs >= MAX_MS; run += 1) {
    const before = process.cpuUsage();
    await Promise.allSettled([(async () => work())()]);
    const { user, system } = process.cpuUsage(before);
    shortestMs = Math.min(shortestMs, (user + system) / 1000);
  }
  return shortestMs;
}

setUpMail();
const files = filesOf(await makeSite(SITE, folderOfFile()));
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** A text as a header, which may contain only some characters. */
const header = (text: string) => text.replace(/[^\t -~]/g, '%');
const post = (body: unknown, headers = {}) => fixture.handle(jsonPost(body, headers));
const everyField = (valid: object, text: string) =>
  Object.fromEntries(Object.keys(valid).map((name) => [name, text]));
const ask = (headers: Record<string, string>) =>
  files(new Request('https://sito.example/', { method: 'HEAD', headers }));

const READERS: Record<string, (text: string) => unknown> = {
  'the coding of a page': (text) => ask({ 'Accept-Encoding': header(text) }),
  'the copy that a browser has': (text) => ask({ 'If-None-Match': header(text) }),
  'the path': normalizePath,
  'the host': (text) =>
    hasValidHost({ headers: { host: text }, rawHeaders: ['Host', text] } as unknown as IncomingMessage),
  'the address': (text) => clientNetworks(clientIp({ peer: text, forwardedFor: text, trustProxy: 1 })),
  'a line of the log': (reason) => logLine({ event: 'test', reason }),
  'the Origin': (text) => post(demo, { Origin: header(text) }),
  'the key': (text) => post(demo, { 'Idempotency-Key': header(text) }),
  'the content type': (text) => post(demo, { 'Content-Type': header(text) }),
  'the origin of a lead': (text) => post({ ...demo, origin: { page: text, campaign: { source: text } } }),
  'a form post': (text) => post(text, { 'Content-Type': 'application/x-www-form-urlencoded' }),
  'a JSON text': (text) => post({ [text]: text }),
  'the documented payload': (text) => post({ ...everyField(payload, text), to: mailboxes.info }),
  'the html of a payload': (text) => post({ to: mailboxes.info, subject: 'a', html: text }),
};

for (const { name } of Object.values(forms))
  READERS[`the form ${name}`] = (text) => post({ ...everyField(sample(name), text), form: name });

it.each(Object.entries(READERS))('%s is read in linear time', async (_, read) => {
  for (const text of TEXTS)
    expect(await shortestMsOf(() => read(text)), text.slice(0, 20)).toBeLessThan(MAX_MS);
});
