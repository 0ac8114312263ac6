import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { type CellValue, readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { type FormSubmission, forms } from '@/lib/forms/forms';
import { siteMessage } from '@/lib/mail/delivery/site-messages';
import { sample, validData } from '@/tests/forms/sample';
import { storeSiteMessage } from '@/tests/mail/store/contract/contract-fixture';
import { put } from '@/tests/temporary';
import { contact, demo, mailCommandFixture, NOW, partner } from './command-fixture';

const fixture = mailCommandFixture();
const { mail } = fixture;

/** The rows of the table that `export` writes, each by the headings of its columns. */
async function rows(args = ''): Promise<Record<string, CellValue | null>[]> {
  const { code, err } = await mail(`export lead.xlsx --force ${args}`);
  expect(code, err).toBe(0);
  const [head = [], ...others] = await readSheet(join(fixture.base, 'lead.xlsx'));
  return others.map((row) => Object.fromEntries(row.map((value, index) => [head[index], toSecond(value)])));
}

/** Dates are days with a fraction: they can be a millisecond off. */
const toSecond = (value: CellValue | null) =>
  value instanceof Date ? new Date(Math.round(value.getTime() / 1000) * 1000) : value;

/**
 * Stores a message of each form, and last a notice of the site, which is not a lead.
 * @returns their keys
 */
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
  it('writes a table of all forms, with values as typed: dates are dates, everything else is text', async () => {
    const keys = await createEveryForm();
    const found = await rows();
    const first = {
      'Ricevuto il': new Date('2026-03-05T11:20:30Z'),
      Modulo: 'Candidatura partner',
      Stato: 'inviato',
      Nome: 'Anna Rossi',
      Telefono: '+39 02 1234567',
      Dipendenti: '11-50',
      Oggetto: 'Nuova candidatura partner: Rossi & Figli',
      Testo: 'Prima; "seconda"\nterza riga.',
    };
    expect(found).toMatchObject([
      first,
      { Modulo: 'Richiesta di demo', Stato: 'in attesa', Telefono: '333 1234567', Testo: 'una\ndue' },
      { Modulo: 'Modulo di contatto', Nome: 'Niccolò D’Amico', Telefono: '0212345678' },
      { Modulo: 'Iscrizione alla newsletter', Email: 'lettrice@posta.example' },
      { Modulo: 'Messaggio libero', Stato: 'da controllare', Oggetto: 'Una domanda', Testo: 'Quanto?' },
    ]);
    expect(found.map(({ Chiave }) => Chiave)).toEqual(keys.slice(0, 5));
  });

  it('has a column for every field of every form', async () => {
    for (const { name } of Object.values(forms)) {
      const data = validData(name, sample(name));
      await fixture.createWaiting({ form: name, data } as FormSubmission);
      const values = Object.values((await rows(`--form ${name}`)).at(-1) ?? {}).map(String);
      for (const [field, value] of Object.entries(data)) {
        if (typeof value === 'string' && value !== 'Y')
          expect(values, field).toContainEqual(expect.stringContaining(value));
      }
    }
  });

  it('has the attribution of a lead in columns', async () => {
    const campaign = { source: 'ordine', medium: 'email', campaign: 'autunno' };
    await fixture.createWaiting(demo(), { attribution: { page: '/soluzioni/legale', campaign } });
    const attribution = {
      'Pagina di provenienza': '/soluzioni/legale',
      Fonte: 'ordine',
      Campagna: 'autunno',
    };
    expect(await rows()).toMatchObject([attribution]);
  });

  it.each(['=1+1', '+cmd|x', '-12345678', '00212345678', '1-10', '12:30', '<b>&amp;"', 'x'.repeat(2000)])(
    'shows what a visitor typed as text: %s',
    async (note) => {
      await fixture.createWaiting(demo({ note }));
      expect(await rows()).toMatchObject([{ Testo: note }]);
    },
  );

  it('has a filter on its head, from the first to the last cell', async () => {
    await fixture.createWaiting();
    await rows();
    const parts = unzipSync(await readFile(join(fixture.base, 'lead.xlsx')));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toMatch(
      /<c r="([A-Z]+2)"[^<]*<v>\d+<\/v><\/c><\/row><\/sheetData><autoFilter ref="A1:\1"\/>/,
    );
  });

  it('has the leads of the chosen states and form, by default without spam', async () => {
    await fixture.createEveryState();
    expect(await rows()).toHaveLength(3);
    expect(await rows('--state spam --state dead')).toHaveLength(2);
    expect(await rows('--form partner')).toMatchObject([{ Stato: 'da controllare' }]);
  });

  it('has the leads of the chosen days in Rome', async () => {
    await fixture.createWaiting();
    await fixture.createWaiting(demo(), { receivedAt: Date.parse('2026-06-30T22:30:00Z') });
    expect(await rows('--from 2026-03-05 --to 2026-03-05')).toHaveLength(1);
    expect(await rows('--to 2026-03-04')).toEqual([]);
    expect(await rows('--from 2026-07-01')).toMatchObject([
      { 'Ricevuto il': new Date('2026-07-01T00:30:00Z') },
    ]);
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
    const file = join(fixture.base, 'lead.xlsx');
    const umask = process.umask(0o277);
    const { code, out, err } = await mail('export lead.xlsx');
    process.umask(umask);
    expect([code, out, err]).toEqual([0, '', expect.stringContaining(`3 messaggi in ${file}`)]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(fixture.base)).sort()).toEqual(['lead.xlsx', 'mail']);
  });

  it('asks for the name of a file', async () => {
    await fixture.createWaiting();
    expect(await mail('export anna@rossi.example')).toMatchObject({
      code: 1,
      err: expect.stringContaining('lead.xlsx'),
    });
  });

  it('replaces a file only with --force', async () => {
    await fixture.createWaiting();
    const file = put(fixture.base, 'lead.xlsx', 'mio');
    const refused = await mail('export lead.xlsx');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('--force')]);
    expect(await readFile(file, 'utf8')).toBe('mio');
    expect((await mail('export lead.xlsx --force')).code).toBe(0);
    expect(await readSheet(file)).toHaveLength(2);
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
