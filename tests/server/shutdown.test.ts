import { EventEmitter, once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '@/lib/log';
import { shutdownOnSignal } from '@/lib/server/shutdown';
import { deferred } from '@/tests/deferred';
import { get, openServer, post, RawClient, statuses } from './server-fixture';

const page = get('/');
/** Longer than any of these tests. */
const GRACE_MS = 60_000;

/** A server whose mail endpoint resolves `arrival` when it has a request, and answers after `release`. */
async function open() {
  const [arrival, response] = [deferred(), deferred()];
  const fixture = await openServer({
    mail: async () => {
      arrival.resolve();
      await response.promise;
      return new Response('stored');
    },
  });
  return { ...fixture, arrival: arrival.promise, release: response.resolve };
}

describe('a server that is closed', () => {
  it('waits for running requests, and closes every other connection', async () => {
    const { port, close, arrival, release } = await open();
    const idle = new RawClient(port).write(page);
    await idle.until('page');
    const unused = new RawClient(port);
    const running = new RawClient(port).write(post('{}'));
    await arrival;

    const onClosed = vi.fn();
    const closing = close(GRACE_MS).finally(onClosed);
    await Promise.all([idle.ended, unused.ended]);
    expect(await new RawClient(port).write(page).ended).toBe('');
    expect(onClosed).not.toHaveBeenCalled();

    release();
    const received = await running.ended;
    expect(statuses(received)).toEqual([200]);
    expect(received).toMatch(/Connection: close[\s\S]*stored$/);
    expect(await closing).toBe(true);
  });

  it('answers a request of which a part has arrived, with Connection: close', async () => {
    const { server, port, close } = await open();
    const connection = once(server, 'connection');
    const client = new RawClient(port).write(page);
    await client.until('page');
    client.received = '';
    client.write(page.slice(0, 20));
    const [socket] = (await connection) as [Socket];
    await expect.poll(() => socket.bytesRead).toBe(page.length + 20);
    const closing = close(GRACE_MS);
    client.write(page.slice(20));
    expect(await client.ended).toMatch(/Connection: close[\s\S]*page$/);
    expect(await closing).toBe(true);
  });

  it('closes a kept-alive connection after a response that had begun before', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    void writer.write(Buffer.from('begun'));
    const pages = async () => new Response(readable);
    const { port, close } = await openServer({ limits: { keepAliveTimeout: 600_000 }, pages });
    const client = new RawClient(port).write(page);
    await client.until('begun');
    const closing = close(GRACE_MS);
    void writer.write(Buffer.from('done')).then(() => writer.close());
    expect(await client.ended).toContain('done');
    expect(await closing).toBe(true);
  });

  it('destroys a connection whose request has not ended in time', async () => {
    const { port, close, arrival } = await open();
    const client = new RawClient(port).write(post('{}'));
    await arrival;
    expect(await close(100)).toBe(false);
    expect(await client.ended).toBe('');
  });
});

describe('a signal', () => {
  afterEach(() => void vi.restoreAllMocks());

  const never = () => new Promise<never>(() => {});

  /** Shuts down these parts after a signal, which the test emits. `codes`: exit codes that the process would have had. */
  function listen(parts: (() => Promise<unknown>)[], graceMs = GRACE_MS) {
    const log: LogEntry[] = [];
    const signals = new EventEmitter();
    const codes: number[] = [];
    vi.spyOn(process, 'on').mockImplementation((...[name, listener]) => {
      signals.on(name, listener);
      return process;
    });
    vi.spyOn(process, 'exit').mockImplementation((code) => codes.push(Number(code)) as never);
    shutdownOnSignal({ parts, graceMs, log: (entry) => log.push(entry) });
    return { log, signals, codes };
  }

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'])('%s ends every part, then the process with 0', async (signal) => {
    const mailEnd = deferred();
    const [server, mail] = [vi.fn(async () => {}), vi.fn(() => mailEnd.promise)];
    const { signals, codes } = listen([server, mail]);
    signals.emit(signal);
    await expect.poll(() => [server, mail].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(codes).toEqual([]);
    mailEnd.resolve();
    await expect.poll(() => codes).toEqual([0]);
  });

  it.each([
    ['does not end in time', never, { level: 'warn' }],
    ['fails', () => Promise.reject(new Error('disk')), { level: 'error', reason: 'Error: disk' }],
  ])('ends the process with 0 if a part %s, and logs it', async (_, part, entry) => {
    const { signals, codes, log } = listen([part], 20);
    signals.emit('SIGTERM');
    await expect.poll(() => codes).toEqual([0]);
    expect(log.at(-1)).toMatchObject({ event: 'stopped', ...entry });
  });

  it('ends the process at once if it is the second, but not within a second of the first', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(5_000);
    const partEnd = deferred();
    const { signals, codes } = listen([() => partEnd.promise]);
    signals.emit('SIGINT');
    clock.mockReturnValue(5_900);
    signals.emit('SIGTERM');
    expect(codes).toEqual([]);
    clock.mockReturnValue(6_100);
    signals.emit('SIGINT');
    expect(codes).toEqual([1]);
    // Before the end of the test restores process.exit.
    partEnd.resolve();
    await expect.poll(() => codes).toEqual([1, 0]);
  });
});
