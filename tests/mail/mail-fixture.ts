import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { refusedWords } from '@/content/forms/refused';
import { payloadOf } from '@/lib/forms/email-service';
import { visitorMail } from '@/lib/forms/form-mail';
import { forms } from '@/lib/forms/forms';
import type { LogEntry } from '@/lib/log';
import { assembleMail } from '@/lib/mail/assemble';
import type { Clock } from '@/lib/mail/clock';
import type { Provider } from '@/lib/mail/delivery/provider';
import { smtpProvider } from '@/lib/mail/delivery/smtp-provider';
import { openDatabase } from '@/lib/mail/store/database';
import type { Lead } from '@/lib/mail/store/lead';
import { createLeads } from '@/lib/mail/store/leads';
import { type FileSystem, nodeDriver } from '@/lib/mail/store/node-driver';
import { parseSettings, type Settings } from '@/lib/settings';
import { smallest, validData } from '../forms/sample';
import { manualClock } from './manual-clock';
import { countsOf } from './store/contract/kit';

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

const defaults = {
  ...parseSettings({}, { url: siteUrl, mail: { info: boxes.info, from: mailFrom } }),
  mailPerSecond: Number.POSITIVE_INFINITY,
  mailPerHour: 100_000,
  rateLimitMax: 100_000,
};
const company = {
  brand: 'Marchio & C.',
  info: boxes.info,
  others: boxes.others,
  phone,
  refused: refusedWords,
};

type Changeable = 'mailTo' | 'rateLimitMax' | 'smtp' | 'leadsWebhookUrl' | 'leadsWebhookSecret';

export type MailFixtureOptions = Partial<Pick<Settings, Changeable>> & {
  provider?: Provider | undefined;
  /** The folder of the store; a new one unless given. */
  folder?: string;
  /** The clock of the endpoint and of the delivery; it stands still at `acceptedAt` unless given. */
  clock?: Clock;
  /** What the disk says of its space. */
  statfs?: (path: string) => FileSystem;
};

/** The real endpoint and the real delivery on a real database. */
export async function openMailFixture(options: MailFixtureOptions = {}) {
  const base = await mkdtemp(join(tmpdir(), 'mail-test-'));
  const { provider, folder = join(base, 'mail'), statfs, ...rest } = options;
  const { clock = manualClock(acceptedAt.getTime()), ...settings } = rest;
  const entries: LogEntry[] = [];
  const log = (entry: LogEntry) => void entries.push(entry);
  const database = openDatabase(nodeDriver(folder, statfs ? { statfs } : {}));
  const place = { database, clock, log, smtp: smtpProvider, ...(provider ? { provider } : {}) };
  const { channels, handle, delivery } = assembleMail({ ...defaults, ...settings }, company, place);
  const leads = createLeads(database, channels);
  return {
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
    count: () => countsOf(leads, clock.now()),
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

/** A valid submission of each kind, with no more than it must have. */
export const contact = {
  ...smallest('contact'),
  form: 'contact',
  firstName: 'Niccolò',
  lastName: 'D’Amico',
  email: 'niccolo@cliente.example',
  subject: 'quote',
  message: 'Buongiorno,\nvorrei un <b>preventivo</b> & una demo.',
};
export const partner = {
  ...smallest('partner'),
  form: 'partner',
  azienda: 'Rossi & Figli',
  referente: 'Anna Rossi',
  email: 'anna@rossi.example',
  telefono: '02 123456',
  sito: 'https://rossi.example.it/chi-siamo',
  tipoPartnership: 'integrator',
  dipendenti: '11-50',
  settoreTarget: 'Studi legali',
  motivazione: 'Vogliamo proporre il prodotto ai nostri clienti.',
};
export const demo = {
  ...smallest('demo'),
  form: 'demo',
  nomeAzienda: 'Studio Bianchi',
  nomeContatto: 'Luca Bianchi',
  email: 'luca@bianchi.example',
  telefono: '333 1234567',
  settore: 'settore-legale',
};
export const newsletter = { ...smallest('newsletter'), form: 'newsletter', email: 'lettrice@posta.example' };
/** The six documented keys. */
export const payload = {
  to: boxes.info,
  subject: 'Nuova candidatura partner: Rossi',
  body: 'Azienda: Rossi\nReferente: Anna',
  from: 'anna@rossi.example',
  replyTo: 'anna@rossi.example',
  senderName: 'Anna Rossi',
};

/** What the partner form posts with script: the six keys, the form and its fields (D16). */
export function partnerPost(sentAt = acceptedAt): object {
  const { form: _, ...values } = partner;
  const data = validData('partner', values);
  const mail = visitorMail(forms.partner, data, sentAt);
  return payloadOf({ form: 'partner', data, mail, to: boxes.info, origin: undefined });
}

/** Fields as a form without script sends them. */
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
