import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailMessage } from '@/lib/mail/message/message';
import {
  asFormPost,
  boxes,
  contact,
  demo,
  endpoint,
  errorOf,
  formPost,
  jsonPost,
  type MailFixture,
  newsletter,
  openMailFixture,
  partner,
  payload,
} from './mail-fixture';
import { manualClock } from './manual-clock';

let fixture: MailFixture;
beforeEach(async () => {
  fixture = await openMailFixture();
});
afterEach(() => fixture.close());

async function composed(body: Record<string, unknown>): Promise<MailMessage> {
  const response = await fixture.handle(jsonPost(body));
  const { id }: { id: string } = await response.json();
  const message = await fixture.spool.message('waiting', id);
  if (!message) throw new Error('not stored');
  return message;
}

describe('what the staff receive (D16)', () => {
  it.each([
    [
      contact,
      'Contatto dal sito: quote',
      'Niccolò D’Amico (via sito)',
      'niccolo@cliente.example',
      ['Niccolò D’Amico', 'Non fornito', 'Richiesta di un preventivo (quote)', 'vorrei un'],
    ],
    [
      partner,
      'Nuova candidatura partner: Rossi & Figli',
      'Anna Rossi (via sito)',
      'anna@rossi.example',
      [
        '02 123456',
        'https://rossi.example.it/chi-siamo',
        'System integrator',
        '11-50',
        'Studi legali',
        'Vogliamo proporre',
      ],
    ],
    [
      demo,
      'Richiesta demo: Studio Bianchi',
      'Luca Bianchi (via sito)',
      'luca@bianchi.example',
      ['333 1234567', 'Settore legale', 'Numero di dipendenti'],
    ],
    [
      newsletter,
      'Iscrizione alla newsletter',
      'Sito',
      'lettrice@posta.example',
      ['Consenso al trattamento dei dati personali'],
    ],
  ] as const)('lists every field: %j', async (body, subject, name, replyTo, words) => {
    const message = await composed({ ...body });
    expect(message).toMatchObject({
      subject,
      replyTo,
      to: boxes.info,
      from: { name, address: 'sito@azienda.example' },
    });
    for (const expected of [...words, replyTo, 'Ricevuto il', '5 marzo 2026', '11:20:30'])
      expect(message.text).toContain(expected);
    expect(message.html).toContain(replyTo);
  });

  it('escapes html, and forwards none from outside', async () => {
    expect((await composed(contact)).html).toContain('&lt;b&gt;preventivo&lt;/b&gt; &amp; una demo.');
    const { body: _, ...rest } = payload;
    const html =
      '<h1>Titolo</h1><p>a &lt;b&gt;<br>c</p><img src=x onerror=alert(1)><script>alert(2)</script>';
    const message = await composed({ ...rest, html, subject: '<i>x</i>', senderName: '<script>' });
    expect(message.html).not.toMatch(/<img|<script|<i>|onerror|alert/);
    expect(message.text).toContain('Titolo\na <b>\nc');
  });

  it('never sends as the visitor, and cleans the display name', async () => {
    const message = await composed({
      ...payload,
      from: 'capo@azienda.example',
      senderName: '"Capo" <capo@azienda.example>, x;',
    });
    expect(message.from).toEqual({
      name: 'Capo capo azienda.example x (via sito)',
      address: 'sito@azienda.example',
    });
    expect(message.replyTo).toBe('anna@rossi.example');
    expect((await composed({ ...payload, senderName: 'x'.repeat(200) })).from.name).toHaveLength(
      80 + ' (via sito)'.length,
    );
  });

  it('leaves Reply-To out when an address that the demo form takes is not fit for a header', async () => {
    const message = await composed({ ...demo, email: 'a,b@c.it' });
    expect(message.replyTo).toBeUndefined();
    expect(message.text).toContain('a,b@c.it');
  });

  it('sends to the named box; the info box is where MAIL_TO says', async () => {
    expect((await composed({ ...payload, to: 'PARTNER@azienda.example' })).to).toBe(
      'partner@azienda.example',
    );
    await fixture.close();
    fixture = await openMailFixture({ mailTo: 'moduli@azienda.example' });
    expect((await composed(payload)).to).toBe('moduli@azienda.example');
    expect((await composed({ ...payload, to: 'moduli@azienda.example' })).to).toBe('moduli@azienda.example');
    expect((await composed(contact)).to).toBe('moduli@azienda.example');
  });
});

