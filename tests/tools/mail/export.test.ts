import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FormSubmission, forms } from '@/lib/forms/forms';
import { LEAD_COLUMNS } from '@/lib/forms/lead-columns';
import { siteMessage } from '@/lib/mail/delivery/site-messages';
import { sample, validData } from '@/tests/forms/sample';
import { storeSiteMessage } from '@/tests/mail/store/contract/kit';
import { contact, demo, mailCommandFixture, NOW, partner } from './command-fixture';

const { fixture, mail, post, sent, dead, spam, stored } = mailCommandFixture();

const SHARED = 'Nome;Azienda;Email;Telefono;Sito;Settore;Dipendenti;Tipo;Oggetto;Testo';
/** Columns of single fields, after those that forms share. */
const own = Object.values(LEAD_COLUMNS).slice(SHARED.split(';').length);
const ORIGIN = 'Pagina di provenienza;Fonte;Mezzo;Campagna';
const HEADER = `\ufeffRicevuto il;Modulo;Stato;${[SHARED, ...own, ORIGIN].join(';')};Chiave\r\n`;
const rows = async (args = '') => (await mail(`export ${args}`)).out.split('\r\n').slice(1, -1);

/** A message of each form, and last a notice of the site, which is no lead. @returns their keys */
async function ofEveryForm(): Promise<string[]> {
  const payload = { to: 'a@b.example', subject: 'Una domanda', body: 'Quanto?', replyTo: 'x@y.example' };
  const site = { to: 'a@b.example', from: 'a@b.example', brand: 'Marchio' };
  const text = { title: 'Avviso', rows: [], paragraphs: ['Uno'] };
  const notice = siteMessage('notice', site, NOW, text);
  const keys = [
    await sent(partner),
    await post(demo({ note: 'una\ndue' })),
    await post(contact()),
    await post({ form: 'newsletter', data: { email: 'lettrice@posta.example', gdpr: 'Y' } }),
    await dead({ form: 'message', data: { ...payload, senderName: 'X', from: 'z@y.example' } }),
  ];
  await storeSiteMessage(fixture.database, notice);
  return [...keys, notice.key];
}

