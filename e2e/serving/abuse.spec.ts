import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { ask } from './raw-request';
import { startSite } from './site';

/** Another visitor still gets a page and the answer to a health check in an acceptable time. */
async function othersAreServed(url: string): Promise<void> {
  const startedAt = performance.now();
  expect((await ask(url, '/prezzi', { headers: { 'Accept-Encoding': 'br' } })).status).toBe(200);
  expect((await ask(url, '/healthz')).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
}

function connection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  return new Promise((resolve) => socket.once('connect', () => resolve(socket)));
}

test('Node survives when it has no free file descriptors', async () => {
  const { url, port, stop } = await startSite({}, { wrapper: ['sh', '-c', 'ulimit -n 48; exec "$@"', 'sh'] });
  try {
    await othersAreServed(url);
    const sockets = await Promise.all(Array.from({ length: 100 }, () => connection(port)));
    for (const socket of sockets) socket.destroy();
    await expect(() => othersAreServed(url)).toPass({ timeout: 10_000 });
  } finally {
    stop();
  }
});
