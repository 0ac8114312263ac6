import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { startFakeProvider } from './fake-provider';

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

const { contact, errorOf, jsonPost, openMailFixture, phone } = await import('./mail-fixture');

let fakeProvider: Awaited<ReturnType<typeof startFakeProvider>>;
let fixture: Awaited<ReturnType<typeof openMailFixture>>;
const headers = { 'Idempotency-Key': randomUUID() };
const key = headers['Idempotency-Key'];

async function open(sends: boolean): Promise<void> {
  const provider = resendProvider({ apiKey: 're_prova', baseUrl: fakeProvider.baseUrl });
  fixture = await openMailFixture(sends ? { provider } : {});
  await fixture.spool.prepare();
  fault.armed = true;
}

beforeEach(async () => {
  fakeProvider = await startFakeProvider();
});
afterEach(async () => {
  Object.assign(fault, { armed: false, before: async () => {}, alsoFails: '' });
  await fixture.close();
  await fakeProvider.close();
});

const post = () => fixture.handle(jsonPost(contact, headers));

describe('a folder that cannot be synced after a message was put into it (D17)', () => {
  it('with a provider, the message is sent within its request, and once', async () => {
    await open(true);
    expect((await post()).status).toBe(200);
    await fixture.delivery.drain();
    expect(fakeProvider.received).toHaveLength(1);
    expect(fakeProvider.delivered.map((mail) => mail.key)).toEqual([key]);
    expect(await fixture.count()).toEqual({});
    expect((await post()).status).toBe(200);
    expect(fakeProvider.received).toHaveLength(1);
  });

  it('without a provider, the answer says so, nothing stays, and the next attempt is a new one', async () => {
    await open(false);
    const refused = await post();
    expect(refused.status).toBe(503);
    expect((await errorOf(refused)).message).toContain(phone);
    expect(await fixture.count()).toEqual({});
    expect(await fixture.spool.find(key)).toBeUndefined();
    expect((await post()).status).toBe(200);
    expect(await fixture.count()).toEqual({ waiting: 1 });
  });

  it('a message that is being sent already is stored', async () => {
    await open(false);
    fault.before = async () => {
      await fixture.spool.claim(key);
    };
    expect((await post()).status).toBe(200);
    expect(await fixture.count()).toEqual({ inflight: 1 });
  });

  it.each(['/waiting/', '/keys/'])('a message that cannot be removed from %s is stored', async (place) => {
    await open(false);
    fault.before = async () => {
      fault.alsoFails = place;
    };
    expect((await post()).status).toBe(200);
    fault.alsoFails = '';
    expect(await fixture.count()).toEqual({ waiting: 1 });
    expect((await post()).status).toBe(200);
    expect(await fixture.count()).toEqual({ waiting: 1 });
  });
});
