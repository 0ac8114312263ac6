import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Field } from '@/lib/forms/field';
import { fieldsOf, forms, isFormName } from '@/lib/forms/forms';
import { normaliseLines, withScheme } from '@/lib/forms/rules';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import type { Lead } from '@/lib/mail/store/lead';
import { startFakeProvider } from './fake-provider';
import { expectDocumented, expectOwnEnvelope, expectOwnHtml, expectQuietLog } from './fuzz/checks';
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
import { type Fields, isScripted, mutated, partnerPost, payload, taken, takenForm } from './fuzz/submissions';
import { boxes, type MailFixture, openMailFixture } from './mail-fixture';

const isFull = process.env.TEST_FULL === '1';
if (isFull) vi.setConfig({ testTimeout: 600_000 });

/** How often each property is tried. The seed is fixed but in the full run, where fast-check prints that of a failure. */
const runs = (numRuns: number) => (isFull ? { numRuns: numRuns * 20 } : { numRuns, seed: 1 });

let fixture: MailFixture;
/** Whether a field stands below the rows of its message; of the documented payload the text does. */
function belowRows(form: Lead['form'], name: string): boolean {
  const fields: Readonly<Record<string, Field>> = isFormName(form) ? forms[form].fields : {};
  return isFormName(form) ? fields[name]?.column === 'text' : ['body', 'text'].includes(name);
}
const hasLongText = (form: Lead['form']) =>
  !isFormName(form) || fieldsOf(form).some((name) => belowRows(form, name));

/** Keys of what was answered as taken. */
let keys: Set<string>;
let visitors = 0;
beforeEach(async () => {
  fixture = await openMailFixture();
  keys = new Set();
});
afterEach(() => fixture.close());

/** Sends a request and expects all that must hold whatever it was. @returns what is stored of it, if it was taken */
async function send(request: Request): Promise<{ response: Response; lead: Lead | undefined }> {
  fixture.log.length = 0;
  // Each from another visitor: the same form post from the same one would be a repeat.
  visitors += 1;
  const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const response = await fixture.handle(request, { address });
  const isTaken = await expectDocumented(response);
  // What a foreign page can cause is not logged.
  if (![403, 405].includes(response.status)) expect(fixture.log).toHaveLength(1);
  expectQuietLog(fixture.log);
  if (!isTaken) return { response, lead: undefined };
  const key = String(fixture.log[0]?.key);
  keys.add(key);
  const [lead] = await fixture.leads.byKey(key, 1, 0);
  if (!lead) throw new Error('not stored');
  expectOwnEnvelope(lead.message);
  expectOwnHtml(lead.message, hasLongText(lead.form));
  return { response, lead };
}

/** Expects the store to hold exactly what was answered as taken. */
async function expectKept(): Promise<void> {
  expect(new Set((await fixture.stored()).map(({ key }) => key))).toEqual(keys);
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
        expect((await send(requestOf(body, {}, 'POST', pieces))).lead).toBeUndefined();
      }),
      runs(100),
    );
    await expectKept();
  });

  it('submissions with wrong values, keys and shapes are taken cleanly or refused as documented', async () => {
    await fc.assert(
      fc.asyncProperty(mutated, oddEncoding, async (fields, encode) => {
        await send(requestOf(encode(fields)));
      }),
      runs(100),
    );
    await expectKept();
  });

  it('submissions with damaged bytes and any headers are taken cleanly or refused as documented', async () => {
    const body = fc.tuple(taken, encoding).map(([fields, encode]) => encode(fields));
    await fc.assert(
      fc.asyncProperty(fc.oneof(body, damaged(body)), anyHeaders, method, async (sent, headers, verb) => {
        await send(requestOf(sent, headers, verb, 3));
      }),
      runs(100),
    );
    await expectKept();
  });

  it.each(Object.entries(spoiled))('%s is never taken', async (_, bodies) => {
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { response, lead } = await send(requestOf(body));
        expect([403, 422]).toContain(response.status);
        expect(lead).toBeUndefined();
      }),
      runs(60),
    );
    await expectKept();
  });
});

/** What a submission is stored as; the partner's documented keys say only what its fields say. */
const DOCUMENTED = /^(?:to|subject|body|from|replyTo|senderName)$/;
const NOT_REPEATED = /^(?:form|to|privacyAccepted|gdpr|html)$/;

function expectWhole({ message, ...lead }: Lead, fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    if (NOT_REPEATED.test(name) || typeof value !== 'string') continue;
    if (lead.form === 'partner' && DOCUMENTED.test(name)) continue;
    const text = normaliseLines(value).trim();
    expect(message.text).toContain(text);
    if (belowRows(lead.form, name)) expect(message.text.endsWith(`:\n${text}\n`)).toBe(true);
    const kept = name === 'sito' ? withScheme(text) : text;
    if (text !== '') expect(lead.fields[name === 'text' ? 'body' : name]).toBe(kept);
  }
}

describe('what a visitor may write', () => {
  it('arrives whole, in every encoding, and says nothing to any header', async () => {
    await fc.assert(
      fc.asyncProperty(takenForm, encoding, async (fields, encode) => {
        const { lead } = await send(requestOf(encode(fields)));
        if (!lead) throw new Error('refused');
        expect([lead.form, lead.message.to]).toEqual([fields.form, boxes.mailTo]);
        expectWhole(lead, fields);
      }),
      runs(60),
    );
  });

  it('arrives whole as a documented payload, html as its words, alone and beside a form', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(payload, partnerPost), async (fields) => {
        const { lead } = await send(requestOf(asJson(fields)));
        if (!lead) throw new Error('refused');
        const to = fields.form === undefined ? String(fields.to).toLowerCase() : boxes.mailTo;
        expect([lead.form, lead.message.to]).toEqual([fields.form ?? 'message', to]);
        expectWhole(lead, fields);
      }),
      runs(60),
    );
  });

  it('reaches the provider in exactly six fields', async () => {
    const fakeProvider = await startFakeProvider();
    await fixture.close();
    const provider = resendProvider({ apiKey: 're_fuzz', baseUrl: fakeProvider.baseUrl });
    fixture = await openMailFixture({ provider });
    await fc.assert(
      fc.asyncProperty(taken, encoding, async (fields, encode) => {
        const { lead } = await send(requestOf(isScripted(fields) ? asJson(fields) : encode(fields)));
        await fixture.delivery.run();
        const [received] = fakeProvider.received.splice(0);
        const { replyTo, ...message } = lead?.message ?? {};
        expect(JSON.parse(received?.body ?? '{}')).toEqual({
          ...message,
          ...(replyTo ? { reply_to: replyTo } : {}),
        });
        expect(received?.headers['idempotency-key']).toBe(lead?.key);
      }),
      runs(20),
    );
    expect(fakeProvider.delivered).toHaveLength(fakeProvider.requests());
    await fakeProvider.close();
  });
});
