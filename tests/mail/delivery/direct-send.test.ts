import { rename } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '@/lib/log';
import { createDirectSender } from '@/lib/mail/delivery/direct-send';
import type { NewMessage } from '@/lib/mail/store/message';
import type { Pace } from '@/lib/mail/store/pace';
import { contact, jsonPost, openMailFixture } from '../mail-fixture';
import { from } from '../store/contract/kit';
import {
  clock,
  HOUR,
  hang,
  keyOf,
  MINUTE,
  messageOf,
  pass,
  provider,
  settle,
  setUpDelivery,
  setupOf,
  unknown,
} from './delivery-fixture';

setUpDelivery();

/** What sends while nothing can be stored. */
function openSender({
  pace = {},
  max = 100,
  isSending = true,
}: {
  pace?: Partial<Pace>;
  max?: number;
  isSending?: boolean;
} = {}) {
  const log: LogEntry[] = [];
  const direct = createDirectSender({
    setups: isSending
      ? [setupOf({ pace: { perSecond: Number.POSITIVE_INFINITY, perHour: 100_000, ...pace } })]
      : [],
    clock,
    log: (entry) => void log.push(entry),
  });
  const send = (name: string, more: Partial<NewMessage> = {}, ...networks: string[]) =>
    direct.send(messageOf(name, more), {
      ...from(networks[0] ?? '192.0.2.1', ...networks.slice(1)),
      limit: { max, windowS: 600 },
    });
  return {
    send,
    log,
    outcome: async (...message: Parameters<typeof send>) => (await send(...message)).outcome,
  };
}

describe('sending within the request', () => {
  it('answers what the provider did, and says so', async () => {
    const { send, log } = openSender();
    expect(await send('a')).toEqual({ outcome: 'sent', key: keyOf('a') });
    provider.outcomes.push(unknown);
    expect(await send('b')).toEqual({ outcome: 'unavailable', key: keyOf('b') });
    expect(provider.attempts).toMatchObject([
      { key: keyOf('a'), mail: messageOf('a').mail },
      { key: keyOf('b') },
    ]);
    const entry = { event: 'mail_sent_unstored', level: 'error', channel: 'mail' };
    expect(log).toEqual([
      { ...entry, key: keyOf('a'), outcome: 'accepted', providerId: `id-${keyOf('a')}` },
      { ...entry, key: keyOf('b'), outcome: 'unknown', reason: '500' },
    ]);
  });

  it('does nothing without a provider', async () => {
    const { outcome } = openSender({ isSending: false });
    expect(await outcome('a')).toBe('unavailable');
  });

  it('waits for its turn, at most 10 s', async () => {
    const { outcome } = openSender({ pace: { perSecond: 0.25 } });
    const outcomes = Promise.all(['a', 'b', 'c', 'd'].map((name) => outcome(name)));
    await pass(MINUTE);
    expect(await outcomes).toEqual(['sent', 'sent', 'sent', 'unavailable']);
    expect(provider.seconds()).toEqual([0, 4, 8]);
    // A clock that is set back makes no wait longer.
    clock.set(clock.now() - HOUR);
    expect(await outcome('e')).toBe('sent');
  });

  it('keeps the pace of an hour, in which only what was sent counts', async () => {
    const { outcome } = openSender({ pace: { perHour: 2 } });
    provider.outcomes.push(unknown);
    const outcomes = [];
    for (const name of ['a', 'b', 'c', 'd']) outcomes.push(await outcome(name));
    expect(outcomes).toEqual(['unavailable', 'sent', 'sent', 'unavailable']);
    await pass(HOUR);
    expect(await outcome('d')).toBe('sent');
  });

  it('keeps the limit of a client, in which only what was sent counts, and once', async () => {
    const { send, outcome } = openSender({ max: 2 });
    provider.outcomes.push(unknown);
    const outcomes = [];
    for (const name of ['a', 'a', 'a', 'b']) outcomes.push(await outcome(name));
    expect(outcomes).toEqual(['unavailable', 'sent', 'repeated', 'sent']);
    await pass(MINUTE);
    expect(await send('c')).toEqual({ outcome: 'limited', retryAfterS: 540 });
    expect(await outcome('c', {}, '192.0.2.2')).toBe('sent');
    await pass(9 * MINUTE);
    expect(await outcome('d')).toBe('sent');
  });

  it('keeps the limit of a /48, ten times that of a client', async () => {
    const { outcome } = openSender({ max: 2 });
    const outcomes = [];
    for (let index = 0; index < 21; index += 1) {
      outcomes.push(await outcome(`${index}`, {}, 'n::/48', 'n:0::/56', `n:${index}::/64`));
    }
    expect(outcomes).toEqual([...Array(20).fill('sent'), 'limited']);
    expect(await outcome('x', {}, 'o::/48', 'o::/56', 'o::/64')).toBe('sent');
  });
});

