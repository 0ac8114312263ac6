import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { startSite } from './site';

/** Expects that a page and /healthz answer in an acceptable time. */
async function expectService(url: string): Promise<void> {
  const startedAt = performance.now();
  expect((await fetch(`${url}/prezzi`)).status).toBe(200);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
}

test('the server recovers after it had no free file descriptor', async () => {
  const { url, port, stop } = await startSite({}, { wrapper: ['sh', '-c', 'ulimit -n 48; exec "$@"', 'sh'] });
  try {
    await expectService(url);
    const sockets = Array.from({ length: 100 }, () => connect(port, '127.0.0.1').on('error', () => {}));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of sockets) socket.destroy();
    await expect(() => expectService(url)).toPass({ timeout: 10_000 });
  } finally {
    stop();
  }
});
