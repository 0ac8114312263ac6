import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attribution } from '@/lib/forms/attribution';
import {
  type HostEmailService,
  newSubmission,
  payloadOf,
  SEND_ERROR,
  type Sending,
  sendForm,
} from '@/lib/forms/email-service';
import { htmlOf, italianTime, textOf, visitorMail } from '@/lib/forms/form-mail';
import { type FormName, forms } from '@/lib/forms/forms';
import { MAX_BODY_BYTES } from '@/lib/mail/request/read-request';
import { startFakeServer } from '@/tests/mail/fake-server';
import { contact, partner } from '@/tests/mail/mail-fixture';
import { sample, smallest, validData } from './sample';

const sentAt = new Date('2026-03-05T10:20:30Z');
const to = 'info@azienda.example';

const origin: Attribution = {
  page: '/soluzioni/legale',
  campaign: { source: 'ordine', medium: null, campaign: 'autunno' },
};

/** A filled form that is being sent. */
function sending<Name extends FormName>(
  form: Name,
  values: Record<string, unknown> = sample(form),
): Sending<Name> {
  const data = validData(form, values);
  return { form, data, mail: visitorMail(forms[form], data, sentAt), to, ...newSubmission(origin) };
}

const { mail } = sending('contact', contact);

it('the message of the contact form lists name, email, phone, subject and message alone, escaped in HTML', () => {
  expect(mail.subject).toBe('Contatto dal sito: quote');
  const rows = [
    ['Nome', 'Niccolò D’Amico'],
    ['Email', 'niccolo@cliente.example'],
    ['Telefono', 'Non fornito'],
    ['Oggetto', 'Richiesta di un preventivo (quote)'],
  ];
  expect(mail.rows).toEqual(rows);
  expect(textOf(mail)).toContain(rows.map((row) => row.join(': ')).join('\n'));
  expect(htmlOf(mail).match(/<strong>/g)).toHaveLength(rows.length + 1);
  expect(textOf(mail)).toContain('Buongiorno,\nvorrei un <b>preventivo</b> &');
  expect(htmlOf(mail)).toContain('&lt;b&gt;preventivo&lt;/b&gt; &amp; una demo.');
  expect(htmlOf(mail)).not.toContain('<b>');
});

describe('the documented payload of a partner', () => {
  const { data, mail } = sending('partner', partner);
  const { subject, body, from, replyTo, senderName, ...rest } = payloadOf({
    form: 'partner',
    data,
    mail,
    to,
    origin,
  }) as Record<string, string>;

  it('has the six keys, the form, its fields and its origin, and the site with its scheme', () => {
    expect([from, replyTo, senderName]).toEqual(['anna@rossi.example', 'anna@rossi.example', 'Anna Rossi']);
    expect(subject).toBe('Nuova candidatura partner: Rossi & Figli');
    const sito = 'https://rossi.example.it/chi-siamo';
    expect(rest).toEqual({ to, ...partner, sito, origin });
  });

  it('has its origin in none of the keys, and no origin if nothing is known', () => {
    expect(body).not.toMatch(/soluzioni|ordine|autunno/);
    expect(Object.keys(payloadOf({ ...sending('partner'), origin: undefined }))).not.toContain('origin');
  });

  it('has all rows of the message and the send time in its body, in Italian', () => {
    for (const words of [...mail.rows.map((row) => row.join(': ')), 'Vogliamo proporre', '11:20:30'])
      expect(body).toContain(words);
    expect(body).toContain('Privacy policy accettata: sì\nData di invio: 5 marzo 2026');
  });

  it('stays within the limit of the endpoint with the longest application, in any alphabet', () => {
    const longest = { ...partner, motivazione: '€'.repeat(5000), azienda: '€'.repeat(200) };
    const payload = JSON.stringify(payloadOf(sending('partner', longest)));
    expect(Buffer.byteLength(payload)).toBeLessThan(MAX_BODY_BYTES);
  });
});

it('a message has a row for each field of every form, with options in words', () => {
  for (const form of Object.values(forms)) {
    const text = textOf(sending(form.name).mail);
    for (const [name, value] of Object.entries<string | true>(sample(form.name))) {
      if (value !== true && value !== 'Y') expect(text, name).toContain(value);
    }
  }
  expect(textOf(sending('demo').mail)).toContain('Numero di dipendenti: Più di 1000 (1000+)');
  const { interest: _i, people: _p, ...withoutChoices } = sample('contact');
  expect(textOf(sending('contact', withoutChoices).mail)).not.toMatch(/Richiesta per|Utenti/);
  expect(textOf(sending('contact').mail)).toContain(
    'Richiesta per: Consulenza (consulenza)\nUtenti: 10 persone\n',
  );
});

it('only the message of a sign-up tells the staff that nobody has confirmed the address, in text and in HTML', () => {
  const note = 'Questo indirizzo non è confermato';
  const { mail } = sending('newsletter');
  expect(textOf(mail)).toMatch(new RegExp(`\n\n${note}.+confermare l’iscrizione.+\n$`));
  expect(htmlOf(mail)).toContain(`<p>${note}`);
  for (const form of ['contact', 'demo', 'partner'] as const)
    expect(sending(form).mail.paragraphs).toBeUndefined();
});

