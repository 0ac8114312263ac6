import { forms } from '@/lib/forms/forms';
import { newSubmissionIdentity, payloadOf } from '@/lib/forms/post-form';
import { HONEYPOT } from '@/lib/forms/rules';
import { requiredValues, validData } from '@/tests/forms/sample';

export const mailboxes = {
  info: 'info@azienda.example',
  mailTo: 'info@azienda.example',
  otherMailboxes: ['partner@azienda.example', 'supporto@azienda.example'],
};
export const mailFrom = 'sito@azienda.example';
export const phone = '+39 02 1234567';
export const siteUrl = 'https://www.azienda.example';
export const endpoint = 'http://localhost:3000/api/send-email';
/** The time of the fixture, unless it has another clock. */
export const acceptedAt = new Date('2026-03-05T10:20:30.400Z');

/** A different IPv4 address for each number up to 2^24. */
export const ipOf = (index: number): string => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

/**
 * A post by a script.
 * @param body a string or bytes are sent unchanged, other values as JSON
 */
export function jsonPost(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' || Buffer.isBuffer(body) ? Buffer.from(body) : JSON.stringify(body),
  });
}

/** An ordinary form post, with the values that a browser sends without JavaScript. */
export function formPost(fields: Record<string, unknown>, headers: Record<string, string> = {}): Request {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    // Objects as JSON, since one with a key `toString` cannot be converted to text.
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    body.append(name, value === true ? 'on' : text);
  }
  return new Request(endpoint, { method: 'POST', headers, body });
}

// A valid submission of each kind, without optional fields.
export const contact = {
  ...requiredValues('contact'),
  form: 'contact',
  firstName: 'Niccolò',
  lastName: 'D’Amico',
  email: 'niccolo@cliente.example',
  subject: 'quote',
  message: 'Buongiorno,\nvorrei un <b>preventivo</b> & una demo.',
};
export const partner = {
  ...requiredValues('partner'),
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
  ...requiredValues('demo'),
  form: 'demo',
  nomeAzienda: 'Studio Bianchi',
  nomeContatto: 'Luca Bianchi',
  email: 'luca@bianchi.example',
};
export const newsletter = {
  ...requiredValues('newsletter'),
  form: 'newsletter',
  email: 'lettrice@posta.example',
};
/** The six documented keys (D16). */
export const payload = {
  to: mailboxes.info,
  subject: 'Nuova candidatura: Rossi',
  body: 'Azienda: Rossi\nReferente: Anna',
  from: 'anna@rossi.example',
  replyTo: 'anna@rossi.example',
  senderName: 'Anna Rossi',
};

/** A submission whose honeypot is filled in, as programs do. */
export const caught = (fields: object) => ({ ...fields, [HONEYPOT]: '02 99' });

/** The body that the partner form sends with JavaScript: the six keys, the form and its fields. */
export function partnerPost(sentAt = acceptedAt): object {
  const data = validData('partner', partner);
  const submission = { ...newSubmissionIdentity(undefined), sentAt };
  return payloadOf({ ...submission, definition: forms.partner, data, to: mailboxes.info });
}

/** A post with a streamed body. */
export function streamed(
  pull: NonNullable<UnderlyingDefaultSource<Uint8Array>['pull']>,
  headers = {},
): Request {
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  return new Request(endpoint, { ...init, headers: { 'Content-Type': 'application/json', ...headers } });
}
