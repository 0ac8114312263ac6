import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '@/lib/log';
import { shutdownOnSignal } from '@/lib/server/shutdown';
import { gate } from '@/tests/gate';
import { get, Line, openServer, post, statuses } from './server-fixture';

const page = get('/');
const never = new Promise<never>(() => {});

async function open() {
  const [begun, released] = [gate(), gate()];
  const fixture = await openServer({
    mail: async () => {
      begun.open();
      await released.opened;
      return new Response('stored');
    },
  });
  return { ...fixture, begun: begun.opened, release: released.open };
}

describe('a server that is closed', () => {
  it('waits for running requests, and closes every other connection', async () => {
    const { port, close, begun, release } = await open();
    const idle = new Line(port).write(page);
    await idle.until('page');
    const unused = new Line(port);
    const running = new Line(port).write(post('{}'));
    await begun;

    let closed = false;
    const closing = close(60_000).finally(() => {
      closed = true;
    });
    await Promise.all([idle.ended, unused.ended]);
    const late = new Line(port).write(page);
    expect(await late.ended).toBe('');
    expect(closed).toBe(false);

    release();
    const received = await running.ended;
    expect(statuses(received)).toEqual([200]);
    expect(received).toContain('Connection: close');
    expect(received).toMatch(/stored$/);
    expect(await closing).toBe(true);
  });

  it('answers a request that is just arriving, and announces that it closes the connection', async () => {
    const { server, port, close } = await open();
    let socket: Socket | undefined;
    server.on('connection', (opened: Socket) => {
      socket = opened;
    });
    const line = new Line(port).write(page);
    await line.until('page');
    line.received = '';
    line.write(page.slice(0, 20));
    await expect.poll(() => socket?.bytesRead).toBe(page.length + 20);
    const closing = close(60_000);
    line.write(page.slice(20));
    expect(await line.ended).toMatch(/Connection: close[\s\S]*page$/);
    expect(await closing).toBe(true);
  });

  it('closes a kept-alive connection after the answer that had begun', async () => {
    let finish = () => {};
    const { port, close } = await openServer({
      limits: { keepAliveTimeout: 600_000 },
      pages: async () => {
        const body = new TransformStream<Uint8Array, Uint8Array>();
        const writer = body.writable.getWriter();
        void writer.write(Buffer.from('begun'));
        finish = () => void writer.write(Buffer.from('done')).then(() => writer.close());
        return new Response(body.readable);
      },
    });
    const line = new Line(port).write(page);
    await line.until('begun');
    const closing = close(60_000);
    finish();
    expect(await line.ended).toContain('done');
    expect(await closing).toBe(true);
  });

  it('cuts a request that has not ended in time', async () => {
    const { port, close, begun } = await open();
    const line = new Line(port).write(post('{}'));
    await begun;
    expect(await close(100)).toBe(false);
    expect(await line.ended).toBe('');
  });
});

describe('a signal', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  function armed(parts: (() => Promise<unknown>)[], graceMs = 60_000) {
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
    const { opened: slow, open: finish } = gate();
    const begun: string[] = [];
    const part = (name: string, end: Promise<void>) => async () => {
      begun.push(name);
      await end;
    };
    const { signals, codes } = armed([part('server', Promise.resolve()), part('mail', slow)]);
    signals.emit(signal);
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(['server', 'mail']);
    expect(codes).toEqual([]);
    finish();
    await expect.poll(() => codes).toEqual([0]);
  });

  it('ends the process with 0 if a part takes too long or fails, and logs it', async () => {
    const late = armed([() => never], 20);
    late.signals.emit('SIGTERM');
    await expect.poll(() => late.codes).toEqual([0]);
    expect(late.log.at(-1)).toMatchObject({ event: 'stopped', level: 'warn' });
    const failing = armed([() => Promise.reject(new Error('disk'))]);
    failing.signals.emit('SIGTERM');
    await expect.poll(() => failing.codes).toEqual([0]);
    expect(failing.log.at(-1)).toMatchObject({ level: 'error', reason: 'Error: disk' });
  });

  it('counts once if it comes twice at once; a later one ends the process at once', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(5_000);
    const { signals, codes } = armed([() => never]);
    signals.emit('SIGINT');
    signals.emit('SIGINT');
    clock.mockReturnValue(5_900);
    signals.emit('SIGTERM');
    expect(codes).toEqual([]);
    clock.mockReturnValue(6_100);
    signals.emit('SIGINT');
    expect(codes).toEqual([1]);
  });
});