it('the time is Rome’s, in summer too', () => {
  expect(italianTime(new Date('2026-07-01T22:30:00Z'))).toContain('2 luglio 2026');
});

let reply: { status: number; body: string; type?: string } | 'hang';
let received: { key: string; body: Record<string, unknown> }[];

beforeEach(async () => {
  reply = { status: 200, body: '{"success":true,"id":"x"}' };
  received = [];
  const { baseUrl, close } = await startFakeServer(({ headers, body }, response) => {
    received.push({ key: String(headers['idempotency-key']), body: JSON.parse(body) });
    if (reply === 'hang') return;
    response.writeHead(reply.status, { 'Content-Type': reply.type ?? 'application/json' }).end(reply.body);
  });
  route(baseUrl);
  return close;
});
afterEach(() => vi.restoreAllMocks());

const { fetch } = globalThis;
/** Directs requests for the page's own server to another one. */
const route = (server: string) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path, init) => fetch(new URL(String(path), server), init));

/** Sends to the site's own endpoint. */
const post = (one: Sending<FormName> = sending('demo')) => sendForm(one);

describe('the site’s own endpoint (D16)', () => {
  it('receives every form as data, with the key of the submission', async () => {
    for (const { name } of Object.values(forms)) {
      const one = sending(name, { ...sample(name), rg_vuoto: 'x' });
      expect(await post(one)).toEqual({ success: true });
      expect(received.at(-1)).toMatchObject({ key: one.key, body: { form: name, ...one.data, origin } });
    }
  });

  it('turns a response that is not ok into an error, with the wrong fields if the server names them', async () => {
    reply = {
      status: 422,
      body: '{"success":false,"error":{"code":"x","message":"y","fields":{"email":"Email non valida"}}}',
    };
    expect(await post()).toEqual({
      success: false,
      error: SEND_ERROR,
      fields: { email: 'Email non valida' },
    });
    expect(SEND_ERROR).toBe("Errore nell'invio dell'email");
    reply = { status: 502, body: '<html>' };
    expect(await post()).toEqual({ success: false, error: SEND_ERROR });
  });

  it('reports that the key was used for other content', async () => {
    reply = { status: 409, body: '{"success":false}' };
    expect(await post()).toEqual({ success: false, error: SEND_ERROR, keyTaken: true });
  });

  it('is not confused with the page of another server', async () => {
    reply = { status: 200, body: '<!doctype html>', type: 'text/html' };
    expect(await post()).toEqual({ success: false, error: SEND_ERROR });
  });

  it('rejects when it does not answer in time or at all', async () => {
    reply = 'hang';
    const soon = AbortSignal.timeout(50);
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
    await expect(post()).rejects.toThrow();
    route('http://127.0.0.1:1/');
    await expect(post()).rejects.toThrow();
  });
});

describe('a service of the host page (D15)', () => {
  const by = (host: HostEmailService, form: FormName) => sendForm(sending(form), host);

  it('is called with only the documented argument', async () => {
    const calls: unknown[][] = [];
    const record =
      (success: boolean) =>
      async (...args: unknown[]) => {
        calls.push(args);
        return { success };
      };
    const host = {
      sendEmail: record(true),
      sendPartnerRegistration: record(false),
      sendDemoRequest: record(true),
    };
    expect(await by(host, 'contact')).toEqual({ success: true });
    expect(await by(host, 'partner')).toEqual({ success: false });
    expect(await by(host, 'demo')).toEqual({ success: true });
    const { mail } = sending('contact');
    const message = { to, subject: mail.subject, html: htmlOf(mail), text: textOf(mail) };
    const { interest: _i, people: _p, ...documented } = sending('demo').data;
    const request = { ...documented, note: `Richiesta per: Consulenza, 10 persone\n${documented.note}` };
    expect(calls).toEqual([[message], [sending('partner').data], [request]]);
    expect(JSON.stringify(calls)).not.toMatch(/origin|ordine|autunno/);
    // Without an interest, or without a note.
    await sendForm(sending('demo', smallest('demo')), host);
    await sendForm(sending('demo', { ...smallest('demo'), interest: 'enterprise' }), host);
    const least = sending('demo', smallest('demo')).data;
    expect(calls.slice(3)).toEqual([[least], [{ ...least, note: 'Richiesta per: Enterprise' }]]);
    expect(received).toEqual([]);
  });

  it('is called as a method, passes on its rejections, and the site does what it lacks', async () => {
    const host = {
      word: 'no',
      async sendEmail(): Promise<{ success: boolean; error: string }> {
        return { success: false, error: this.word };
      },
      sendPartnerRegistration(): Promise<{ success: boolean }> {
        throw new Error('rotto');
      },
    };
    expect(await by(host, 'contact')).toEqual({ success: false, error: 'no' });
    await expect(by(host, 'partner')).rejects.toThrow('rotto');
    expect(await by(host, 'demo')).toEqual({ success: true });
    expect(received).toHaveLength(1);
  });
});

it('each submission has its own UUID', () => {
  const [a, b] = [newSubmission(origin), newSubmission(origin)];
  expect(a.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(a.key).not.toBe(b.key);
});
