import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { LogEntry } from '@/lib/log';
import type { Clock } from '@/lib/mail/clock';
import { createDelivery } from '@/lib/mail/delivery/delivery';
import { createDirectSender } from '@/lib/mail/delivery/direct-send';
import type { MailProvider } from '@/lib/mail/delivery/provider';
import { createHandler } from '@/lib/mail/request/handler';
import { createRequestLimit } from '@/lib/mail/request/request-limit';
import { acceptMessage } from '@/lib/mail/store/accept';
import { openDatabase } from '@/lib/mail/store/database';
import type { Lead } from '@/lib/mail/store/lead';
import { createLeads } from '@/lib/mail/store/leads';
import { type FileSystem, nodeDriver } from '@/lib/mail/store/node-driver';
import { manualClock } from './manual-clock';

export const boxes = {
  info: 'info@azienda.example',
  mailTo: 'info@azienda.example',
  others: ['partner@azienda.example', 'supporto@azienda.example'],
};
export const mailFrom = 'sito@azienda.example';
export const phone = '+39 02 1234567';
export const siteUrl = 'https://www.azienda.example';
export const endpoint = 'http://localhost:3000/api/send-email';
const acceptedAt = new Date('2026-03-05T10:20:30.400Z');

/** Recipient, sender and brand of notices. */
const noticesTo = { to: boxes.mailTo, from: mailFrom, brand: 'Marchio & C.' };

export type MailFixtureOptions = {
  provider?: MailProvider | undefined;
  /** Of the store; a new one unless given. */
  folder?: string;
  mailTo?: string;
  /** Of the endpoint and of the delivery; it stands still at `acceptedAt` unless given. */
  clock?: Clock;
  perSecond?: number;
  perHour?: number;
  rateLimitMax?: number;
  /** Whether the site mails notices to its owner. */
  notices?: boolean;
  /** So few that the limit of requests is the least that there is, 300; else there is hardly one. */
  limitsRequests?: boolean;
  /** What the disk says of its space. */
  statfs?: (path: string) => FileSystem;
};

/** The real endpoint and the real delivery on a real database. */
export async function openMailFixture(options: MailFixtureOptions = {}) {
  const base = await mkdtemp(join(tmpdir(), 'mail-test-'));
  const { provider, folder = join(base, 'mail'), clock = manualClock(acceptedAt.getTime()) } = options;
  const entries: LogEntry[] = [];
  const log = (entry: LogEntry) => void entries.push(entry);
  const pace = {
    perSecond: options.perSecond ?? Number.POSITIVE_INFINITY,
    perHour: options.perHour ?? 100_000,
  };
  const database = openDatabase(nodeDriver(folder, options.statfs ? { statfs: options.statfs } : {}));
  const leads = createLeads(database);
  const notices = options.notices ? noticesTo : undefined;
  const delivery = createDelivery({ database, provider, pace, clock, log, notices });
  const handle = createHandler({
    accept: (message, sender) => acceptMessage(database, message, sender),
    direct: createDirectSender({ provider, pace, clock, log }),
    wake: delivery.wake,
    limit: { max: options.rateLimitMax ?? 100_000, windowS: 600 },
    requestLimit: createRequestLimit({
      rateLimitMax: options.limitsRequests ? 1 : 100_000,
      rateLimitWindowS: 600,
      now: clock.now,
    }),
    boxes: { ...boxes, mailTo: options.mailTo ?? boxes.mailTo },
    mailFrom,
    siteUrl,
    phone,
    now: () => new Date(clock.now()),
    log,
  });
  return {
    base,
    folder,
    log: entries,
    database,
    leads,
    delivery,
    handle,
    /** All that is stored, oldest first. */
    async stored(): Promise<Lead[]> {
      return (await leads.page({ order: 'oldest', limit: 100_000 }, clock.now())).leads;
    },
    /** How many messages are in each state that has any. */
    async count(): Promise<Record<string, number>> {
      const { counts } = await leads.summary(clock.now(), 0);
      return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
    },
    async close() {
      await delivery.stop();
      database.close();
      await rm(base, { recursive: true, force: true });
    },
  };
}

export type MailFixture = Awaited<ReturnType<typeof openMailFixture>>;

export function jsonPost(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export function formPost(fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  return new Request(endpoint, { method: 'POST', headers, body: new URLSearchParams(fields) });
}

/** A valid submission of each kind. */
export const contact = {
  form: 'contact',
  firstName: 'Niccolò',
  lastName: 'D’Amico',
  email: 'niccolo@cliente.example',
  subject: 'quote',
  message: 'Buongiorno,\nvorrei un <b>preventivo</b> & una demo.',
  privacyAccepted: true,
};
export const partner = {
  form: 'partner',
  azienda: 'Rossi & Figli',
  referente: 'Anna Rossi',
  email: 'anna@rossi.example',
  telefono: '02 123456',
  sito: 'rossi.example.it/chi-siamo',
  tipoPartnership: 'integrator',
  dipendenti: '11-50',
  settoreTarget: 'Studi legali',
  motivazione: 'Vogliamo proporre il prodotto ai nostri clienti.',
  privacyAccepted: true,
};
export const demo = {
  form: 'demo',
  nomeAzienda: 'Studio Bianchi',
  nomeContatto: 'Luca Bianchi',
  email: 'luca@bianchi.example',
  telefono: '333 1234567',
  settore: 'settore-legale',
  privacyAccepted: true,
};
export const newsletter = { form: 'newsletter', email: 'lettrice@posta.example', gdpr: 'Y' };
/** The six documented keys. */
export const payload = {
  to: boxes.info,
  subject: 'Nuova candidatura partner: Rossi',
  body: 'Azienda: Rossi\nReferente: Anna',
  from: 'anna@rossi.example',
  replyTo: 'anna@rossi.example',
  senderName: 'Anna Rossi',
};

/** As a form without script sends it. */
export function asFormPost(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === true ? 'on' : String(value)]),
  );
}

export async function errorOf(
  response: Response,
): Promise<{ code: string; message: string; fields?: Record<string, string> }> {
  const answer: {
    success: boolean;
    error: { code: string; message: string; fields?: Record<string, string> };
  } = await response.json();
  if (answer.success !== false) throw new Error('not a refusal');
  return answer.error;
}

/** Expects a refusal of this status and code, in Italian, with nothing stored. @returns the error of the answer */
export async function expectRefused(fixture: MailFixture, response: Response, status: number, code: string) {
  const error = await errorOf(response);
  expect([response.status, error.code]).toEqual([status, code]);
  expect(error.message).toMatch(/^[A-ZÈ].{10,}\.$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await fixture.count()).toEqual({});
  return error;
}
