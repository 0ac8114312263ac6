import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { normaliseLines } from '@/lib/forms/fields';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { startFakeProvider } from './fake-provider';
import {
  expectDocumented,
  expectOwnEml,
  expectOwnEnvelope,
  expectOwnHtml,
  expectQuietLog,
} from './fuzz/checks';
import { type FuzzFixture, mailFrom, openFuzzFixture } from './fuzz/fuzz-fixture';
import {
  anyHeaders,
  asJson,
  type Body,
  damaged,
  encoding,
  method,
  oddEncoding,
  requestOf,
} from './fuzz/requests';
import { spoiled } from './fuzz/spoiled';
import { type Fields, mutated, payload, taken, takenForm } from './fuzz/submissions';
import { boxes } from './mail-fixture';

const isFull = process.env.TEST_FULL === '1';
if (isFull) vi.setConfig({ testTimeout: 600_000 });

/** How often each property is tried. The seed is fixed but in the full run, where fast-check prints that of a failure. */
const runs = (numRuns: number) => (isFull ? { numRuns: numRuns * 20 } : { numRuns, seed: 1 });

let fixture: FuzzFixture;
beforeEach(async () => {
  fixture = await openFuzzFixture();
});
afterEach(() => fixture.close());

/** Sends a request and expects all that must hold whatever it was. @returns the message, if it was taken */
async function send(request: Request) {
  const { response, composed, log } = await fixture.ask(request);
  const isTaken = await expectDocumented(response);
  expectQuietLog(log);
  // A key comes twice when a failure is being narrowed down.
  const repeats = log.some(({ outcome }) => outcome === 'repeated');
  expect(composed).toHaveLength(isTaken && !repeats ? 1 : 0);
  for (const message of composed) {
    expectOwnEnvelope(message);
    expectOwnHtml(message);
    await expectOwnEml(message);
  }
  return composed[0];
}

/** What was typed into the fields whose words a message must repeat. */
const NAMES_OF_TEXT = /^(?:message|motivazione|note|body|text)$/;
const NOT_REPEATED = /^(?:form|to|privacyAccepted|gdpr|html)$/;

function expectWhole(text: string, fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    if (NOT_REPEATED.test(name) || typeof value !== 'string') continue;
    expect(text).toContain(normaliseLines(value).trim());
    if (NAMES_OF_TEXT.test(name)) expect(text.endsWith(`:\n${normaliseLines(value).trim()}\n`)).toBe(true);
  }
}

describe('whatever comes', () => {
  const anyType = fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
  );
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.json({ maxDepth: 6 }).map((text) => Buffer.from(text)),
    fc.string({ unit: 'binary', maxLength: 200 }).map((text) => Buffer.from(text)),
    fc.string({ maxLength: 100 }).map((text) => Buffer.from(`--x\r\n${text}\r\n--x--\r\n`)),
    fc.integer({ min: 65_500, max: 65_600 }).map((size) => Buffer.alloc(size, '{"form":"contact",')),
  );
  const rubbish: fc.Arbitrary<Body> = fc.record({ type: anyType, bytes });

  it('rubbish is refused as documented and not kept', async () => {
    await fc.assert(
      fc.asyncProperty(rubbish, fc.integer({ min: 1, max: 5 }), async (body, pieces) => {
        expect(await send(requestOf(body, {}, 'POST', pieces))).toBeUndefined();
      }),
      runs(100),
    );
    expect(await fixture.spool.list('waiting')).toEqual([]);
  });

  it('submissions with wrong values, keys and shapes are taken cleanly or refused as documented', async () => {
    const kept = new Set<string>();
    await fc.assert(
      fc.asyncProperty(mutated, oddEncoding, async (fields, encode) => {
        const message = await send(requestOf(encode(fields)));
        if (message) kept.add(message.key);
      }),
      runs(100),
    );
    await expectKept(kept);
  });

  it('submissions with damaged bytes and any headers are taken cleanly or refused as documented', async () => {
    const kept = new Set<string>();
    const body = fc.tuple(taken, encoding).map(([fields, encode]) => encode(fields));
    await fc.assert(
      fc.asyncProperty(fc.oneof(body, damaged(body)), anyHeaders, method, async (sent, headers, verb) => {
        const message = await send(requestOf(sent, headers, verb, 3));
        if (message) kept.add(message.key);
      }),
      runs(100),
    );
    await expectKept(kept);
  });

  it.each(Object.entries(spoiled))('%s is never taken', async (_, [submissions, statuses]) => {
    await fc.assert(
      fc.asyncProperty(submissions, async ({ body, headers }) => {
        const { response, composed, log } = await fixture.ask(requestOf(body, headers));
        expect(statuses).toContain(response.status);
        expect([await expectDocumented(response), composed]).toEqual([false, []]);
        expectQuietLog(log);
      }),
      runs(60),
    );
    await expectKept(new Set());
  });

  /** Expects the folder to hold exactly what was answered as taken, each as it was composed. */
  async function expectKept(keys: ReadonlySet<string>) {
    const entries = [...(await fixture.spool.list('waiting')), ...(await fixture.spool.list('spam'))];
    expect(new Set(entries.map(({ key }) => key))).toEqual(keys);
  }
});

describe('what a visitor may write', () => {
  it('arrives whole, in every encoding, and says nothing to any header', async () => {
    await fc.assert(
      fc.asyncProperty(takenForm, encoding, async (fields, encode) => {
        const message = await send(requestOf(encode(fields)));
        expect(message?.to).toBe(boxes.mailTo);
        expectWhole(message?.text ?? '', fields);
      }),
      runs(60),
    );
  });

  it('arrives whole as a documented payload, html as its words', async () => {
    await fc.assert(
      fc.asyncProperty(payload, async (fields) => {
        const message = await send(requestOf(asJson(fields)));
        expect(message?.to).toBe(String(fields.to).toLowerCase());
        expectWhole(message?.text ?? '', fields);
        const stored = await fixture.spool.message('waiting', message?.key ?? '');
        expect(stored).toEqual(message);
      }),
      runs(40),
    );
  });

  it('reaches the provider in exactly six fields', async () => {
    const fakeProvider = await startFakeProvider();
    const sending = await openFuzzFixture(
      resendProvider({ apiKey: 're_fuzz', baseUrl: fakeProvider.baseUrl }),
    );
    try {
      await fc.assert(
        fc.asyncProperty(taken, async (fields) => {
          const { composed } = await sending.ask(requestOf(asJson(fields)));
          await sending.delivery.idle();
          const [message] = composed;
          const [received] = fakeProvider.received.splice(0);
          const { from, ...rest }: Record<string, unknown> = JSON.parse(received?.body ?? '{}');
          expect(rest).toEqual({
            to: message?.to,
            subject: message?.subject,
            text: message?.text,
            html: message?.html,
            ...(message?.replyTo ? { reply_to: message.replyTo } : {}),
          });
          expect(from).toBe(`"${message?.from.name}" <${mailFrom}>`);
          expect(received?.headers['idempotency-key']).toBe(message?.key);
        }),
        runs(20),
      );
      expect(fakeProvider.delivered).toHaveLength(fakeProvider.requests());
    } finally {
      await sending.close();
      await fakeProvider.close();
    }
  });
});
