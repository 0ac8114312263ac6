import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import type { LogEntry } from '@/lib/log';
import type { ChannelSetup } from '@/lib/mail/delivery/channel-setup';
import { createDelivery, type Delivery } from '@/lib/mail/delivery/delivery';
import type { EventAnswer, Outcome, Provider } from '@/lib/mail/delivery/provider';
import { acceptMessage } from '@/lib/mail/store/accept';
import { openDatabase } from '@/lib/mail/store/database';
import type { Lead } from '@/lib/mail/store/lead';
import { createLeads } from '@/lib/mail/store/leads';
import type { Mail, NewMessage } from '@/lib/mail/store/message';
import { nodeDriver } from '@/lib/mail/store/node-driver';
import { type ManualClock, manualClock } from '../manual-clock';
import {
  countsOf,
  DAY,
  from,
  keyOf,
  MINUTE,
  messageOf,
  queueOptions,
  SECOND,
  START,
} from '../store/contract/kit';

export { DAY, HOUR, keyOf, MINUTE, messageOf, SECOND } from '../store/contract/kit';

export const owner = { to: 'info@azienda.example', from: 'sito@azienda.example', brand: 'Marchio & C.' };

export const unknown: Outcome = { kind: 'unknown', reason: '500' };
export const refused = { kind: 'deferred', reason: '401', cause: 'refused' } as const satisfies Outcome;
export const rejected: Outcome = { kind: 'rejected', reason: '422' };

export let clock: ManualClock;
/** What the provider was sent and asked, and what it answers. */
export let provider: ReturnType<typeof scriptedProvider>;
let folder: string;
const opened: Delivery[] = [];

/** A provider that takes everything, unless a test says otherwise. */
function scriptedProvider() {
  const attempts: { name: string; key: string; mail: Mail; at: number }[] = [];
  const questions: { id: string; at: number }[] = [];
  const outcomes: (Outcome | Promise<Outcome>)[] = [];
  const answers: (EventAnswer | Promise<EventAnswer>)[] = [];
  const sending: Provider = {
    async send({ mail }, key) {
      attempts.push({ name: mail.subject.replace('Oggetto ', ''), key, mail, at: clock.now() });
      return outcomes.shift() ?? { kind: 'accepted', id: `id-${key}` };
    },
  };
  const following: Provider = {
    ...sending,
    async lastEvent(id) {
      questions.push({ id, at: clock.now() });
      return answers.shift() ?? { kind: 'event', event: 'delivered' };
    },
  };
  return {
    attempts,
    questions,
    /** Taken one an attempt; then everything is accepted. */
    outcomes,
    /** Taken one a question; then everything has arrived. */
    answers,
    sending,
    /** One that also says what became of a message. */
    following,
    names: () => attempts.map(({ name }) => name),
    /** When attempts began, in seconds since the start of the test. */
    seconds: () => attempts.map(({ at }) => (at - START) / SECOND),
  };
}

/** Puts an answer into a list that is given later. @returns gives it */
export function hang<Answer>(list: (Answer | Promise<Answer>)[]): (answer: Answer) => void {
  let give: (answer: Answer) => void = () => {};
  list.push(
    new Promise<Answer>((resolve) => {
      give = resolve;
    }),
  );
  return (answer) => give(answer);
}

/** A channel that is set up, with the rules of Resend. */
export const setupOf = (setup: Partial<ChannelSetup>): ChannelSetup => ({
  ...queueOptions(),
  expiry: {
    afterMs: DAY - MINUTE,
    attempts: 1e9,
    reason: () => 'esito sconosciuto da più di 24 ore: potrebbe essere arrivato',
  },
  configuration: '',
  provider: provider.sending,
  ...setup,
});

type Options = {
  /** Of the mail; undefined where it is not set up. */
  provider?: Provider | undefined;
  /** Where a webhook is set up too. */
  webhook?: Provider;
  perSecond?: number;
  configuration?: string;
  /** Whether the owner gets notices. */
  notices?: boolean;
  pollMs?: number;
  /** Instead of timers of the clock. */
  wakeAt?: (at: number) => void;
};

/** A process of the site on the database of the test, not yet started. */
export function open(options: Options = {}) {
  const {
    perSecond = Number.POSITIVE_INFINITY,
    notices,
    configuration = '',
    webhook,
    pollMs,
    wakeAt,
  } = options;
  const entries: LogEntry[] = [];
  const database = openDatabase(nodeDriver(folder));
  // Nobody cuts the power of a test.
  database.all('PRAGMA synchronous = OFF');
  const pace = { perSecond, perHour: 100_000 };
  const mail = 'provider' in options ? options.provider : provider.sending;
  const setups = [
    ...(mail ? [setupOf({ provider: mail, configuration, pace })] : []),
    ...(webhook ? [setupOf({ channel: 'webhook', provider: webhook })] : []),
  ];
  const channels = setups.map(({ channel }) => channel);
  const delivery = createDelivery({
    setups,
    ...(pollMs === undefined ? {} : { pollMs }),
    ...(wakeAt === undefined ? {} : { wakeAt }),
    database,
    log: (entry) => void entries.push(entry),
    clock,
    notices: notices ? owner : undefined,
  });
  const leads = createLeads(database, channels);
  opened.push(delivery);

  /** Stores a message, as the endpoint does. @returns its key */
  async function accept(name: string, more: Partial<NewMessage> = {}): Promise<string> {
    const message = messageOf(name, { receivedAt: clock.now(), ...more });
    expect((await acceptMessage(database, message, from('192.0.2.1'), { channels })).outcome).toBe('stored');
    return keyOf(name);
  }

  return {
    database,
    delivery,
    leads,
    accept,
    /** Stores a message and has it sent. @returns its key */
    async submit(name: string): Promise<string> {
      const key = await accept(name);
      delivery.wake();
      await settle();
      return key;
    },
    async lead(name: string): Promise<Lead | undefined> {
      return (await leads.byKey(keyOf(name), 1, clock.now()))[0];
    },
    count: () => countsOf(leads, clock.now()),
    logged: (event: string) => entries.filter((entry) => entry.event === event),
  };
}
export type Process = ReturnType<typeof open>;

/** A process as `open` gives it, started. @param names messages that wait for it */
export async function start(options: Options = {}, ...names: string[]): Promise<Process> {
  const started = open(options);
  for (const name of names) await started.accept(name);
  await started.delivery.start();
  await settle();
  return started;
}

/** A clock, a provider and a database for each test of a file. */
export function setUpDelivery(): void {
  beforeEach(() => {
    clock = manualClock(START);
    provider = scriptedProvider();
    folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  });
  afterEach(async () => {
    const stopped = opened.splice(0).map((delivery) => delivery.stop());
    // Where an attempt hangs for ever.
    clock.pass(10 * SECOND);
    await Promise.all(stopped);
    rmSync(folder, { recursive: true });
  });
}

/** Has everything done that waits for no clock: the rest are promises that are settled. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Lets time pass, from one timer to the next. */
export async function pass(ms: number): Promise<void> {
  await settle();
  for (let left = ms; left > 0; ) {
    const step = Math.min(left, Math.max(1, clock.nextIn() ?? left));
    clock.pass(step);
    left -= step;
    await settle();
  }
}
