import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Clock } from '@/lib/mail/clock';
import { createDelivery } from '@/lib/mail/delivery/delivery';
import type { DeliveryFailpoint } from '@/lib/mail/delivery/drain';
import type { MailProvider } from '@/lib/mail/delivery/provider';
import type { LogEntry } from '@/lib/mail/log';
import { createHandler } from '@/lib/mail/request/handler';
import { createRateLimit } from '@/lib/mail/request/rate-limit';
import { createRequestLimit } from '@/lib/mail/request/request-limit';
import { createFolderSpool } from '@/lib/mail/spool/folder-spool';
import { SPOOL_STATES } from '@/lib/mail/spool/spool';

export const boxes = {
  info: 'info@azienda.example',
  mailTo: 'info@azienda.example',
  others: ['partner@azienda.example', 'supporto@azienda.example'],
};
export const phone = '+39 02 1234567';
export const siteUrl = 'https://www.azienda.example';
export const endpoint = 'http://localhost:3000/api/send-email';
export const acceptedAt = new Date('2026-03-05T10:20:30.400Z');

/** Recipient, sender and brand of notices. */
const noticesTo = { to: boxes.mailTo, from: 'sito@azienda.example', brand: 'Marchio & C.' };

/** The real endpoint on a real folder, at a fixed moment. */
export async function openMailFixture(
  options: {
    provider?: MailProvider;
    spoolDir?: string;
    mailTo?: string;
    clock?: Clock;
    perSecond?: number;
    perHour?: number;
    rateLimitMax?: number;
    failpoint?: (point: DeliveryFailpoint) => void;
    /** Whether the site mails notices to its owner. */
    notices?: boolean;
    /** So few that the limit of requests is the least that there is, 300; else there is hardly one. */
    limitsRequests?: boolean;
    hasSpace?: () => Promise<boolean>;
    /** When submissions are accepted; `acceptedAt` unless given. */
    now?: () => Date;
  } = {},
) {
  const base = await mkdtemp(join(tmpdir(), 'spool-test-'));
  const log: LogEntry[] = [];
  const now = options.now ?? (() => acceptedAt);
  const spool = createFolderSpool(options.spoolDir ?? join(base, 'mail'), () => {}, options.hasSpace);
  const delivery = createDelivery({
    spool,
    provider: options.provider,
    perSecond: options.perSecond ?? Number.POSITIVE_INFINITY,
    perHour: options.perHour ?? 100_000,
    log: (entry) => log.push(entry),
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.failpoint ? { failpoint: options.failpoint } : {}),
    ...(options.notices ? { notices: noticesTo } : {}),
  });
  const rateLimit = createRateLimit({
    max: options.rateLimitMax ?? 100_000,
    windowS: 600,
    log: (entry) => log.push(entry),
  });
  const handle = createHandler({
    spool,
    delivery,
    rateLimit,
    requestLimit: createRequestLimit({
      rateLimitMax: options.limitsRequests ? 1 : 100_000,
      rateLimitWindowS: 600,
      now: () => now().getTime(),
    }),
    boxes: { ...boxes, mailTo: options.mailTo ?? boxes.mailTo },
    mailFrom: 'sito@azienda.example',
    siteUrl,
    phone,
    now,
    log: (entry) => log.push(entry),
  });
  return {
    base,
    log,
    spool,
    delivery,
    handle,
    /** How many messages stand in each state that has any. */
    async count(): Promise<Record<string, number>> {
      const counts: Record<string, number> = {};
      for (const state of SPOOL_STATES) {
        const { length } = await spool.list(state);
        if (length > 0) counts[state] = length;
      }
      return counts;
    },
    async close() {
      await delivery.stop();
      await rateLimit.close();
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

/** Expects a refusal of this status and code, in Italian, with nothing kept. @returns the error of the answer */
export async function expectRefused(fixture: MailFixture, response: Response, status: number, code: string) {
  expect(response.status).toBe(status);
  const error = await errorOf(response);
  expect(error.code).toBe(code);
  expect(error.message.length).toBeGreaterThan(10);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await fixture.count()).toEqual({});
  return error;
}
