import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Attribution } from '@/lib/forms/attribution';
import { formMail, htmlOf, textOf } from '@/lib/forms/form-mail';
import { type FormName, forms } from '@/lib/forms/forms';
import {
  type HostEmailService,
  newSubmissionIdentity,
  payloadOf,
  type Sending,
  sendForm,
} from '@/lib/forms/post-form';
import { HONEYPOT } from '@/lib/forms/rules';
import { MAX_BODY_BYTES } from '@/lib/mail/request/read-request';
import { startFakeServer } from '@/tests/mail/fake-server';
import { partner } from '@/tests/mail/mail-fixture';
import { requiredValues, sample, validData } from './sample';

const sentAt = new Date('2026-03-05T10:20:30Z');
const to = 'info@azienda.example';

const attribution: Attribution = {
  page: '/soluzioni/legale',
  campaign: { source: 'ordine', medium: null, campaign: 'autunno' },
};

/** A filled form that is being sent. */
function sending<Name extends FormName>(
  form: Name,
  values: Record<string, unknown> = sample(form),
): Sending<Name> {
  const definition = { ...forms[form], name: form };
  return { ...newSubmissionIdentity(attribution), sentAt, definition, data: validData(form, values), to };
}

/** The message of a filled form. */
const mailOf = (form: FormName, values: Record<string, unknown> = sample(form)) =>
  formMail(forms[form], validData(form, values));

describe('the message of a form', () => {
  it('says only for a newsletter sign-up that the address is not confirmed', () => {
    const note = 'Questo indirizzo non è confermato';
    const mail = mailOf('newsletter');
    expect(textOf(mail)).toMatch(new RegExp(`\n\n${note}.+confermare l’iscrizione.+\n$`));
    expect(htmlOf(mail)).toContain(`<p>${note}`);
    for (const form of ['contact', 'demo', 'partner'] as const)
      expect(mailOf(form).paragraphs).toBeUndefined();
  });
});

describe('the documented payload of a partner (D16)', () => {
  const payload = payloadOf(sending('partner', partner)) as Record<string, string>;

  it('has the six keys beside the form, its fields and its attribution', () => {
    const { subject, body: _, from, replyTo, senderName, ...rest } = payload;
    expect([from, replyTo, senderName]).toEqual(['anna@rossi.example', 'anna@rossi.example', 'Anna Rossi']);
    expect(subject).toBe('Nuova candidatura partner: Rossi & Figli');
    expect(rest).toEqual({ to, ...partner, origin: attribution });
  });

  it('does not have the key `origin` if the attribution is unknown', () => {
    expect(payloadOf({ ...sending('partner'), attribution: undefined })).not.toHaveProperty('origin');
  });

  it('has the rows of the message, the consent and the time in its body, and no attribution', () => {
    for (const row of mailOf('partner', partner).rows) expect(payload.body).toContain(row.join(': '));
    expect(payload.body).toContain(partner.motivazione);
    expect(payload.body).toMatch(/Privacy policy accettata: sì\nData di invio: 5 marzo 2026.*11:20:30/);
    expect(payload.body).not.toMatch(/soluzioni|ordine|autunno/);
  });

  it('is within the limit of the endpoint with the longest application, in any alphabet', () => {
    const longest = { ...partner, motivazione: '€'.repeat(5000), azienda: '€'.repeat(200) };
    const body = JSON.stringify(payloadOf(sending('partner', longest)));
    expect(Buffer.byteLength(body)).toBeLessThan(MAX_BODY_BYTES);
  });
});

let reply: { status: number; body: string; type?: string } | 'none';
let received: { key: string; body: Record<string, unknown> }[];

beforeEach(async () => {
  reply = { status: 200, body: '{"success":true,"id":"x"}' };
  received = [];
  const { baseUrl, close } = await startFakeServer(({ headers, body }, response) => {
    received.push({ key: String(headers['idempotency-key']), body: JSON.parse(body) });
    if (reply === 'none') return;
    response.writeHead(reply.status, { 'Content-Type': reply.type ?? 'application/json' }).end(reply.body);
  });
  redirectFetch(baseUrl);
  return close;
});
afterEach(() => vi.restoreAllMocks());

