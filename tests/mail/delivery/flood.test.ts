import { expect, it } from 'vitest';
import { HOUR_MS as HOUR, MINUTE_MS as MINUTE } from '@/lib/clock';
import { clientNetworks } from '@/lib/http/client-address';
import { collectionComposer } from '@/lib/mail/delivery/site-messages';
import { acceptMessage } from '@/lib/mail/store/accept';
import { createQueue } from '@/lib/mail/store/queue';
import { addressOf } from '@/tests/mail/submissions';
import { seededRandom } from '@/tests/seeded-random';
import { keyOf, open, outgoing, setUpDelivery } from './delivery-fixture';

setUpDelivery();

const HOURS = 24;
const PER_HOUR = 60;
/** The limit of D3: how much an address may send in a window. */
const LIMIT = { max: 20, windowS: 600 };
const seed = Date.now() % 1_000_000;
const random = seededRandom(seed);

/** Submissions at regular intervals, each at a random moment of its interval. */
const arrivals = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => {
    const at = ((index + random.next()) / count) * HOURS * HOUR;
    return { at, address: address(index) };
  });

/** Each from another address. */
const fromFreshAddresses = (perHour: number) => arrivals(perHour * HOURS, addressOf);
/** From a few addresses, each with ten more an hour than its limit allows. */
const fromFewAddresses = (addresses: number) =>
  arrivals(addresses * HOURS * 130, (index) => `203.0.113.${index % addresses}`);

/**
 * Simulates arrivals and sending, on a clock that jumps from event to event. The provider accepts every e-mail at once.
 * @returns by the index of an arrival, the minutes until an e-mail carried it
 */
async function simulate(submissions: ReturnType<typeof arrivals>) {
  const { database } = open();
  const queue = createQueue(database, {
    channel: 'mail',
    pace: { perSecond: 2, perHour: PER_HOUR },
    leaseMs: MINUTE,
    expiry: { afterMs: 24 * HOUR, attempts: 3, reason: () => '' },
    compose: collectionComposer({ to: 'info@azienda.example', from: 'sito@azienda.example', brand: 'Prova' }),
  });
  const minutes = new Map<number, number>();

  function accept(index: number, { address, at }: (typeof submissions)[number]) {
    const key = keyOf(`${index}`);
    const name = `n${index}.`;
    const receivedAt = Math.ceil(at);
    const mail = { ...outgoing.mail, text: name };
    const fields = { nomeAzienda: name };
    const message = { ...outgoing, key, fingerprint: key, fields, mail, receivedAt };
    const sender = { networks: clientNetworks(address), limit: LIMIT };
    return acceptMessage(database, message, sender, { channels: ['mail'] });
  }

  /** Sends everything that may be sent now. @returns when to call it again */
  async function send(now: number): Promise<number> {
    for (;;) {
      const next = await queue.claim(now);
      if (!('key' in next)) return next.at;
      await queue.settle(next, { kind: 'sent' }, now);
      for (const [, index] of next.mail.text.matchAll(/\bn(\d+)\./g))
        minutes.set(Number(index), (now - (submissions[Number(index)]?.at ?? 0)) / MINUTE);
    }
  }

  let nextAt = Number.POSITIVE_INFINITY;
  for (const [index, arrival] of submissions.entries()) {
    while (nextAt < arrival.at) nextAt = await send(nextAt);
    await accept(index, arrival);
    nextAt = await send(Math.ceil(arrival.at));
  }
  while (nextAt < (HOURS + 0.2) * HOUR) nextAt = await send(nextAt);
  return minutes;
}

it.each([
  ['500 fresh addresses an hour', () => fromFreshAddresses(500)],
  ['50 addresses at their limit', () => fromFewAddresses(50)],
])(
  `in ${HOURS} hours of %s every lead reaches the staff within 11 minutes (seed ${seed})`,
  async (_, flood) => {
    const leads = arrivals(3 * HOURS, (index) => `198.51.100.${index}`);
    const submissions = [...flood(), ...leads].sort((first, second) => first.at - second.at);
    const minutes = await simulate(submissions);
    const waits = leads.map((lead) => minutes.get(submissions.indexOf(lead)) ?? Number.NaN);
    expect(Math.max(...waits)).toBeLessThan(11);
  },
  900_000,
);
