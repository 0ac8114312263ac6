import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FormSubmission, forms } from '@/lib/forms/forms';
import { LEAD_COLUMNS } from '@/lib/forms/lead-columns';
import { siteMessage } from '@/lib/mail/delivery/site-messages';
import { sample, validData } from '@/tests/forms/sample';
import { storeSiteMessage } from '@/tests/mail/store/contract/contract-fixture';
import { put } from '@/tests/temporary';
import { contact, demo, mailCommandFixture, NOW, partner } from './command-fixture';

const fixture = mailCommandFixture();
const { mail } = fixture;

const SHARED = 'Nome;Azienda;Email;Telefono;Sito;Settore;Dipendenti;Tipo;Oggetto;Testo';
/** Columns of single fields, after those that forms share. */
const fieldColumns = Object.values(LEAD_COLUMNS).slice(SHARED.split(';').length);
const ORIGIN = 'Pagina di provenienza;Fonte;Mezzo;Campagna';
const HEADER = `\ufeffRicevuto il;Modulo;Stato;${[SHARED, ...fieldColumns, ORIGIN].join(';')};Chiave\r\n`;
const rows = async (args = '') => (await mail(`export ${args}`)).out.split('\r\n').slice(1, -1);

/** Stores a message of each form, and last a notice of the site, which is not a lead. @returns their keys */
async function createEveryForm(): Promise<string[]> {
  const payload = { to: 'a@b.example', subject: 'Una domanda', body: 'Quanto?', replyTo: 'x@y.example' };
  const site = { to: 'a@b.example', from: 'a@b.example', brand: 'Marchio' };
  const text = { title: 'Avviso', rows: [], paragraphs: ['Uno'] };
  const notice = siteMessage('notice', site, NOW, text);
  const keys = [
    await fixture.createSent(partner),
    await fixture.createWaiting(demo({ note: 'una\ndue' })),
    await fixture.createWaiting(contact()),
    await fixture.createWaiting({ form: 'newsletter', data: { email: 'lettrice@posta.example', gdpr: 'Y' } }),
    await fixture.createDead({ form: 'message', data: { ...payload, senderName: 'X', from: 'z@y.example' } }),
  ];
  await storeSiteMessage(fixture.database, notice);
  return [...keys, notice.key];
}