describe('a repeat', () => {
  const later = { mail: { ...messageOf('a').mail, text: 'Ricevuto più tardi' } };
  const other = { fingerprint: 'altro' };

  it('has the bytes of the first attempt, and is not sent once that is sent', async () => {
    const { outcome } = openSender();
    provider.outcomes.push(unknown);
    expect([await outcome('a'), await outcome('a', later), await outcome('a', later)]).toEqual([
      'unavailable',
      'sent',
      'repeated',
    ]);
    const [first, second, ...more] = provider.attempts;
    expect([second?.key, second?.mail, more]).toEqual([first?.key, first?.mail, []]);
  });

  it('with other words is refused once the first is sent, and sent where it is not', async () => {
    const { outcome } = openSender();
    provider.outcomes.push(unknown);
    expect([await outcome('a'), await outcome('a', { ...later, ...other }), await outcome('a')]).toEqual([
      'unavailable',
      'sent',
      'key_reused',
    ]);
    expect(provider.attempts[1]?.mail.text).toBe('Ricevuto più tardi');
  });

  it('of a form post is known by client and content', async () => {
    const { send, outcome } = openSender();
    const post = { byContent: true };
    provider.outcomes.push(unknown);
    const { outcome: first, ...rest } = await send('a', post);
    expect(first).toBe('unavailable');
    expect(await send('a', { ...post, ...later })).toMatchObject({ outcome: 'sent', ...rest });
    expect(await outcome('a', post)).toBe('repeated');
    expect(await outcome('a', post, '192.0.2.2')).toBe('sent');
    expect(await outcome('a', { ...post, ...other })).toBe('sent');
    const keys = provider.attempts.map(({ key }) => key);
    expect([keys[1], new Set(keys).size]).toEqual([keys[0], 3]);
    expect(provider.attempts[1]?.mail).toEqual(provider.attempts[0]?.mail);
  });

  it('at the same moment waits for the first, and is sent and counted with it', async () => {
    const { outcome } = openSender({ max: 2 });
    const answer = hang(provider.outcomes);
    const outcomes = Promise.all([outcome('a'), outcome('a')]);
    await settle();
    answer({ kind: 'accepted' });
    expect(await outcomes).toEqual(['sent', 'repeated']);
    expect(provider.attempts).toHaveLength(1);
    expect(await outcome('b')).toBe('sent');
  });
});

it('leaves the bytes of its attempt to the store when that is back', async () => {
  const site = await openMailFixture({ clock, provider: provider.sending });
  const post = () => site.handle(jsonPost(contact, { 'Idempotency-Key': keyOf('a') }));
  await site.count();
  const { place } = site.database;
  await rename(place, `${place}.away`);
  provider.outcomes.push(unknown);
  expect((await post()).status).toBe(503);
  await rename(`${place}.away`, place);
  await pass(5 * MINUTE);
  expect((await post()).status).toBe(200);
  await settle();
  expect(await site.count()).toEqual({ sent: 1 });
  const [first, second] = provider.attempts;
  expect([second?.key, second?.mail]).toEqual([first?.key, first?.mail]);
  await site.close();
});

it('waits where the store is back while a first attempt is under way, and sends nothing twice', async () => {
  const site = await openMailFixture({ clock, provider: provider.sending });
  const post = () => site.handle(jsonPost(contact, { 'Idempotency-Key': keyOf('a') }));
  await site.count();
  const { place } = site.database;
  await rename(place, `${place}.away`);
  const answer = hang(provider.outcomes);
  const first = post();
  await expect.poll(() => provider.attempts.length).toBe(1);
  await rename(`${place}.away`, place);
  const second = post();
  await pass(5 * MINUTE);
  answer({ kind: 'accepted' });
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
  await expect.poll(() => site.count()).toEqual({ sent: 1 });
  expect(provider.attempts).toHaveLength(1);
  await site.close();
});
