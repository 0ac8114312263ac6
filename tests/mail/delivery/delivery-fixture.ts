import { afterEach, beforeEach, expect } from 'vitest';
import type { Outcome, Send } from '@/lib/mail/delivery/outcome';
import type { MailEnvironment } from '@/lib/mail/mail-service';
import type { Mail, Outgoing } from '@/lib/mail/message/message';
import { openDatabase } from '@/lib/mail/store/node-database';
import type { Settings } from '@/lib/settings';
import { contact, createFixture, jsonPost } from '@/tests/mail/mail-fixture';
import { type ManualClock, manualClock } from '@/tests/mail/manual-clock';
import { keyOf, messageOf, START } from '@/tests/mail/store/contract/contract-fixture';
import { folderOfTest } from '@/tests/temporary';

export { keyOf, START };

/** An answer of the provider; for a failure its kind is enough. */
type Reply = Outcome | Outcome['kind'];
const REASONS = { unknown: '500', unavailable: '429', refused: '401', rejected: '422', sent: '' };
const outcomeOf = (reply: Reply): Outcome =>
  typeof reply === 'string' ? { kind: reply, reason: REASONS[reply] } : reply;

/** A message as a provider gets it. */
export const outgoing = messageOf('a', {
  form: 'demo',
  fields: { nomeAzienda: 'Studio Bianchi & C.', interest: 'enterprise', people: '6', privacyAccepted: true },
  attribution: {
    page: '/soluzioni/legale',
    campaign: { source: 'ordine', medium: null, campaign: 'autunno' },
  },
});

export let clock: ManualClock;
/** A mail provider with scripted answers. */
export let provider: ReturnType<typeof scriptedProvider>;
/** The folder of the store. */
export let folder: string;
/** Functions to call after the test, last one first. */
export const cleanups: (() => unknown)[] = [];

type Attempt = { name: string; key: string; mail: Mail; at: number };

function scriptedProvider() {
  const attempts: Attempt[] = [];
  const replies: (Reply | Promise<Reply>)[] = [];
  const script = { answer: (_message: Outgoing): Reply => 'sent' };
  const send: Send = async (message) => {
    const { key, mail } = message;
    attempts.push({ name: key.replace(/^.*-0*/, ''), key, mail, at: clock.now() });
    return outcomeOf(await (replies.shift() ?? script.answer(message)));
  };
  return Object.assign(script, {
    send,
    attempts,
    /** Answers of the next attempts. When it is empty, `answer` is called. */
    replies,
    /** The names of the messages, one for each attempt. */
    names: () => attempts.map(({ name }) => name).join(' '),
  });
}

/** A process of the site on the store of the test, with the real endpoint and delivery. It is not started. */
export function open(settings: Partial<Settings> = {}, environment: Partial<MailEnvironment> = {}) {
  const { database = openDatabase(folder) } = environment;
  // Faster, and a test has no power cuts.
  database.all('PRAGMA synchronous = OFF');
  const opened = createFixture(database, clock, settings, { provider: provider.send, ...environment });
  const { leads, log, stored } = opened;
  cleanups.push(opened.stop);
  const post = (fields: object, key: string = crypto.randomUUID(), ip = '192.0.2.1') =>
    opened.handle(jsonPost(fields, { 'Idempotency-Key': key }), { ip });
  return {
    ...opened,
    post,
    /** Posts a contact form for each name, and waits for everything that needs no clock. */
    async submit(names: Iterable<string>): Promise<void> {
      for (const name of names) {
        const response = await post({ ...contact, message: `Messaggio ${name}.` }, keyOf(name));
        expect(response.status).toBe(200);
      }
      await settle();
    },
    lead: async (name: string) =>
      (await leads.page({ order: 'newest', key: keyOf(name), limit: 1 }, clock.now())).leads[0],
    /** How many messages of visitors are in each state that has any. */
    async count(): Promise<Record<string, number>> {
      const counts: Record<string, number> = {};
      for (const { form, state } of await stored()) {
        if (form !== 'notice') counts[state] = (counts[state] ?? 0) + 1;
      }
      return counts;
    },
    logged: (event: string) => log.filter((entry) => entry.event === event),
  };
}

/** A process without a channel. */
export const openWithoutChannel = () => open({}, { provider: undefined });

/**
 * A started process.
 * @param names of messages that wait for it: letters of a string, or a list
 */
export async function start(names: Iterable<string> = '', ...options: Parameters<typeof open>) {
  await openWithoutChannel().submit(names);
  const site = open(...options);
  await site.start();
  await settle();
  return site;
}
export type Site = Awaited<ReturnType<typeof start>>;

/** Gives each test of a file a clock, a provider and a store. */
export function setUpDelivery(): void {
  beforeEach(() => {
    clock = manualClock(START);
    provider = scriptedProvider();
    folder = folderOfTest();
  });
  afterEach(async () => {
    for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
  });
}

/** Waits for everything that needs no clock and no socket. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Lets time pass, from one timer to the next. */
export async function advance(ms: number): Promise<void> {
  await settle();
  for (let left = ms; left > 0; ) {
    const step = Math.min(left, Math.max(1, clock.nextIn() ?? left));
    clock.advance(step);
    left -= step;
    await settle();
  }
}

/** Lets seconds pass, with real sockets, until a state is reached. */
export const advanceUntil = <State>(read: () => Promise<State>) =>
  expect.poll(() => advance(1000).then(read), { interval: 10 });
