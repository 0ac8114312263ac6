import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { webhookProvider } from '@/lib/mail/delivery/webhook-provider';
import type { Outcome } from '@/lib/mail/outcome';
import { freePort } from '@/tests/free-port';
import { type FakeReceiver, type ReceiverFault, SECRET, startFakeReceiver } from '@/tests/mail/fake-receiver';
import { outgoing, setUpDelivery } from './delivery-fixture';

setUpDelivery();

const { key, form, fields, origin } = outgoing;

let receiver: FakeReceiver;
beforeEach(async () => {
  receiver = await startFakeReceiver();
});
afterEach(() => receiver.close());

const send = ({ url = receiver.url, timeoutMs = 10_000 } = {}) =>
  webhookProvider({ url, secret: SECRET, timeoutMs })(outgoing);

it('posts a lead with its fields and origin, the same at every attempt, signed as Standard Webhooks says', async () => {
  for (const _ of [1, 2]) expect(await send()).toEqual({ kind: 'sent' });
  const [first, second] = receiver.requests;
  expect(first?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': key });
  const receivedAt = '2026-03-05T10:00:00.000Z';
  const body = {
    type: 'lead.created',
    timestamp: receivedAt,
    data: { key, form, receivedAt, fields, origin },
  };
  expect(first?.body).toBe(JSON.stringify(body));
  expect([second?.id, second?.body]).toEqual([first?.id, first?.body]);
  const seconds = first?.headers['webhook-timestamp'];
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
  const secret = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', secret).update(`${key}.${seconds}.${first?.body}`).digest('base64');
  expect(first?.headers['webhook-signature']).toBe(`v1,${signature}`);
});

type Case = [Outcome['kind'], ReceiverFault, object?];
const all = (kind: Outcome['kind'], ...codes: number[]) =>
  codes.map((code): Case => [kind, { status: code }, { reason: `${code}` }]);
const cases: Case[] = [
  ...all('rejected', 400, 409, 413, 422),
  ...all('refused', 401, 403, 404, 410),
  ...all('unknown', 500, 502),
  ['refused', { status: 307, headers: { Location: '/' } }],
  ...all('unavailable', 408),
  ['unavailable', { status: 429, headers: { 'Retry-After': '7' } }, { retryAfterMs: 7000 }],
  ['unknown', { status: 503, headers: { 'Retry-After': '2' } }, { retryAfterMs: 2000 }],
  ['unknown', 'reset'],
  ['unknown', 'hang', { reason: 'TimeoutError' }],
];

it.each(cases)('is %s after %j', async (kind, fault, more) => {
  receiver.faults.push(fault);
  expect(await send(fault === 'hang' ? { timeoutMs: 300 } : {})).toMatchObject({ kind, ...more });
});

it('does not reveal its address if nothing listens', async () => {
  const url = `http://127.0.0.1:${await freePort()}/?token=segretissimo`;
  expect(await send({ url })).toEqual({ kind: 'unavailable', reason: 'ECONNREFUSED' });
});
