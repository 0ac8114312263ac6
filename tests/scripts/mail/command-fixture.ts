import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { DAY_MS } from '@/lib/clock';
import { NO_ATTRIBUTION } from '@/lib/forms/attribution';
import type { DataOf } from '@/lib/forms/forms';
import type { Outcome } from '@/lib/mail/delivery/outcome';
import { createQueue } from '@/lib/mail/delivery/queue';
import type { NewMessage } from '@/lib/mail/message/message';
import { compose } from '@/lib/mail/request/compose';
import type { Submission } from '@/lib/mail/request/submission';
import { acceptMessage } from '@/lib/mail/store/accept';
import { createLeads } from '@/lib/mail/store/leads';
import { openDatabase } from '@/lib/mail/store/node-database';
import { root as projectRoot } from '@/scripts/bootstrap.mjs';
import { runMail } from '@/scripts/mail/command';
import { validData } from '@/tests/forms/sample';
import { countsOf, from, leaseByKey, queueOptions } from '@/tests/mail/store/contract/contract-fixture';
import * as submissions from '@/tests/mail/submissions';
import { folderOfTest } from '@/tests/temporary';

const RECEIVED = Date.parse('2026-03-05T10:20:30.400Z');
/** The default time of the owner's commands: a minute later. */
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
/** Submissions, with some fields replaced. */
export const demo = (fields: Partial<DataOf<'demo'>> = {}) => ({
  form: 'demo' as const,
  data: { ...demoData, ...fields },
});
export const contact = (fields: Partial<DataOf<'contact'>> = {}) => ({
  form: 'contact' as const,
  data: { ...contactData, ...fields },
});
export const partner = {
  form: 'partner' as const,
  data: validData('partner', {
    ...submissions.partner,
    telefono: '+39 02 1234567',
    motivazione: 'Prima; "seconda"\nterza riga.',
  }),
};

const BY_MAIL = ['mail'] as const;
/** After a day a message of unknown outcome becomes a dead letter. */
const expiry = { afterMs: DAY_MS, attempts: Number.POSITIVE_INFINITY, reason: () => 'esito sconosciuto' };

/**
 * Opens a real store for each test.
 * @returns functions that create messages in every state, and the owner's commands
 */
export function mailCommandFixture() {
  let base: string;
  let root: string;
  let database: ReturnType<typeof openDatabase>;
  beforeEach(() => {
    base = folderOfTest();
    root = join(base, 'mail');
    database = openDatabase(root);
  });
  afterEach(() => database.close());

  const queue = () => createQueue(database, queueOptions({ expiry }));
  const leads = () => createLeads(database, BY_MAIL);

  /**
   * Stores a submission.
   * @param changes fields of the composed message
   * @returns its key
   */
  async function createWaiting(
    submission: Submission = demo(),
    changes: Partial<NewMessage> = {},
  ): Promise<string> {
    const message = compose(submission, {
      key: randomUUID(),
      byContent: false,
      attribution: NO_ATTRIBUTION,
      receivedAt: RECEIVED,
      mailTo: 'info@azienda.example',
      mailFrom: 'sito@azienda.example',
    });
    const changed = { ...message, ...changes };
    await acceptMessage(database, changed, from('192.0.2.1'), { channels: BY_MAIL });
    return changed.key;
  }

  /** Leases the delivery of a message, as the site does before it sends. */
  async function lease(key: string, now = NOW) {
    const leased = await leaseByKey(database, queue(), key, now);
    if (!('key' in leased)) throw new Error('not leased');
    return leased;
  }

  /**
   * Stores a submission and ends an attempt with this outcome.
   * @returns its key
   */
  async function createSettled(outcome: Outcome, ...submission: Parameters<typeof createWaiting>) {
    const key = await createWaiting(...submission);
    await queue().settle(await lease(key), outcome, NOW);
    return key;
  }

  const createSent = (submission?: Submission) => createSettled({ kind: 'sent' }, submission);
  /** Creates a dead letter: as after a second rejection, with another message sent in between. */
  async function createDead(submission: Submission = partner) {
    const key = await createSettled({ kind: 'rejected', reason: '422 validation_error' }, submission);
    const message = '(SELECT id FROM messages WHERE key = ?)';
    database.run(`UPDATE deliveries SET state = 'dead' WHERE message = ${message}`, [key]);
    database.run('DELETE FROM channels');
    return key;
  }
  const createSpam = (submission: Submission = contact()) => createWaiting(submission, { spam: true });

  return {
    /** The owner's folder. */
    get base() {
      return base;
    },
    /** The folder of the store, below the owner's. */
    get root() {
      return root;
    },
    get database() {
      return database;
    },
    createWaiting,
    createSettled,
    createSent,
    createDead,
    createSpam,
    lease,

    /**
     * Creates a waiting message, a sent one, a dead letter and spam.
     * @returns their keys
     */
    createEveryState: async () => [
      await createWaiting(),
      await createSent(),
      await createDead(),
      await createSpam(),
    ],

    /** Creates a dead letter that may have arrived: its process died, and the provider has forgotten its key. */
    async createUnknown(): Promise<string> {
      const key = await createWaiting(partner, { receivedAt: NOW - 2 * DAY_MS });
      await lease(key, NOW - 2 * DAY_MS);
      await leaseByKey(database, queue(), key, NOW);
      return key;
    },

    /** Reads all stored leads, oldest first. */
    storedLeads: async () => (await leads().page({ order: 'oldest', limit: 1000 }, NOW)).leads,

    countByState: () => countsOf(database, BY_MAIL, NOW),

    /**
     * Runs `npm run mail -- <args>` as the owner does.
     * @param args a text is split at spaces
     */
    async mail(args: string | string[], { env = {}, ...options }: MailOptions = {}) {
      const output: Record<'out' | 'err', string> = { out: '', err: '' };
      const print = (stream: 'out' | 'err') => (text: string) => {
        output[stream] += text.endsWith('\n') ? text : `${text}\n`;
      };
      const defaults = { root, channels: [], now: NOW, folder: base };
      const context = { ...defaults, ...options, out: print('out'), err: print('err') };
      const words = typeof args === 'string' ? args.split(' ').filter(Boolean) : args;
      return { code: await runMail(words, context, env), ...output };
    },
  };
}

type MailOptions = Partial<Parameters<typeof runMail>[1]> & { env?: Record<string, string> };

/** Runs `npm run mail -- <args>` as a process. */
export function runMailProcess(args: string[], variables: Record<string, string>) {
  const { PATH } = process.env;
  const env = { NODE_ENV: 'production' as const, PATH, ...variables };
  const command = ['--import', 'tsx', 'scripts/mail.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: projectRoot, env });
  return { status, stdout, err: stderr.toString() };
}
