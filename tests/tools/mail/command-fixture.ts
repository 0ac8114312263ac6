import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { DAY_MS } from '@/lib/clock';
import { NO_ATTRIBUTION } from '@/lib/forms/attribution';
import type { DataOf } from '@/lib/forms/forms';
import type { Outcome } from '@/lib/mail/outcome';
import { compose } from '@/lib/mail/request/compose';
import type { Submission } from '@/lib/mail/request/submission';
import { acceptMessage } from '@/lib/mail/store/accept';
import type { Database } from '@/lib/mail/store/database';
import { createLeads } from '@/lib/mail/store/leads';
import type { NewMessage } from '@/lib/mail/store/message';
import { openDatabase } from '@/lib/mail/store/node-database';
import { createQueue } from '@/lib/mail/store/queue';
import { runMail } from '@/lib/tools/mail/command';
import { validData } from '@/tests/forms/sample';
import { claimByKey, countsOf, from, queueOptions } from '@/tests/mail/store/contract/kit';
import * as submissions from '@/tests/mail/submissions';
import { folderOfTest } from '@/tests/temporary';

export { DAY_MS };

const RECEIVED = Date.parse('2026-03-05T10:20:30.400Z');
/** The default time of the owner's commands. */
export const NOW = RECEIVED + 60_000;

const demoData = validData('demo', {
  ...submissions.demo,
  telefono: '333 1234567',
  settore: 'settore-legale',
  numeroDipendenti: '11-50',
});
const contactData = validData('contact', {
  ...submissions.contact,
  phone: '0212345678',
  message: 'Vorrei un preventivo.',
});
const partnerData = validData('partner', {
  ...submissions.partner,
  telefono: '+39 02 1234567',
  motivazione: 'Prima; "seconda"\nterza riga.',
});
/** Submissions, with some fields replaced. */
export const demo = (fields: Partial<DataOf<'demo'>> = {}) => ({
  form: 'demo' as const,
  data: { ...demoData, ...fields },
});
export const contact = (fields: Partial<DataOf<'contact'>> = {}) => ({
  form: 'contact' as const,
  data: { ...contactData, ...fields },
});
export const partner = { form: 'partner' as const, data: partnerData };

type Options = Partial<Parameters<typeof runMail>[1]> & { env?: Record<string, string> };
const expiry = { afterMs: DAY_MS, attempts: 1e9, reason: () => 'esito sconosciuto' };
const BY_MAIL = ['mail'] as const;

type Changes = Partial<NewMessage>;

/** A real store for each test, functions that bring messages into every state, and the owner's commands. */
export function mailCommandFixture() {
  const fixture = { base: '', root: '', database: undefined as unknown as Database };
  const queue = () => createQueue(fixture.database, queueOptions({ expiry }));
  beforeEach(() => {
    fixture.base = folderOfTest();
    fixture.root = join(fixture.base, 'mail');
    fixture.database = openDatabase(fixture.root);
  });
  afterEach(() => fixture.database.close());

  /** Stores a submission. @param changes what differs from the message that the site makes of it @returns its key */
  async function post(submission: Submission = demo(), changes: Changes = {}): Promise<string> {
    const addresses = { mailTo: 'info@azienda.example', mailFrom: 'sito@azienda.example' };
    const identity = { key: randomUUID(), byContent: false, origin: NO_ATTRIBUTION };
    const message = compose(submission, { ...addresses, ...identity, receivedAt: RECEIVED });
    const options = { channels: BY_MAIL };
    const accepted = await acceptMessage(
      fixture.database,
      { ...message, ...changes },
      from('192.0.2.1'),
      options,
    );
    if (accepted.outcome !== 'stored') throw new Error(`not stored: ${accepted.outcome}`);
    return accepted.key;
  }

  async function claim(key: string, now = NOW) {
    const claimed = await claimByKey(fixture.database, queue(), key, now);
    if (!('key' in claimed)) throw new Error('not claimed');
    return claimed;
  }

  /** Posts a submission and attempts to send it, with this outcome. @returns its key */
  async function settled(outcome: Outcome, submission?: Submission, changes?: Changes): Promise<string> {
    const key = await post(submission, changes);
    await queue().settle(await claim(key), outcome, NOW);
    return key;
  }

  return {
    ...{ fixture, post, claim, settled },
    sent: (submission?: Submission) => settled({ kind: 'sent' }, submission),
    dead: (submission: Submission = partner) =>
      settled({ kind: 'rejected', reason: '422 validation_error' }, submission),
    spam: (submission: Submission = contact()) => post(submission, { spam: true }),

    /** A dead letter that may have arrived: its process died, and the provider has forgotten its key. */
    async unknown(): Promise<string> {
      const key = await post(partner, { receivedAt: NOW - 2 * DAY_MS });
      await claim(key, NOW - 2 * DAY_MS);
      await claimByKey(fixture.database, queue(), key, NOW);
      return key;
    },

    /** All stored leads, oldest first. */
    stored: async () =>
      (await createLeads(fixture.database, BY_MAIL).page({ order: 'oldest', limit: 1000 }, NOW)).leads,

    count: () => countsOf(createLeads(fixture.database, BY_MAIL), NOW),

    /** Runs a command as the owner does. @param args split at spaces, unless they are words */
    async mail(args: string | string[], { env = {}, ...options }: Options = {}) {
      const [out, err, raw]: [string[], string[], Buffer[]] = [[], [], []];
      const stdout = vi.spyOn(process.stdout, 'write');
      stdout.mockImplementation((chunk) => raw.push(Buffer.from(chunk)) > 0);
      const into = (texts: string[]) => (text: string) =>
        void texts.push(text.endsWith('\n') ? text : `${text}\n`);
      const defaults = { root: fixture.root, channels: [], now: NOW, folder: fixture.base };
      const given = { ...defaults, ...options, out: into(out), err: into(err) };
      const words = typeof args === 'string' ? args.split(' ').filter(Boolean) : args;
      const code = await runMail(words, given, env).finally(() => stdout.mockRestore());
      return { code, out: out.join(''), err: err.join(''), raw: Buffer.concat(raw) };
    },
  };
}