describe('idempotency (D16)', () => {
  const headers = { 'Idempotency-Key': randomUUID() };

  it('counts repeats once, whatever the order of the fields and the case of the key', async () => {
    const first = await fixture.handle(jsonPost(contact, headers));
    const shuffled = Object.fromEntries(Object.entries(contact).reverse());
    const upper = { 'Idempotency-Key': headers['Idempotency-Key'].toUpperCase() };
    const second = await fixture.handle(jsonPost(shuffled, upper));
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await second.json()).toEqual(await first.json());
    expect(await fixture.count()).toEqual({ waiting: 1 });
  });

  it('counts simultaneous repeats once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => fixture.handle(jsonPost(demo, headers))),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await fixture.count()).toEqual({ waiting: 1 });
  });

  it('treats the same content as JSON and as a form post alike', async () => {
    await fixture.handle(jsonPost({ ...contact, phone: '' }, headers));
    expect((await fixture.handle(formPost(asFormPost(contact), headers))).status).toBe(303);
    expect(await fixture.count()).toEqual({ waiting: 1 });
  });

  it('answers 409 to the same key with other content, also after delivery', async () => {
    await fixture.handle(jsonPost(contact, headers));
    const key = headers['Idempotency-Key'];
    for (const step of [
      async () => {},
      () => fixture.spool.claim(key),
      () => fixture.spool.markSent(key, 0),
    ]) {
      await step();
      const response = await fixture.handle(jsonPost({ ...contact, message: 'Altro' }, headers));
      expect(response.status).toBe(409);
      expect((await errorOf(response)).code).toBe('key_reused');
      expect((await fixture.handle(jsonPost(contact, headers))).status).toBe(200);
    }
    expect(await fixture.count()).toEqual({ sent: 1 });
  });

  it('does not burn the key of a refused submission (D19)', async () => {
    expect((await fixture.handle(jsonPost({ ...contact, email: 'x' }, headers))).status).toBe(422);
    expect((await fixture.handle(jsonPost(contact, headers))).status).toBe(200);
  });

  it('makes a key of its own for a request without one', async () => {
    await fixture.handle(jsonPost(contact));
    await fixture.handle(jsonPost(contact));
    expect(await fixture.count()).toEqual({ waiting: 2 });
  });
});

describe('ordinary form posts', () => {
  it.each([
    [contact, '/contatti/inviato'],
    [partner, '/partner/inviata'],
    [demo, '/richiedi-demo/grazie'],
    [newsletter, '/newsletter/iscritto'],
  ])('go on to the confirmation: %j', async (body, location) => {
    const response = await fixture.handle(formPost(asFormPost(body)));
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await fixture.count()).toEqual({ waiting: 1 });
  });

  it.each([
    [contact, { lastName: '', email: 'x' }, '/contatti#errore-lastName'],
    [partner, { motivazione: 'poco', referente: 'x' }, '/partner#errore-referente'],
    [demo, { settore: '', privacyAccepted: '' }, '/richiedi-demo#errore-settore'],
    [newsletter, { email: 'x' }, '/newsletter#errore-email'],
    [contact, { bcc: 'x@y.it' }, '/contatti#errore-invio'],
  ])('go back to the first wrong field: %j %j', async (body, wrong, location) => {
    const response = await fixture.handle(formPost({ ...asFormPost(body), ...wrong }));
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    expect(await fixture.count()).toEqual({});
  });

  it('may be multipart, and keep accents, plus signs and line ends', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(asFormPost({ ...contact, message: 'più + è\r\nfine' })))
      form.set(name, value);
    const response = await fixture.handle(new Request(endpoint, { method: 'POST', body: form }));
    expect(response.headers.get('location')).toBe('/contatti/inviato');
    await fixture.handle(formPost(asFormPost({ ...contact, lastName: 'Bis', message: 'più + è\r\nfine' })));
    for (const { key } of await fixture.spool.list('waiting')) {
      expect((await fixture.spool.message('waiting', key))?.text).toContain('più + è\nfine\n');
    }
    expect(await fixture.count()).toEqual({ waiting: 2 });
  });
});

describe('the same form post again, without a key', () => {
  const client = { address: '192.0.2.1' };
  const post = (fields: Record<string, unknown>, from = client) =>
    fixture.handle(formPost(asFormPost(fields)), from);

  it('is a repeat for ten minutes: confirmed, kept once, and not counted', async () => {
    const clock = manualClock();
    await fixture.close();
    fixture = await openMailFixture({ rateLimitMax: 2, now: () => new Date(clock.now()) });
    const answers = await Promise.all([post(contact), post(contact), post(contact)]);
    clock.pass(599_000);
    answers.push(await post(contact));
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(Array(4).fill('/contatti/inviato'));
    expect(await fixture.count()).toEqual({ waiting: 1 });
    clock.pass(2000);
    expect((await post(contact)).headers.get('location')).toBe('/contatti/inviato');
    expect(await fixture.count()).toEqual({ waiting: 2 });
    expect((await post({ ...contact, message: 'Altro' })).headers.get('location')).toBe(
      '/contatti#errore-invio',
    );
  });

  it('is none from another address, of another form or with other words', async () => {
    await post(contact);
    await post(contact, { address: '192.0.2.2' });
    await post({ ...contact, message: 'Altro' });
    await post(demo);
    expect(await fixture.count()).toEqual({ waiting: 4 });
  });

  it('is none where the first could not be kept', async () => {
    await fixture.close();
    let hasSpace = false;
    fixture = await openMailFixture({ hasSpace: async () => hasSpace });
    expect((await post(contact)).headers.get('location')).toBe('/contatti#errore-invio');
    hasSpace = true;
    expect((await post(contact)).headers.get('location')).toBe('/contatti/inviato');
    expect(await fixture.count()).toEqual({ waiting: 1 });
  });
});

describe('honeypot (D19)', () => {
  it('answers as to anybody and never sends', async () => {
    for (const body of [contact, partner, demo, newsletter, payload]) {
      const response = await fixture.handle(jsonPost({ ...body, rg_vuoto: '02 99' }));
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ success: true });
    }
    const response = await fixture.handle(formPost({ ...asFormPost(demo), rg_vuoto: 'x' }));
    expect(response.headers.get('location')).toBe('/richiedi-demo/grazie');
    expect(await fixture.count()).toEqual({ spam: 6 });
  });

  it('lets an empty one pass', async () => {
    await fixture.handle(formPost({ ...asFormPost(contact), rg_vuoto: '' }));
    expect(await fixture.count()).toEqual({ waiting: 1 });
  });
});
