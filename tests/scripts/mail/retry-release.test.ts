import { describe, expect, it } from 'vitest';
import { demo, mailCommandFixture } from './command-fixture';

const fixture = mailCommandFixture();
const { mail } = fixture;

describe('npm run mail -- retry', () => {
  it('resends a message that may have arrived only with --anyway', async () => {
    const key = await fixture.createUnknown();
    for (const submission of [undefined, demo()]) await fixture.createDead(submission);
    const one = await mail(`retry ${key}`);
    expect([one.code, one.out]).toEqual([1, expect.stringContaining('Forse già arrivati')]);
    const all = await mail('retry --all');
    expect([all.code, all.out]).toEqual([0, expect.stringContaining('Di nuovo in attesa: 2 messaggi.')]);
    expect(all.out).toContain(`--anyway.\n  ${key}\n`);
    expect(await fixture.countByState()).toEqual({ waiting: 2, dead: 1 });
    expect((await mail(`retry ${key.slice(0, 8)} --anyway`)).code).toBe(0);
    expect(await fixture.countByState()).toEqual({ waiting: 3 });
  });

  const both = { channels: ['mail', 'webhook'] as const };

  it('sends earlier messages to a new channel, each only once', async () => {
    const key = await fixture.createSent();
    await fixture.createSpam();
    await fixture.createSent();
    const retryOne = () => mail(`retry --channel webhook ${key}`, both);
    expect([(await retryOne()).code, (await retryOne()).code]).toEqual([0, 1]);
    expect((await mail('retry --all --channel webhook', both)).out).toContain('attesa: 1 messaggio.');
    const leads = await fixture.storedLeads();
    const channels = leads.map(({ deliveries }) => deliveries.map(({ channel }) => channel));
    expect(channels).toEqual([['mail', 'webhook'], [], ['mail', 'webhook']]);
  });

  it('resends to a webhook without --anyway, since its receiver recognises repeats by their key', async () => {
    const key = await fixture.createSent();
    await mail(`retry --channel webhook ${key}`, both);
    fixture.database.run("UPDATE deliveries SET state = 'dead', unknown_since = 1 WHERE channel = 'webhook'");
    expect((await mail(`retry ${key}`, both)).code).toBe(0);
  });
});

describe('npm run mail -- release', () => {
  it('returns a message from the spam to the queue', async () => {
    expect((await mail(`release ${await fixture.createSpam()}`)).code).toBe(0);
    expect(await fixture.countByState()).toEqual({ waiting: 1 });
  });
});

it('retry accepts only dead letters, and release only spam', async () => {
  const [waiting, spam] = [await fixture.createWaiting(), await fixture.createSpam()];
  for (const command of [`retry ${waiting}`, `retry ${spam}`, `release ${waiting}`])
    expect((await mail(command)).code).toBe(1);
  expect(await fixture.countByState()).toEqual({ waiting: 1, spam: 1 });
});
