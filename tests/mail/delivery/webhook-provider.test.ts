import { expect, it, onTestFinished } from 'vitest';
import type { Outcome } from '@/lib/mail/delivery/outcome';
import { webhookProvider } from '@/lib/mail/delivery/webhook-provider';
import { freePort } from '@/tests/free-port';
import { type ReceiverFault, SECRET, startFakeReceiver } from '@/tests/mail/fake-receiver';
import { outgoing } from './delivery-fixture';

const { key, form, fields, attribution } = outgoing;

async function openReceiver() {
  const receiver = await startFakeReceiver();
  onTestFinished(receiver.close);
  return receiver;
}

const send = (url: string, timeoutMs = 10_000) =>
  webhookProvider({ url, secret: SECRET, timeoutMs })(outgoing);

// The receiver checks the signature by the package of Standard Webhooks.
it('posts a lead with its fields and attribution, signed, with the same key and body at every attempt', async () => {
  const { url, requests } = await openReceiver();
  for (const _ of ['first', 'second']) expect(await send(url)).toEqual({ kind: 'sent' });
  const [first, second] = requests;
  expect(first?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': key });
  const receivedAt = '2026-03-05T10:00:00.000Z';
  const data = { key, form, receivedAt, fields, origin: attribution };
  expect(first?.body).toBe(JSON.stringify({ type: 'lead.created', timestamp: receivedAt, data }));
  expect([second?.id, second?.body]).toEqual([first?.id, first?.body]);
});

// Other statuses are tested with Resend.
it.each<[Outcome['kind'], ReceiverFault, object?]>([
  ['refused', { status: 410 }, { reason: '410' }],
  ['refused', { status: 307, headers: { Location: '/' } }],
  ['unavailable', { status: 429, headers: { 'Retry-After': '7' } }, { retryAfterMs: 7000 }],
  ['unknown', 'reset'],
  ['unknown', 'hang', { reason: 'TimeoutError' }],
])('the outcome is «%s» after %j', async (kind, fault, details) => {
  const { url, faults } = await openReceiver();
  faults.push(fault);
  expect(await send(url, fault === 'hang' ? 300 : 10_000)).toMatchObject({ kind, ...details });
});

it('the reason of a failure does not reveal the address of the webhook', async () => {
  const url = `http://127.0.0.1:${await freePort()}/?token=segretissimo`;
  expect(await send(url)).toEqual({ kind: 'unavailable', reason: 'ECONNREFUSED' });
});
