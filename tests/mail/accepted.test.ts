import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Lead } from '@/lib/mail/store/lead';
import {
  asFormPost,
  boxes,
  contact,
  demo,
  endpoint,
  formPost,
  jsonPost,
  type MailFixture,
  mailFrom,
  newsletter,
  openMailFixture,
  partner,
  partnerPost,
  payload,
} from './mail-fixture';

let fixture: MailFixture;
beforeEach(async () => {
  fixture = await openMailFixture();
});
afterEach(() => fixture.close());

const withHtml = (html: string) => {
  const { body: _, ...rest } = payload;
  return { ...rest, html };
};

/** Posts a submission, expects it to be taken, and reads what is stored of it. */
async function accepted(body: object): Promise<Lead> {
  const response = await fixture.handle(jsonPost(body));
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const answer: { success: boolean; id: string } = await response.json();
  expect(answer).toEqual({ success: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const [lead] = await fixture.leads.byKey(answer.id, 1, 0);
  if (!lead) throw new Error('not stored');
  return lead;
}

describe('what is stored (D16)', () => {
  it.each<[name: string, body: object, head: readonly string[], rows: readonly string[]]>([
    [
      'contact',
      contact,
      ['Contatto dal sito: quote', 'Niccolò D’Amico (via sito)', 'niccolo@cliente.example'],
      [
        'Nome: Niccolò D’Amico',
        'Email: niccolo@cliente.example',
        'Telefono: Non fornito',
        'Oggetto: Richiesta di un preventivo (quote)',
        'Privacy policy accettata: sì',
        'Messaggio:\nBuongiorno,\nvorrei un <b>preventivo</b> & una demo.\n',
      ],
    ],
    [
      'partner',
      partner,
      ['Nuova candidatura partner: Rossi & Figli', 'Anna Rossi (via sito)', 'anna@rossi.example'],
      [
        'Azienda: Rossi & Figli',
        'Referente: Anna Rossi',
        'Telefono: 02 123456',
        'Sito web: https://rossi.example.it/chi-siamo',
        'Tipo di partnership: System integrator (integrator)',
        'Numero di dipendenti: 11-50',
        'Settore target: Studi legali',
        'Motivazione:\nVogliamo proporre il prodotto ai nostri clienti.\n',
      ],
    ],
    [
      'demo',
      demo,
      ['Richiesta demo: Studio Bianchi', 'Luca Bianchi (via sito)', 'luca@bianchi.example'],
      [
        'Azienda: Studio Bianchi',
        'Telefono: 333 1234567',
        'Settore: Settore legale (settore-legale)',
        'Numero di dipendenti: Non fornito',
        'Note:\nNon fornito\n',
      ],
    ],
    [
      'newsletter',
      newsletter,
      ['Iscrizione alla newsletter', 'Sito', 'lettrice@posta.example'],
      ['Email: lettrice@posta.example', 'Consenso al trattamento dei dati personali: sì (Y)'],
    ],
    [
      'message',
      payload,
      ['[Sito] Nuova candidatura partner: Rossi', 'Anna Rossi (via sito)', 'anna@rossi.example'],
      ['Mittente dichiarato: anna@rossi.example', 'Testo:\nAzienda: Rossi\nReferente: Anna\n'],
    ],
  ])(
    'of %s: every field, and a message with a row for each',
    async (form, body, [subject, sender, replyTo], rows) => {
      const lead = await accepted(body);
      const { form: _, ...fields } = { form, ...body };
      expect(lead).toMatchObject({ form, fields, state: 'waiting', receivedAt: '2026-03-05T10:20:30.400Z' });
      const from = `"${sender}" <${mailFrom}>`;
      expect(lead.message).toMatchObject({ subject, from, replyTo, to: boxes.info });
      for (const row of [...rows, 'Ricevuto il: 5 marzo 2026', '11:20:30'])
        expect(lead.message.text).toContain(row);
    },
  );

  it('of the partner’s six keys with the fields beside them is what the fields alone would give', async () => {
    const both = await accepted(partnerPost());
    const alone = await accepted(partner);
    expect([both.form, both.fields, both.message]).toEqual(['partner', alone.fields, alone.message]);
    const trapped = await accepted({ ...partnerPost(), rg_vuoto: 'x' });
    expect([trapped.form, trapped.state]).toEqual(['partner', 'spam']);
  });

  it('says in HTML what the text says, escaped, and forwards no HTML from outside', async () => {
    expect((await accepted(contact)).message.html).toContain(
      '<p><strong>Email:</strong> niccolo@cliente.example</p>',
    );
    const hostile = {
      ...withHtml(
        '<h1>Titolo</h1><p>a &lt;b&gt;<br>c</p><img src=x onerror=alert(1)><script>alert(2)</script>',
      ),
      subject: '<i>x</i>',
      senderName: '<script>',
    };
    const { message } = await accepted(hostile);
    expect(message.html).not.toMatch(/<img|<script|<i>|onerror|alert/);
    expect(message.html).toContain('Titolo<br>\na &lt;b&gt;<br>\nc');
    expect(message.text).toContain('Titolo\na <b>\nc');
  });

  it('never has another sender, and cleans the display name', async () => {
    const { message } = await accepted({
      ...payload,
      from: 'capo@azienda.example',
      senderName: '"Capo" <capo@azienda.example>, x;',
    });
    expect(message.from).toBe(`"Capo capo azienda.example x (via sito)" <${mailFrom}>`);
    expect(message.text).toContain('Nome dichiarato: "Capo" <capo@azienda.example>, x;\n');
  });

  it('has a subject whatever was written, which the text says whole', async () => {
    const { message } = await accepted({ ...payload, subject: '\u200F\u200E' });
    expect(message.subject).toBe('[Sito]');
    expect((await accepted({ ...payload, subject: 'a \u200Eb =?x' })).message).toMatchObject({
      subject: '[Sito] a b = ?x',
      text: expect.stringContaining('Oggetto: a \u200Eb =?x\n'),
    });
  });

  it('has no Reply-To where an address that the demo form takes is not fit for a header', async () => {
    const { message } = await accepted({ ...demo, email: 'a,b@c.it' });
    expect(message.replyTo).toBeNull();
    expect(message.text).toContain('a,b@c.it');
  });

  it('goes to the named box; the info box is where MAIL_TO says', async () => {
    const toOf = async (body: object) => (await accepted(body)).message.to;
    expect(await toOf({ ...payload, to: 'PARTNER@azienda.example' })).toBe('partner@azienda.example');
    expect(await toOf({ ...payload, to: [boxes.info.toUpperCase()] })).toBe(boxes.info);
    await fixture.close();
    fixture = await openMailFixture({ mailTo: 'moduli@azienda.example' });
    const others = [{ ...payload, to: 'moduli@azienda.example' }, contact, partnerPost()];
    for (const body of [payload, ...others]) expect(await toOf(body)).toBe('moduli@azienda.example');
  });

  it('takes html and text instead of a body, the text first', async () => {
    for (const words of [{ html: '<p>No</p>', text: 'Ciao' }, { html: '<p>Ciao</p>' }, { text: 'Ciao' }]) {
      const { message } = await accepted({ ...withHtml(''), html: undefined, ...words });
      expect(message.text).toMatch(/Testo:\nCiao\n$/);
    }
  });

  it('cuts a text beyond 20,000 bytes, never through a letter, and says so', async () => {
    const { message, fields } = await accepted({ ...payload, body: `a${'è'.repeat(10_000)}` });
    const note = '[Testo tagliato: ne sono conservati i primi 10.000 caratteri su 10.001.]';
    expect(fields.body).toBe(`a${'è'.repeat(9999)}\n\n${note}`);
    expect(message.text).toContain(`Testo:\n${fields.body}\n`);
    // The longest that a flood can store: every character is escaped in HTML and in JSON.
    const longest = await accepted(withHtml(`"`.repeat(30_000)));
    expect(JSON.stringify([longest.fields, longest.message]).length).toBeLessThan(210_000);
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
    expect(await fixture.stored()).toMatchObject([{ form: body.form, state: 'waiting' }]);
  });

  it('may be multipart, and keep accents, plus signs and line ends', async () => {
    const fields = asFormPost({ ...contact, message: 'più + è\r\nfine' });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const response = await fixture.handle(new Request(endpoint, { method: 'POST', body: form }));
    expect(response.headers.get('location')).toBe('/contatti/inviato');
    await fixture.handle(formPost({ ...fields, lastName: 'Bis' }));
    expect((await fixture.stored()).map((lead) => lead.fields.message)).toEqual(
      Array(2).fill('più + è\nfine'),
    );
  });
});

describe('honeypot (D19)', () => {
  it('answers as to anybody and never sends', async () => {
    for (const body of [contact, partner, demo, newsletter, payload]) {
      const { state, fields } = await accepted({ ...body, rg_vuoto: '02 99' });
      expect([state, fields.rg_vuoto]).toEqual(['spam', undefined]);
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

it('logs one line a submission, without personal data', async () => {
  await fixture.handle(jsonPost(contact), { address: '192.0.2.77' });
  await fixture.handle(jsonPost({ ...contact, email: 'x' }), { address: '192.0.2.77' });
  expect(fixture.log).toMatchObject([
    { event: 'submission', form: 'contact', outcome: 'stored', status: 200 },
    { event: 'submission', form: 'contact', outcome: 'invalid_fields', status: 422 },
  ]);
  expect(JSON.stringify(fixture.log)).not.toMatch(/niccol|cliente|preventivo|192\.0/i);
});
