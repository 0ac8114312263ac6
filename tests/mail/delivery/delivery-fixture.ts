import { afterEach, beforeEach, expect } from 'vitest';
import type { MailProvider } from '@/lib/mail/delivery/provider';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { type FakeProvider, type Reply, startFakeProvider } from '../fake-provider';
import { jsonPost, type MailFixture, openMailFixture } from '../mail-fixture';
import { type ManualClock, manualClock } from '../manual-clock';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export let clock: ManualClock;
export let fakeProvider: FakeProvider;
/** The mail service of the test. */
export let fixture: MailFixture;
const opened: MailFixture[] = [];

/** A key that may only send. */
export const SENDING_ONLY = 're_solo_invio';

/** A provider with a short time-out only for a reply that hangs: a slow machine must not run into it elsewhere. */
export const provider = (reply?: Reply, apiKey = 're_prova'): Required<MailProvider> =>
  resendProvider({
    apiKey,
    baseUrl: fakeProvider.baseUrl,
    timeoutMs: String(reply).startsWith('hang') ? 1000 : 10_000,
  });

/** Another process, on a folder of its own or, with `spoolDir`, on the same one. */
export async function open(options: Parameters<typeof openMailFixture>[0] = {}): Promise<MailFixture> {
  const each = await openMailFixture({ provider: provider(), clock, ...options });
  opened.push(each);
  return each;
}

/** The same, started; it becomes the mail service of the test. */
export async function start(options: Parameters<typeof openMailFixture>[0] = {}): Promise<MailFixture> {
  fixture = await open(options);
  await fixture.delivery.start();
  await fixture.delivery.idle();
  return fixture;
}

/** Sets up a clock, a fake provider and a mail service that sends to it, for each test of a file. */
export function setUpDelivery(options: { isStarted?: boolean; notices?: boolean } = {}): void {
  const { isStarted = false, ...rest } = options;
  beforeEach(async () => {
    clock = manualClock();
    fakeProvider = await startFakeProvider({ now: clock.now, sendingOnly: [SENDING_ONLY] });
    if (isStarted) await start(rest);
    else fixture = await open(rest);
  });
  afterEach(async () => {
    // Those opened later may share the folder of an earlier one.
    for (const each of opened.splice(0).reverse()) await each.close();
    await fakeProvider.close();
  });
}

/** Submits through the endpoint and waits for the drain that follows. @returns the key */
export async function submit(body: object, to = fixture): Promise<string> {
  const response = await to.handle(jsonPost(body));
  expect(response.status).toBe(200);
  const { id }: { id: string } = await response.json();
  await to.delivery.idle();
  return id;
}

/** Lets time pass, then the delivery do what is due. */
export async function later(ms: number, to = fixture): Promise<void> {
  clock.pass(ms);
  await to.delivery.drain();
}

/** Keys of the messages that the provider has delivered, in order. */
export const delivered = () => fakeProvider.delivered.map(({ key }) => key);

/** Lets time pass, as the delivery polls or, over hours, less often, and everything due be done. */
export async function passTime(ms: number, to = fixture): Promise<void> {
  const step = ms > 3 * HOUR ? 10 * MINUTE : MINUTE / 2;
  for (let left = ms; left > 0; left -= step) {
    clock.pass(Math.min(step, left));
    await to.delivery.idle();
  }
}

export const logged = (event: string, of = fixture) => of.log.filter((entry) => entry.event === event);
