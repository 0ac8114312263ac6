import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '@/lib/mail/log';

/** How often connections that have become idle are closed while a server ends, in milliseconds. */
const IDLE_CHECK_MS = 50;

/**
 * Watches a server so that it can end well. What it returns stops listening, lets running requests finish, closes
 * every other connection, and cuts what is left after `graceMs`.
 * @returns a function that resolves, when no connection is left, to whether all ended by themselves
 */
export function gracefulClose(server: Server): (graceMs: number) => Promise<boolean> {
  const sockets = new Set<Socket>();
  const running = new Set<ServerResponse>();
  let closing = false;
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Before the listener that answers, so that the answer says `Connection: close`.
  server.prependListener('request', (_, outgoing: ServerResponse) => {
    if (closing) outgoing.shouldKeepAlive = false;
    running.add(outgoing);
    outgoing.once('close', () => running.delete(outgoing));
  });
  return (graceMs) =>
    new Promise((resolve) => {
      closing = true;
      let clean = true;
      for (const outgoing of running) outgoing.shouldKeepAlive = false;
      // Node counts a connection that has not sent a byte, as browsers open in advance, among the busy ones.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
      const deadline = setTimeout(() => {
        clean = false;
        server.closeAllConnections();
      }, graceMs);
      server.close(() => {
        clearInterval(idle);
        clearTimeout(deadline);
        resolve(clean);
      });
    });
}

/** Signals nearer to the first than this are the same wish: a terminal and npm both pass one on, in milliseconds. */
const SAME_WISH_MS = 1_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type ShutdownOptions = {
  /** Each ends one part within the time given; they run side by side. */
  parts: readonly ((graceMs: number) => Promise<unknown>)[];
  /** For all parts together, in milliseconds. */
  graceMs: number;
  log: Log;
  /** Both are the process itself, except in tests. */
  signals?: Pick<NodeJS.EventEmitter, 'on'>;
  exit?: (code: number) => void;
};

/** Ends the process with 0 at the first signal, when every part has ended or the time is over; at once at a second one. */
export function shutdownOnSignal(options: ShutdownOptions): void {
  const { parts, graceMs, log, signals = process, exit = process.exit } = options;
  let since: number | undefined;

  async function end(signal: string) {
    log({ event: 'stopping', signal });
    const timeOver = new Promise<'time_over'>((resolve) => setTimeout(resolve, graceMs, 'time_over').unref());
    const ended = Promise.allSettled(parts.map(async (part) => part(graceMs)));
    const results = await Promise.race([ended, timeOver]);
    if (results === 'time_over') log({ event: 'stopped', level: 'warn', reason: 'time over' });
    else {
      const failed = results.find((result) => result.status === 'rejected');
      log({ event: 'stopped', ...(failed ? { level: 'error', reason: String(failed.reason) } : {}) });
    }
    exit(0);
  }

  for (const signal of SIGNALS) {
    signals.on(signal, () => {
      if (since === undefined) {
        since = performance.now();
        void end(signal);
      } else if (performance.now() - since > SAME_WISH_MS) {
        exit(1);
      }
    });
  }
}