describe('npm run mail -- export', () => {
  it('writes a table of all forms for Italian spreadsheets, with values as typed', async () => {
    const keys = await createEveryForm();
    const expected = [
      'Candidatura partner;inviato;Anna Rossi;Rossi & Figli;anna@rossi.example;+39 02 1234567;https://rossi.example.it/chi-siamo;Studi legali;11-50;System integrator (integrator);Nuova candidatura partner: Rossi & Figli;"Prima; ""seconda""\nterza riga."',
      'Richiesta di demo;in attesa;Luca Bianchi;Studio Bianchi;luca@bianchi.example;333 1234567;;Settore legale (settore-legale);11-50;;Richiesta demo: Studio Bianchi;"una\ndue"',
      'Modulo di contatto;in attesa;Niccolò D’Amico;;niccolo@cliente.example;0212345678;;;;;Richiesta di un preventivo (quote);Vorrei un preventivo.',
      'Iscrizione alla newsletter;in attesa;;;lettrice@posta.example;;;;;;Iscrizione alla newsletter;',
      'Messaggio libero;da controllare;X;;x@y.example;;;;;;Una domanda;Quanto?',
    ].map((values) => `2026-03-05 11:20:30;${values};`);
    const { code, out, err } = await mail('export');
    expect([code, err, out.slice(0, HEADER.length)]).toEqual([0, '', HEADER]);
    const found = out.slice(HEADER.length).split('\r\n').slice(0, -1);
    // The columns of single fields stand between these and the key.
    expect(found.map((row, index) => row.slice(0, expected[index]?.length))).toEqual(expected);
    expect(found.map((row) => row.split(';').at(-1))).toEqual(keys.slice(0, 5));
  });

  it('has a column for every field of every form', async () => {
    for (const { name } of Object.values(forms)) {
      const data = validData(name, sample(name));
      await fixture.createWaiting({ form: name, data } as FormSubmission);
      const [row = ''] = (await rows(`--form ${name}`)).slice(-1);
      for (const [field, value] of Object.entries(data)) {
        if (typeof value === 'string' && value !== 'Y') expect(row, field).toContain(value);
      }
    }
  });

  it('has the origin of a lead in columns, without formulas', async () => {
    const campaign = { source: 'ordine', medium: '-1+1', campaign: 'autunno' };
    const key = await fixture.createWaiting(demo(), { origin: { page: '/soluzioni/legale', campaign } });
    expect((await rows())[0]).toMatch(new RegExp(`;/soluzioni/legale;ordine;'-1\\+1;autunno;${key}$`));
  });

  // With another separator, or if quotation marks are ignored, a part of a cell becomes a cell.
  it.each([
    ['=1+1', "'=1+1"],
    ['+cmd|x', "'+cmd|x"],
    ['-12345678', "'-12345678"],
    ['\uff0b39 02 123456', "'\uff0b39 02 123456"],
    ['Mario,=HYPERLINK("http://a.example";"b")', `Mario,'=HYPERLINK("http://a.example";"b")`],
    ['Mario\t@SUM(A1)', "Mario '@SUM(A1)"],
    ['Mario, "-2+3', `Mario, "'-2+3`],
    ['una\n=1+1', "una\n'=1+1"],
    ['a-b, c=d; e@f.example +1', 'a-b, c=d; e@f.example +1'],
  ])('makes text of a possible formula: %j', async (note, expected) => {
    await fixture.createWaiting(demo({ note }));
    expect((await mail('export')).out).toContain(expected.replaceAll('"', '""'));
  });

  it('does not change phone numbers', async () => {
    for (const telefono of ['+39 02 1234567', '+39-02-1234567', '+39 (02) 123.456', '02-12345']) {
      await fixture.createWaiting(demo({ telefono }));
      expect((await rows()).at(-1)).toContain(`;${telefono};`);
    }
  });

  it('has the leads of the chosen states and form, by default without spam', async () => {
    await fixture.createEveryState();
    expect(await rows()).toHaveLength(3);
    expect(await rows('--state spam --state dead')).toHaveLength(2);
    expect(await rows('--form partner')).toEqual([expect.stringContaining('partner;da controllare')]);
  });

  it('has the leads of the chosen days in Rome', async () => {
    await fixture.createWaiting();
    await fixture.createWaiting(demo(), { receivedAt: Date.parse('2026-06-30T22:30:00Z') });
    expect(await rows('--from 2026-03-05 --to 2026-03-05')).toHaveLength(1);
    expect(await rows('--to 2026-03-04')).toEqual([]);
    expect(await rows('--from 2026-07-01')).toEqual([expect.stringContaining('2026-07-01 00:30:00;')]);
  });

  it('has all messages of one sender, also those in the spam', async () => {
    await fixture.createWaiting(contact({ email: 'Anna@Rossi.example' }));
    await fixture.createSpam(contact({ email: 'Anna@Rossi.example' }));
    await fixture.createWaiting(contact({ message: 'Scrivete ad anna@rossi.example' }));
    expect(await rows('anna@rossi.example')).toHaveLength(2);
    const json = await mail('export --json ANNA@rossi.example dati.jsonl');
    expect(json.err).toContain('Esportati 2 messaggi in');
    const lines = (await readFile(join(fixture.base, 'dati.jsonl'), 'utf8')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ state: 'waiting' }, { state: 'spam' }]);
  });

  it('writes a file that only its owner can read, with any umask', async () => {
    await fixture.createEveryState();
    const file = join(fixture.base, 'lead.csv');
    const umask = process.umask(0o277);
    const { code, out, err } = await mail('export lead.csv');
    process.umask(umask);
    expect([code, out, err]).toEqual([0, '', expect.stringContaining(`3 messaggi in ${file}`)]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(fixture.base)).sort()).toEqual(['lead.csv', 'mail']);
  });

  it('replaces a file only with --force', async () => {
    await fixture.createWaiting();
    const file = put(fixture.base, 'lead.csv', 'mio');
    const refused = await mail('export lead.csv');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('--force')]);
    expect(await readFile(file, 'utf8')).toBe('mio');
    expect((await mail('export lead.csv --force')).code).toBe(0);
    expect(await readFile(file, 'utf8')).toBe((await mail('export')).out);
  });
});

it('export --json writes every stored message, also spam and notices of the site, oldest first', async () => {
  const keys = [await fixture.createSpam(), ...(await createEveryForm())];
  const { out } = await mail('export --json');
  const found = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(found).toEqual(await fixture.storedLeads());
  expect(found).toMatchObject(keys.map((key) => ({ key })));
  expect(found[1]).toMatchObject({
    form: 'partner',
    state: 'sent',
    receivedAt: '2026-03-05T10:20:30.400Z',
    fields: partner.data,
    message: { to: 'info@azienda.example', replyTo: 'anna@rossi.example' },
    deliveries: [{ channel: 'mail', state: 'sent', attempts: 1, reason: null }],
  });
});
