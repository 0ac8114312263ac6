import { describe, expect, it } from 'vitest';
import { NO_ATTRIBUTION } from '@/lib/forms/attribution';
import { HONEYPOT } from '@/lib/forms/rules';
import type { StoredMessage } from '@/lib/mail/store/leads';
import {
  caught,
  contact,
  demo,
  fixture,
  formPost,
  jsonPost,
  mailboxes,
  mailFrom,
  newsletter,
  partner,
  partnerPost,
  payload,
  reopen,
  setUpMail,
} from './mail-fixture';

setUpMail();

/**
 * Posts a submission as JSON, and expects it to be accepted.
 * @returns the stored message
 */
async function postedLead(body: object): Promise<StoredMessage> {
  const response = await fixture.handle(jsonPost(body));
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const answer: { success: boolean; id: string } = await response.json();
  expect(answer).toEqual({ success: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const lead = (await fixture.stored()).find(({ key }) => key === answer.id);
  if (!lead) throw new Error('not stored');
  return lead;
}

describe('a submission is stored', () => {
  it.each<[subject: string, body: object, sender: string, row: string]>([
    ['Contatto dal sito: quote', contact, 'Niccolò D’Amico (via sito)', 'Privacy policy accettata: sì'],
    ['Nuova candidatura partner: Rossi & Figli', partner, 'Anna Rossi (via sito)', 'dipendenti: 11-50'],
    ['Richiesta demo: Studio Bianchi', demo, 'Luca Bianchi (via sito)', 'Note:\nNon fornito\n'],
    ['Iscrizione alla newsletter', newsletter, 'Sito', 'dati personali: sì (Y)'],
    ['[Sito] Nuova candidatura: Rossi', payload, 'Anna Rossi (via sito)', 'Testo:\nAzienda'],
  ])('with a complete message to the staff: «%s»', async (subject, body, sender, row) => {
    const lead = await postedLead(body);
    const { form, ...fields } = { form: 'message', ...body };
    expect(lead).toMatchObject({ form, fields, state: 'waiting', receivedAt: '2026-03-05T10:20:30.400Z' });
    const replyTo = lead.fields.email ?? payload.replyTo;
    const envelope = { subject, from: `"${sender}" <${mailFrom}>`, replyTo, to: mailboxes.info };
    expect(lead.message).toMatchObject(envelope);
    const texts = Object.values({ ...fields, to: row }).filter((value) => typeof value === 'string');
    for (const part of [...texts, 'Ricevuto il: 5 marzo 2026', '11:20:30'])
      expect(lead.message.text).toContain(part);
  });

  it('without the six documented keys that a script sends beside the partner form', async () => {
    const withKeys = await postedLead(partnerPost());
    const { fields, message } = await postedLead(partner);
    expect(withKeys).toMatchObject({ form: 'partner', fields, message });
  });
});

describe('the message to the staff', () => {
  const { body: _, ...withoutBody } = payload;

  it('goes to the mailbox that the payload names', async () => {
    const { message } = await postedLead({ ...payload, to: ['PARTNER@azienda.example'] });
    expect(message.to).toBe('partner@azienda.example');
  });

  it('goes where MAIL_TO says, if it is for the info mailbox', async () => {
    await reopen({ mailTo: 'moduli@azienda.example' });
    for (const body of [payload, { ...payload, to: 'moduli@azienda.example' }, contact, partnerPost()])
      expect((await postedLead(body)).message.to).toBe('moduli@azienda.example');
  });

  it.each([
    ['"Capo" <capo@azienda.example>, x;', 'Capo capo azienda.example x (via sito)'],
    // Full-width characters.
    ['＜ceo＠azienda.example＞', 'ceo azienda.example (via sito)'],
    ['=?utf-8?Q?x?=', 'utf-8 Q x (via sito)'],
    ['x'.repeat(200), `${'x'.repeat(80)} (via sito)`],
    ['"@"', 'Sito'],
  ])('comes from the configured address, with a safe name for %j', async (senderName, name) => {
    const { message } = await postedLead({ ...payload, from: 'capo@azienda.example', senderName });
    expect(message.from).toBe(`"${name}" <${mailFrom}>`);
    expect(message.text).toContain(`Nome dichiarato: ${senderName}\n`);
  });

  it('has a subject that no mail program decodes', async () => {
    const subject = 'Perché "sì"? =?utf-8?B?eHg?=';
    const { message } = await postedLead({ ...payload, subject });
    expect(message.subject).toBe('[Sito] Perché "sì"? = ?utf-8?B?eHg?=');
    expect(message.text).toContain(`Oggetto: ${subject}\n`);
  });

  it.each(Object.entries({ contact, partner, demo, newsletter, payload }))(
    'has the plain address of a %s as Reply-To',
    async (_, body) => {
      const field = 'replyTo' in body ? 'replyTo' : 'email';
      const { message, fields } = await postedLead({ ...body, [field]: 'Ada <mailto:ada@studio.example.>;' });
      expect([message.replyTo, fields[field]]).toEqual(['ada@studio.example', 'ada@studio.example']);
    },
  );

  it('has no Reply-To if the demo form accepted an address that is not safe in a header', async () => {
    const { message } = await postedLead({ ...demo, email: 'a,b@c.it' });
    expect(message.replyTo).toBeNull();
    expect(message.text).toContain('a,b@c.it');
  });

  it('has the same content in HTML as in text, escaped, without markup from outside', async () => {
    const html = '<h1>Uno</h1><p>a &lt;b&gt;<br>c</p><img src=x onerror=alert(1)><script>alert(2)</script>';
    const { message } = await postedLead({ ...withoutBody, html, subject: '<i>x</i>' });
    expect(message.html).not.toMatch(/<img|<script|<i>|onerror|alert/);
    expect(message.html).toContain('Uno<br>\na &lt;b&gt;<br>\nc');
    expect(message.text).toContain('Uno\na <b>\nc');
  });

  it('has the text of a payload with text and html', async () => {
    const { message } = await postedLead({ ...withoutBody, html: '<p>No</p>', text: 'Ciao' });
    expect(message.text).toMatch(/Testo:\nCiao\n$/);
  });
});

// The confirmation pages are tested in the browser.
it('an ordinary form post keeps accents, plus signs and line ends', async () => {
  await fixture.handle(formPost({ ...contact, message: 'più + è\r\nfine' }));
  const [lead] = await fixture.stored();
  expect([lead?.form, lead?.fields.message]).toEqual(['contact', 'più + è\nfine']);
});

it('a submission with the honeypot filled in is answered like any other, and stored as spam', async () => {
  const submissions = [contact, partner, partnerPost(), demo, newsletter, payload];
  for (const body of submissions) {
    const { state, fields } = await postedLead(caught(body));
    expect([state, fields[HONEYPOT]]).toEqual(['spam', undefined]);
  }
  const response = await fixture.handle(formPost(caught({ ...demo, nomeAzienda: 'Altra' })));
  expect(response.headers.get('location')).toBe('/richiedi-demo/grazie');
  expect(await fixture.count()).toEqual({ spam: submissions.length + 1 });
});

it('a form post with an empty honeypot, as a browser sends it, is no spam', async () => {
  await fixture.handle(formPost({ ...contact, [HONEYPOT]: '' }));
  expect(await fixture.count()).toEqual({ waiting: 1 });
});

const client = { ip: '192.0.2.77' };

it('each submission is one line in the log, without personal data', async () => {
  await fixture.handle(jsonPost(contact), client);
  await fixture.handle(jsonPost({ ...contact, email: 'x' }), client);
  expect(fixture.log).toMatchObject([
    { event: 'submission', form: 'contact', outcome: 'stored', status: 200 },
    { event: 'submission', form: 'contact', outcome: 'invalid_fields', status: 422 },
  ]);
  expect(JSON.stringify(fixture.log)).not.toMatch(/niccol|cliente|preventivo|192\.0/i);
});

// The validation of an attribution is tested with the forms; how it is stored and shown, in the browser.
it.each([null, [{ page: '/prezzi' }], { bcc: 'a@b.it', page: '\u202E' }])(
  'accepts a lead with the invalid attribution %j, without it',
  async (origin) => {
    for (const body of [demo, partnerPost(), payload])
      expect((await postedLead({ ...body, origin })).origin).toEqual(NO_ATTRIBUTION);
  },
);
