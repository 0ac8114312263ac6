import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { refusedCopy } from '@/content/forms/refused';
import type { Clock } from '@/lib/clock';
import type { LogEntry } from '@/lib/log';
import type { Send } from '@/lib/mail/delivery/outcome';
import { smtpProvider } from '@/lib/mail/delivery/smtp-provider';
import { createMailService, type MailEnvironment } from '@/lib/mail/mail-service';
import type { Database } from '@/lib/mail/store/database';
import { createLeads, type StoredMessage } from '@/lib/mail/store/leads';
import { openDatabase } from '@/lib/mail/store/node-database';
import { parseSettings, type Settings } from '@/lib/settings';
import { manualClock } from './manual-clock';
import { countsOf } from './store/contract/contract-fixture';
import { acceptedAt, mailboxes, mailFrom, phone, siteUrl } from './submissions';

export * from './submissions';

/** Settings without limits, unless a test sets them. */
const defaults = {
  ...parseSettings({}, { url: siteUrl, mail: { info: mailboxes.info, from: mailFrom } }),
  mailPerSecond: Number.POSITIVE_INFINITY,
  mailPerHour: 100_000,
  rateLimitMax: 100_000,
};
const company = { ...mailboxes, brand: 'Marchio & C.', phone, refused: refusedCopy };

/** The real endpoint and delivery on a real database, and the log that they write. */
export function createFixture(
  database: Database,
  clock: Clock,
  settings: Partial<Settings> = {},
  environment: Partial<MailEnvironment> = {},
) {
  const log: LogEntry[] = [];
  const service = createMailService({ ...defaults, ...settings }, company, {
    database,
    clock,
    log: (entry) => void log.push(entry),
    smtp: smtpProvider,
    ...environment,
  });
  const leads = createLeads(database, service.channels);
  /** Every stored message, oldest first. */
  const stored = async (): Promise<StoredMessage[]> =>
    (await leads.page({ order: 'oldest', limit: 100_000 }, clock.now())).leads;
  return { ...service, database, leads, log, stored };
}

type MailFixtureOptions = Partial<Settings> & {
  provider?: Send;
  /** The folder of the store; by default a new one. */
  folder?: string;
  /** The clock of endpoint and delivery; by default it stops at `acceptedAt`. */
  clock?: Clock;
};

/** The endpoint and the delivery on a new store. */
async function openMailFixture(options: MailFixtureOptions = {}) {
  const base = await mkdtemp(join(tmpdir(), 'mail-test-'));
  const {
    provider,
    folder = join(base, 'mail'),
    clock = manualClock(acceptedAt.getTime()),
    ...settings
  } = options;
  const opened = createFixture(openDatabase(folder), clock, settings, { provider });
  return {
    ...opened,
    count: () => countsOf(opened.database, opened.channels, clock.now()),
    async close() {
      await opened.stop();
      await rm(base, { recursive: true, force: true });
    },
  };
}

/** The fixture of the current test, in files that call `setUpMail`. */
export let fixture: Awaited<ReturnType<typeof openMailFixture>>;

export function setUpMail(options: MailFixtureOptions = {}): void {
  beforeEach(async () => {
    fixture = await openMailFixture(options);
  });
  afterEach(() => fixture.close());
}

/** Replaces the fixture. */
export async function reopen(options: MailFixtureOptions): Promise<void> {
  await fixture.close();
  fixture = await openMailFixture(options);
}

type ResponseError = { code: string; message: string; fields?: Record<string, string> };

/** The error of a refusal. */
export async function errorOf(response: Response): Promise<ResponseError> {
  const answer: { success: boolean; error: ResponseError } = await response.json();
  expect(answer.success).toBe(false);
  return answer.error;
}

/**
 * Expects a refusal of this status and code, in Italian.
 * @returns the error of the answer
 */
export async function expectProblem(response: Response, status: number, code: string) {
  const error = await errorOf(response);
  expect([response.status, error.code]).toEqual([status, code]);
  expect(error.message).toMatch(/^[A-ZÈ].{10,}\.$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return error;
}

/** Expects a refusal of this status and code, and that nothing is stored. */
export async function expectRefused(...refusal: Parameters<typeof expectProblem>) {
  const error = await expectProblem(...refusal);
  expect(await fixture.count()).toEqual({});
  return error;
}
