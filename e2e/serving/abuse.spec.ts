import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { startSite } from './caddy';
import { ask } from './raw-request';

const siteFolder = fileURLToPath(new URL('../../out/site', import.meta.url));
const MB = 1024 * 1024;

type Attacked = { url: string; port: number; pid: number | undefined };

/** The server without a proxy before it. With 1,024 open files, a common limit, a leak shows quickly. */
async function startNode(files = 1024): Promise<Attacked> {
  const limited = ['sh', '-c', `ulimit -n ${files}; exec "$@"`, 'sh'];
  const node = await startSite({ TRUST_PROXY: '' }, limited);
  stops.push(node.stop);
  return node;
}

let stops: (() => void)[] = [];
let attacked: Attacked;
let sockets: Socket[] = [];
test.afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const stop of stops.splice(0)) stop();
  sockets = [];
  stops = [];
});

/** Resources of the process: open files, memory in bytes, processor time in seconds. Linux only. */
function held() {
  const process = `/proc/${attacked.pid}`;
  if (!existsSync(process)) return { files: 0, memory: 0, seconds: 0 };
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(join(process, 'status'), 'utf8')) ?? [];
  const times = readFileSync(join(process, 'stat'), 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
  return {
    files: readdirSync(join(process, 'fd')).length,
    memory: Number(kilobytes) * 1024,
    seconds: times.reduce((sum, ticks) => sum + Number(ticks) / 100, 0),
  };
}

/** A connection that sends this and does not read unless asked to. */
async function connection(text: string): Promise<Socket> {
  const socket = connect(attacked.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.write(text);
  return socket;
}

/** Everything received until the other side closes. */
function readToEnd(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(text));
  });
}

/** Another visitor still gets a page and can send a form in an acceptable time. */
async function othersAreServed(): Promise<void> {
  const began = performance.now();
  expect((await ask(attacked.url, '/prezzi', { headers: { 'Accept-Encoding': 'br' } })).status).toBe(200);
  expect((await ask(attacked.url, '/healthz')).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(10_000);
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost:${attacked.port}\r\n\r\n`;

/** Node streams files above 128 KB. */
function largestFile(): string {
  const folder = join(siteFolder, 'assets');
  const size = (name: string) => statSync(join(folder, name)).size;
  const [largest = ''] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .sort((a, b) => size(b) - size(a));
  expect(size(largest)).toBeGreaterThan(128 * 1024);
  return `/assets/${largest}`;
}

test('an Accept-Encoding of 16,000 blanks takes no processor time', async () => {
  attacked = await startNode();
  const before = held();
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const headers = `Accept-Encoding: a${' '.repeat(16_000)}x`;
      const socket = await connection(
        `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n\r\n`,
      );
      return Number((await readToEnd(socket)).split(' ')[1]);
    }),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  await othersAreServed();
  expect(held().seconds - before.seconds).toBeLessThan(8);
});

test('pipelined requests with unread answers are not processed, and leak nothing', async () => {
  attacked = await startNode();
  await othersAreServed();
  const before = held();
  const large = get(largestFile());
  await connection(large.repeat(Math.floor((59 * 1024) / large.length)));
  for (let i = 0; i < 50; i += 1) await connection(get('/').repeat(1_600));
  for (let i = 0; i < 5; i += 1) await othersAreServed();
  const during = held();
  // The connection, and the one file that it is sending.
  expect(during.files - before.files).toBeLessThanOrEqual(2 * sockets.length + 10);
  expect(during.memory - before.memory).toBeLessThan(64 * MB);
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(() => held().files - before.files).toBeLessThanOrEqual(5);
  await othersAreServed();
  expect(held().memory - before.memory).toBeLessThan(64 * MB);
});

test('Node survives when it has no free file descriptors', async () => {
  attacked = await startNode(48);
  await othersAreServed();
  await Promise.all(Array.from({ length: 100 }, () => connection('')));
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect(othersAreServed).toPass({ timeout: 10_000 });
});