describe('npm run mail -- export', () => {
  it('writes a table of all forms for Italian spreadsheets, with values as typed', async () => {
    const keys = await ofEveryForm();
    const expected = [
      'Candidatura partner;inviato;Anna Rossi;Rossi & Figli;anna@rossi.example;+39 02 1234567;https://rossi.example.it/chi-siamo;Studi legali;11-50;System integrator (integrator);Nuova candidatura partner: Rossi & Figli;"Prima; ""seconda""\nterza riga."',
      'Richiesta di demo;in attesa;Luca Bianchi;Studio Bianchi;luca@bianchi.example;333 1234567;;Settore legale (settore-legale);11-50;;Richiesta demo: Studio Bianchi;"una\ndue"',
      'Modulo di contatto;in attesa;Niccolò D’Amico;;niccolo@cliente.example;0212345678;;;;;Richiesta di un preventivo (quote);Vorrei un preventivo.',
      'Iscrizione alla newsletter;in attesa;;;lettrice@posta.example;;;;;;Iscrizione alla newsletter;',
      'Messaggio libero;da controllare;X;;x@y.example;;;;;;Una domanda;Quanto?',
    ].map((values, index) => [`2026-03-05 11:20:30;${values};`, `;${keys[index]}`] as const);
    const { code, out, err } = await mail('export');
    expect([code, err, out.slice(0, HEADER.length)]).toEqual([0, '', HEADER]);
    const found = out.slice(HEADER.length).split('\r\n').slice(0, -1);
    expect(found).toHaveLength(expected.length);
    for (const [index, [start, end]] of expected.entries()) {
      expect(`${found[index]?.slice(0, start.length)}…${found[index]?.slice(-end.length)}`).toBe(
        `${start}…${end}`,
      );
    }
  });

  it('has a column for every field of every form', async () => {
    for (const { name } of Object.values(forms)) {
      const data = validData(name, sample(name));
      await post({ form: name, data } as FormSubmission);
      const [row = ''] = (await rows(`--form ${name}`)).slice(-1);
      for (const [field, value] of Object.entries(data)) {
        if (typeof value === 'string' && value !== 'Y') expect(row, field).toContain(value);
      }
    }
  });

  it('has the origin of a lead in columns, as safe as what was typed', async () => {
    const campaign = { source: 'ordine', medium: '-1+1', campaign: 'autunno' };
    const key = await post(demo(), { origin: { page: '/soluzioni/legale', campaign } });
    expect((await rows())[0]).toMatch(new RegExp(`;/soluzioni/legale;ordine;'-1\\+1;autunno;${key}$`));
  });

  // With another separator, or if quotation marks are ignored, a part of a cell becomes a cell.
  it.each([
    ['=1+1', "'=1+1"],
    ['+cmd|x', "'+cmd|x"],
    ['-12345678', "'-12345678"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\uff1d1', "'\uff1d1"],
    ['\uff0b39 02 123456', "'\uff0b39 02 123456"],
    ['Mario,=HYPERLINK("http://a.example";"b")', `Mario,'=HYPERLINK("http://a.example";"b")`],
    ['Mario;+1+1', "Mario;'+1+1"],
    ['Mario\t@SUM(A1)', "Mario '@SUM(A1)"],
    ['Mario, "-2+3', `Mario, "'-2+3`],
    ['una\n=1+1', "una\n'=1+1"],
    ['a-b, c=d; e@f.example +1', 'a-b, c=d; e@f.example +1'],
  ])('makes text of what a spreadsheet takes for a formula: %j', async (note, expected) => {
    await post(demo({ note }));
    expect((await mail('export')).out).toContain(expected.replaceAll('"', '""'));
  });

  it('leaves phone numbers as they are', async () => {
    for (const telefono of ['+39 02 1234567', '+39-02-1234567', '+39 (02) 123.456', '02-12345']) {
      await post(demo({ telefono }));
      expect((await rows()).at(-1)).toContain(`;${telefono};`);
    }
  });

  it('leaves out spam, and filters by state, form and day', async () => {
    for (const make of [post, dead, spam]) await make();
    expect(await rows()).toHaveLength(2);
    expect(await rows('--state spam --state dead')).toHaveLength(2);
    expect(await rows('--form demo')).toEqual([expect.stringContaining('Richiesta di demo;in attesa')]);
    expect(await rows('--from 2026-03-05 --to 2026-03-05')).toHaveLength(2);
    expect(await rows('--to 2026-03-04')).toEqual([]);
    // Days are in Rome's time zone.
    await post(demo(), { receivedAt: Date.parse('2026-06-30T22:30:00Z') });
    expect(await rows('--from 2026-07-01')).toEqual([expect.stringContaining('2026-07-01 00:30:00;')]);
  });

  it('exports all messages of one sender, also from the spam', async () => {
    for (const make of [post, spam]) await make(contact({ email: 'Anna@Rossi.example' }));
    await post(contact({ message: 'Scrivete ad anna@rossi.example' }));
    expect(await rows('--email anna@rossi.example')).toHaveLength(2);
    const json = await mail('export --json --email ANNA@rossi.example dati.jsonl');
    expect(json.err).toContain('Esportati 2 messaggi in');
    const lines = (await readFile(join(fixture.base, 'dati.jsonl'), 'utf8')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ state: 'waiting' }, { state: 'spam' }]);
  });

  it('writes a file that only its owner can read, and replaces no file unasked', async () => {
    for (let n = 0; n < 60; n += 1) await post();
    const file = join(fixture.base, 'lead.csv');
    const umask = process.umask(0o277);
    const first = await mail('export lead.csv');
    process.umask(umask);
    expect(first).toMatchObject({ code: 0, out: '', err: expect.stringContaining(`60 messaggi in ${file}`) });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const whole = (await mail('export')).out;
    expect(await readFile(file, 'utf8')).toBe(whole);
    await writeFile(file, 'mio', { mode: 0o644 });
    const again = await mail('export lead.csv');
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('--force')]);
    expect(await readFile(file, 'utf8')).toBe('mio');
    expect((await mail('export lead.csv --force')).code).toBe(0);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toBe(whole);
    expect((await readdir(fixture.base)).sort()).toEqual(['lead.csv', 'mail']);
    expect((await mail('export nessuna/lead.csv')).code).toBe(1);
  });
});

it('with --json writes every stored message, in any state, notices too, oldest first', async () => {
  const keys = [await spam(), ...(await ofEveryForm())];
  const found = (await mail('export --json')).out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(found).toEqual(await stored());
  expect(found).toMatchObject(keys.map((key) => ({ key })));
  expect(found[1]).toMatchObject({
    ...{ form: 'partner', state: 'sent', receivedAt: '2026-03-05T10:20:30.400Z', attempts: 1, reason: null },
    fields: partner.data,
    message: { to: 'info@azienda.example', replyTo: 'anna@rossi.example' },
    deliveries: [{ channel: 'mail', state: 'sent', attempts: 1, reason: null }],
  });
});
