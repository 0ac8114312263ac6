import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contact, demo, jsonPost, type MailFixture, openMailFixture } from '../mail-fixture';
import { noFloor, smallDisk } from '../store/small-disk';
import { clock, HOUR, hang, MINUTE, pass, provider, settle, setUpDelivery } from './delivery-fixture';

setUpDelivery();

let folder: string;
let disk: ReturnType<typeof smallDisk>;
let sites: MailFixture[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
  disk = smallDisk(folder);
  sites = [];
});
afterEach(async () => {
  await Promise.all(sites.map((site) => site.close()));
  disk.unmount();
  rmSync(folder, { recursive: true });
});

async function start(): Promise<MailFixture> {
  const site = await openMailFixture({ folder, clock, provider: provider.following, statfs: noFloor });
  sites.push(site);
  await site.delivery.start();
  return site;
}

/** Too long for what is left in a page. */
const id = 'id'.padEnd(5000, 'x');

/** A site whose disk is full when the provider takes its first message; another one waits. */
async function startAndFill(): Promise<MailFixture> {
  const site = await start();
  const answer = hang(provider.outcomes);
  expect((await site.handle(jsonPost(contact))).status).toBe(200);
  await settle();
  expect((await site.handle(jsonPost(demo))).status).toBe(200);
  disk.fill(site.database);
  answer({ kind: 'accepted', id });
  await pass(MINUTE);
  expect((await site.stored()).map(({ state }) => state)).not.toContain('sent');
  return site;
}

it('keeps what the provider said of a message, and records it when there is room again, also days later', async () => {
  const site = await startAndFill();
  const [first] = provider.attempts;
  await pass(26 * HOUR);
  expect(provider.attempts).toEqual([first]);
  disk.free(site.database);
  await pass(MINUTE);
  const [taken, other] = await site.stored();
  expect([taken?.state, taken?.deliveries[0]?.providerId]).toEqual(['sent', id]);
  expect(Date.parse(taken?.sentAt ?? '')).toBe(first?.at);
  expect([other?.state, other?.deliveries[0]?.providerId]).toEqual(['sent', `id-${other?.key}`]);
  expect(provider.attempts).toHaveLength(2);
  await pass(MINUTE);
  expect(provider.questions.map((question) => question.id)).toContain(id);
});

it('asks the provider again, by the same key, where a process has forgotten what it said', async () => {
  const before = await startAndFill();
  await before.delivery.stop();
  const site = await start();
  await pass(HOUR);
  disk.free(site.database);
  await pass(2 * MINUTE);
  expect(await site.count()).toEqual({ sent: 2 });
  const [first, ...later] = provider.attempts;
  const repeats = later.filter(({ key }) => key === first?.key);
  expect(repeats.map(({ mail }) => mail)).toEqual([first?.mail]);
  for (const { deliveries } of await site.stored()) expect(deliveries[0]?.providerId).toMatch(/^id-/);
});

it('stores what was sent within the request when there is room again: its bounce is seen', async () => {
  const site = await start();
  disk.fill(site.database);
  const key = crypto.randomUUID();
  const long = { ...contact, message: 'Buongiorno! '.repeat(200) };
  const post = () => site.handle(jsonPost(long, { 'Idempotency-Key': key }));
  expect((await post()).status).toBe(200);
  await pass(HOUR);
  expect(await site.count()).toEqual({});
  disk.free(site.database);
  provider.answers.push({ kind: 'event', event: 'bounced' });
  await pass(MINUTE);
  expect(await site.stored()).toMatchObject([
    { key, state: 'dead', attempts: 1, deliveries: [{ providerId: `id-${key}`, event: 'bounced' }] },
  ]);
  expect(provider.questions.map(({ id: asked }) => asked)).toEqual([`id-${key}`]);
  expect((await post()).status).toBe(200);
  expect(await site.count()).toEqual({ dead: 1 });
  // The notice to the owner is the other one.
  expect(provider.attempts.filter((each) => each.key === key)).toHaveLength(1);
});
