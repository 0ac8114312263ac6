import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demo, partner } from '../../mail/mail-fixture';
import { mailCommandFixture } from './command-fixture';

const { its, mail, post, sent, deadLetter, spam, stored } = mailCommandFixture();

describe('npm run mail -- export', () => {
  const HEADER =
    '\ufeffRicevuto il;Modulo;Stato;Nome;Azienda;Email;Telefono;Sito;Settore;Dipendenti;Tipo;Oggetto;Testo;Chiave\r\n';

  it('writes a table for Italian spreadsheets', async () => {
    const key = await sent({
      ...partner,
      telefono: '+39 02 1234567',
      motivazione: 'Prima; "seconda"\nterza riga.',
    });
    expect(await mail('export')).toEqual({
      code: 0,
      out:
        `${HEADER}2026-03-05 11:20:30;Candidatura partner;inviato;Anna Rossi;Rossi & Figli;anna@rossi.example;` +
        '\u00a0+39 02 1234567;https://rossi.example.it/chi-siamo;Studi legali;\u00a011-50;' +
        'System integrator (integrator);Nuova candidatura partner: Rossi & Figli;' +
        `"Prima; ""seconda""\nterza riga.";${key}\r\n`,
      err: '',
    });
  });

  it.each(['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\uff1d1', '=HYPERLINK("http://a.example";"b")'])(
    'disarms the formula %s',
    async (formula) => {
      await post({ ...demo, nomeAzienda: formula });
      const { out } = await mail('export');
      expect(out).toContain(`'${formula.replaceAll('"', '""')}`);
      expect(out.replace(HEADER, '')).not.toMatch(/(^|;)"?[=+\-@\uff1d]/m);
    },
  );

  it('keeps the zeros of a phone number and the lines of a text', async () => {
    await post({ ...demo, telefono: '0212345678', note: 'una\ndue' });
    const { out } = await mail('export');
    expect(out).toContain(';\u00a00212345678;');
    expect(out).toContain(';"una\ndue";');
  });

  it('leaves out spam, and takes states, forms and days', async () => {
    await post(demo);
    await deadLetter();
    await spam();
    const rows = async (args: string) => (await mail(`export ${args}`)).out.split('\r\n').slice(1, -1);
    expect(await rows('')).toHaveLength(2);
    expect(await rows('--state spam')).toHaveLength(1);
    expect(await rows('--state spam --state parked')).toHaveLength(2);
    expect(await rows('--form demo')).toEqual([expect.stringContaining('Richiesta di demo;in attesa')]);
    expect(await rows('--from 2026-03-05 --to 2026-03-05')).toHaveLength(2);
    expect(await rows('--from 2026-03-06')).toEqual([]);
    expect(await rows('--to 2026-03-04')).toEqual([]);
  });

  it('takes days as Rome has them', async () => {
    const message = await stored(await post(demo));
    const key = message.key.replace(/^.{8}/, 'aaaaaaaa');
    await its.fixture.spool.store({ ...message, key, date: new Date('2026-06-30T22:30:00Z') });
    expect((await mail('export --from 2026-07-01')).out).toContain('2026-07-01 00:30:00;');
  });

  it('writes a file for its owner only, and replaces none unasked', async () => {
    await post(demo);
    const file = join(its.fixture.base, 'lead.csv');
    const first = await mail('export lead.csv');
    expect([first.code, first.out]).toEqual([0, '']);
    expect(first.err).toContain(`Esportato 1 messaggio in ${file}`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).startsWith(HEADER)).toBe(true);
    await writeFile(file, 'mio', { mode: 0o644 });
    const again = await mail('export lead.csv');
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('--force')]);
    expect(await readFile(file, 'utf8')).toBe('mio');
    expect((await mail('export lead.csv --force')).code).toBe(0);
    expect((await readFile(file, 'utf8')).startsWith(HEADER)).toBe(true);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(its.fixture.base)).toEqual(['lead.csv', 'mail']);
    const nowhere = await mail('export nessuna/lead.csv');
    expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringContaining('la cartella non esiste')]);
  });

  it('says which files are missing from the table, and writes the others', async () => {
    const key = await post(demo);
    await writeFile(join(its.fixture.spool.root, 'waiting/rotto.eml'), 'x');
    const { code, out, err } = await mail('export');
    expect(code).toBe(1);
    expect(out).toContain(key);
    expect(err).toContain('rotto.eml');
  });
});