const { fetch } = globalThis;
/** Sends requests to the page's own server to another one. */
const redirectFetch = (server: string) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path, init) => fetch(new URL(String(path), server), init));

describe('sendForm to the site’s own endpoint (D16)', () => {
  const send = () => sendForm(sending('demo'));
  const failure = { success: false, error: "Errore nell'invio dell'email" };

  it('posts every form as data, with the key and the attribution of the submission', async () => {
    for (const { name } of Object.values(forms)) {
      const submission = sending(name, { ...sample(name), [HONEYPOT]: 'x' });
      expect(await sendForm(submission)).toEqual({ success: true });
      const body = { form: name, ...submission.data, origin: attribution };
      expect(received.at(-1)).toMatchObject({ key: submission.key, body });
    }
  });

  it.each([
    ['an error of a proxy', { status: 502, body: '<html>' }],
    ['the page of another server', { status: 200, body: '<!doctype html>', type: 'text/html' }],
  ])('resolves to an error after %s', async (_, answer) => {
    reply = answer;
    expect(await send()).toEqual(failure);
  });

  it('resolves to the wrong fields if the server names them', async () => {
    const fields = { email: 'Email non valida' };
    reply = { status: 422, body: JSON.stringify({ success: false, error: { fields } }) };
    expect(await send()).toEqual({ ...failure, fields });
  });

  it('reports that the key was used for other content', async () => {
    reply = { status: 409, body: '{"success":false}' };
    expect(await send()).toEqual({ ...failure, keyTaken: true });
  });

  it('rejects after a timeout, and without a connection', async () => {
    reply = 'none';
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const sent = expect(send()).rejects.toThrow();
    await expect.poll(() => received).toHaveLength(1);
    vi.advanceTimersByTime(15_000);
    await sent;
    redirectFetch('http://127.0.0.1:1/');
    await expect(send()).rejects.toThrow();
  });
});

// Failures and rejections of a host page are tested in e2e/forms/host-service.spec.ts.
describe('sendForm to a service of the host page (D15)', () => {
  const sendEmail = vi.fn(async () => ({ success: true }));
  const sendPartnerRegistration = vi.fn(async () => ({ success: true }));
  const sendDemoRequest = vi.fn(async () => ({ success: true }));
  const host = { sendEmail, sendPartnerRegistration, sendDemoRequest };

  /** The arguments of the host page's call for a demo request. */
  async function requestOf(values: Record<string, unknown>): Promise<unknown> {
    await sendForm(sending('demo', values), host);
    return sendDemoRequest.mock.lastCall;
  }

  it('calls the service with only the documented argument, without the attribution, and posts nothing', async () => {
    const mail = mailOf('contact');
    await sendForm(sending('contact'), host);
    await sendForm(sending('partner'), host);
    const message = { to, subject: mail.subject, html: htmlOf(mail), text: textOf(mail) };
    expect(sendEmail.mock.calls).toEqual([[message]]);
    expect(message.text).toContain(sample('contact').message);
    expect(sendPartnerRegistration.mock.calls).toEqual([[sending('partner').data]]);
    expect(received).toEqual([]);
  });

  it('writes the choices of a demo request into the note', async () => {
    const { interest: _i, people: _p, ...documented } = sending('demo').data;
    const note = `Richiesta per: Consulenza, 10 persone\n${documented.note}`;
    expect(await requestOf(sample('demo'))).toEqual([{ ...documented, note }]);
    const required = sending('demo', requiredValues('demo')).data;
    expect(await requestOf(requiredValues('demo'))).toEqual([required]);
    expect(await requestOf({ ...requiredValues('demo'), interest: 'enterprise' })).toEqual([
      { ...required, note: 'Richiesta per: Enterprise' },
    ]);
  });

  it('calls a method of the service, and posts a form without a call', async () => {
    const incomplete: HostEmailService & { word: string } = {
      word: 'no',
      async sendEmail() {
        return { success: false, error: this.word };
      },
    };
    expect(await sendForm(sending('contact'), incomplete)).toEqual({ success: false, error: 'no' });
    expect(await sendForm(sending('demo'), incomplete)).toEqual({ success: true });
    expect(received).toHaveLength(1);
  });
});
