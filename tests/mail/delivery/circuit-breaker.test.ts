import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { type Reply, startFakeProvider } from '../fake-provider';
import { contact, demo, jsonPost, partner } from '../mail-fixture';
import { clock, fakeProvider, fixture, HOUR, logged, open, setUpDelivery, submit } from './delivery-fixture';

setUpDelivery();

/** Lets time pass, then the delivery do what is due. */
async function later(ms: number, to = fixture): Promise<void> {
  clock.pass(ms);
  await to.delivery.drain();
}

const delivered = () => fakeProvider.delivered.map(({ key }) => key);

describe('the circuit breaker (D17)', () => {
  it('tries one message after 5 s, then every 30 s, and sends the rest when the provider answers', async () => {
    fakeProvider.replies.push('500-json', '500-json', '500-json');
    for (let index = 0; index < 5; index += 1) await submit({ ...contact, firstName: `N${index}` });
    expect(fakeProvider.received).toHaveLength(1);
    await later(4900);
    expect(fakeProvider.received).toHaveLength(1);
    await later(100);
    expect(fakeProvider.received).toHaveLength(2);
    await later(29_900);
    expect(fakeProvider.received).toHaveLength(2);
    await later(100);
    expect(fakeProvider.received).toHaveLength(3);
    await later(30_000);
    await later(HOUR);
    expect(await fixture.count()).toEqual({ sent: 5 });
    expect(logged('mail_circuit_open')).toHaveLength(1);
    expect(logged('mail_circuit_closed')).toHaveLength(1);
  });

  it('tries by itself, without a submission', async () => {
    fakeProvider.replies.push('reset');
    await submit(contact);
    await fixture.delivery.start();
    await fixture.delivery.idle();
    clock.pass(5000);
    await fixture.delivery.idle();
    expect(await fixture.count()).toEqual({ sent: 1 });
  });

  it('tries again within half a minute although attempts hang', async () => {
    const hang = async () => {
      clock.pass(10_000);
      return { kind: 'unknown', reason: 'hang' } as const;
    };
    const slow = await open({ provider: { send: hang } });
    await slow.delivery.start();
    await submit(contact, slow);
    clock.pass(0);
    await slow.delivery.idle();
    // The second attempt began 5 s after the first one or, since that took longer, at once.
    expect(clock.nextIn()).toBeLessThanOrEqual(20_000);
  });

  it.each<[Reply, string]>([
    ['401', '401'],
    ['403', '403'],
    [{ status: 429, headers: { 'Retry-After': '90' } }, '429'],
  ])('holds everything on %j and logs an error', async (reply, status) => {
    fakeProvider.replies.push(reply);
    for (const body of [contact, demo, partner]) await submit(body);
    expect(fakeProvider.received).toHaveLength(1);
    expect(await fixture.count()).toEqual({ waiting: 3 });
    expect(logged('mail_circuit_open')).toEqual([
      expect.objectContaining({ level: 'error', reason: expect.stringContaining(status) }),
    ]);
    await later(status === '429' ? 89_000 : 4900);
    expect(fakeProvider.received).toHaveLength(1);
    await later(status === '429' ? 1000 : 100);
    await later(HOUR);
    expect(await fixture.count()).toEqual({ sent: 3 });
  });

  it('is not kept open by one message that makes the provider fail', async () => {
    const poison = randomUUID();
    const stumbling = await startFakeProvider({
      now: clock.now,
      fault: (_, key) => (key === poison ? '500-json' : undefined),
    });
    const spooled = await open({ provider: undefined });
    await spooled.handle(jsonPost({ ...contact, lastName: 'Veleno' }, { 'Idempotency-Key': poison }));
    for (let index = 0; index < 4; index += 1) await submit({ ...contact, firstName: `N${index}` }, spooled);
    const sending = await open({
      spoolDir: spooled.spool.root,
      provider: resendProvider({ apiKey: 're_prova', baseUrl: stumbling.baseUrl }),
    });
    for (const wait of [0, 5000, 30_000]) await later(wait, sending);
    expect(await sending.count()).toEqual({ sent: 4, waiting: 1 });
    // Where it is alone it is tried again, and new ones pass it.
    await later(60_000, sending);
    await submit(demo, sending);
    await later(30_000, sending);
    expect(await sending.count()).toEqual({ sent: 5, waiting: 1 });
    await stumbling.close();
  });

  it('sends the one that opened the breaker as soon as the others', async () => {
    fakeProvider.replies.push('500-json', '500-json');
    await submit(contact);
    await submit(demo);
    await later(5000);
    expect(await fixture.count()).toEqual({ waiting: 2 });
    await later(30_000);
    expect(await fixture.count()).toEqual({ sent: 2 });
  });

  it('tries few messages, however long it stays open', async () => {
    const asked = new Set<string>();
    const away = {
      send: async (_: unknown, key: string) => {
        asked.add(key);
        return { kind: 'unknown', reason: 'away' } as const;
      },
    };
    const waiting = await open({ provider: away });
    for (let index = 0; index < 20; index += 1) await submit({ ...contact, firstName: `N${index}` }, waiting);
    for (let hour = 0; hour < 120; hour += 1) await later(30_000, waiting);
    expect(asked.size).toBeGreaterThan(1);
    expect(asked.size).toBeLessThanOrEqual(10);
  });

  it('makes a dead letter of a message whose outcome has been unknown for a day, rather than sending it twice', async () => {
    fakeProvider.replies.push('reset-after');
    const key = await submit(contact);
    expect(delivered()).toEqual([key]);
    await fixture.delivery.stop();
    clock.pass(24 * HOUR + 1);
    const next = await open({ spoolDir: fixture.spool.root });
    await next.delivery.start();
    await next.delivery.idle();
    expect(await next.count()).toEqual({ deadLetter: 1 });
    expect(delivered()).toEqual([key]);
    expect(logged('mail_dead_letter', next)).toEqual([expect.objectContaining({ level: 'error', key })]);
  });

  it('goes on for days where no connection was ever made', async () => {
    const closed = await startFakeProvider();
    await closed.close();
    const offline = await open({ provider: resendProvider({ apiKey: 're_prova', baseUrl: closed.baseUrl }) });
    await submit(contact, offline);
    for (let day = 0; day < 4; day += 1) await later(24 * HOUR, offline);
    expect(await offline.count()).toEqual({ waiting: 1 });
    const next = await open({ spoolDir: offline.spool.root });
    await later(0, next);
    expect(await next.count()).toEqual({ sent: 1 });
  });
});
