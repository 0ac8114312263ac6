import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resendProvider } from '@/lib/mail/resend-provider';
import { startStandIn } from './stand-in';

/** Whether the next syncing of the folder of waiting messages fails, and what happens just before. */
const fault = vi.hoisted(() => ({ armed: false, before: async () => {}, alsoFails: '' }));

const failure = () => Object.assign(new Error('EIO'), { code: 'EIO' });

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const refusing =
    <Args extends unknown[], Result>(name: string, work: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      if (fault.alsoFails !== '' && `${name} ${args.join(' ')}`.includes(fault.alsoFails)) throw failure();
      return work(...args);
    };
  return {
    ...real,
    unlink: refusing('unlink', real.unlink),
    open: async (...args: Parameters<typeof real.open>) => {
      const handle = await real.open(...args);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        if (fault.armed && String(args[0]).endsWith('/waiting')) {
          fault.armed = false;
          await fault.before();
          throw failure();
        }
        await sync();
      };
      return handle;
    },
  };
});

const { contact, errorOf, jsonPost, openHouse, phone } = await import('./house');

let standIn: Awaited<ReturnType<typeof startStandIn>>;
let house: Awaited<ReturnType<typeof openHouse>>;
const headers = { 'Idempotency-Key': randomUUID() };
const key = headers['Idempotency-Key'];

async function open(sends: boolean): Promise<void> {
  const provider = resendProvider({ apiKey: 're_prova', baseUrl: standIn.baseUrl });
  house = await openHouse(sends ? { provider } : {});
  await house.spool.prepare();
  fault.armed = true;
}

beforeEach(async () => {
  standIn = await startStandIn();
});
afterEach(async () => {
  Object.assign(fault, { armed: false, before: async () => {}, alsoFails: '' });
  await house.close();
  await standIn.close();
});

const post = () => house.handle(jsonPost(contact, headers));

describe('a folder that cannot be synced after a message was put into it (D17)', () => {
  it('with a provider, the message is sent within its request, and once', async () => {
    await open(true);
    expect((await post()).status).toBe(200);
    await house.delivery.sweep();
    expect(standIn.received).toHaveLength(1);
    expect(standIn.delivered.map((mail) => mail.key)).toEqual([key]);
    expect(await house.count()).toEqual({});
    expect((await post()).status).toBe(200);
    expect(standIn.received).toHaveLength(1);
  });

  it('without a provider, the visitor is told so, nothing stays, and the next attempt is a new one', async () => {
    await open(false);
    const refused = await post();
    expect(refused.status).toBe(503);
    expect((await errorOf(refused)).message).toContain(phone);
    expect(await house.count()).toEqual({});
    expect(await house.spool.find(key)).toBeUndefined();
    expect((await post()).status).toBe(200);
    expect(await house.count()).toEqual({ waiting: 1 });
  });

  it('a message that somebody sends already is stored', async () => {
    await open(false);
    fault.before = async () => {
      await house.spool.claim(key);
    };
    expect((await post()).status).toBe(200);
    expect(await house.count()).toEqual({ inflight: 1 });
  });

  it.each(['/waiting/', '/keys/'])('a message that cannot be removed from %s is stored', async (place) => {
    await open(false);
    fault.before = async () => {
      fault.alsoFails = place;
    };
    expect((await post()).status).toBe(200);
    fault.alsoFails = '';
    expect(await house.count()).toEqual({ waiting: 1 });
    expect((await post()).status).toBe(200);
    expect(await house.count()).toEqual({ waiting: 1 });
  });
});
