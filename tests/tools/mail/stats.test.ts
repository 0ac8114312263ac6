import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addFigures, type CountedFigure } from '@/lib/mail/store/figures';
import { contact, demo, mailCommandFixture } from './command-fixture';

const { its, mail, post, spam } = mailCommandFixture();

const add = (...figures: CountedFigure[]) => addFigures(its.database, figures);
const arrival = (day: string, page: string, host: string, count: number): CountedFigure => ({
  ...{ day, kind: 'arrival', page, host, count },
});
const missing = (page: string, count: number): CountedFigure => ({
  ...{ day: '2026-03-05', kind: 'missing', page, count },
});

/** Two weeks with everything that is counted. */
async function twoWeeks(): Promise<void> {
  const campaign = { source: 'ordine', medium: null, campaign: 'autunno' };
  await add(
    arrival('2026-03-01', '/', '', 7),
    arrival('2026-03-02', '/', 'www.google.com', 120),
    arrival('2026-03-05', '/prezzi', 'www.google.com', 30),
    missing('/vecchia', 3),
  );
  await post(demo(), { origin: { page: '/soluzioni/legale', campaign } });
  await post(demo(), { origin: { page: '/prezzi', campaign: null } });
  await post(contact());
  await spam();
}

describe('npm run mail -- stats', () => {
  it('shows arrivals and leads by week, and where they come from', async () => {
    await twoWeeks();
    const { code, out, err } = await mail('stats');
    expect([code, err]).toEqual([0, '']);
    expect(out.slice(out.indexOf('\n'), out.indexOf('\nArrivi:'))).toBe(`

PER SETTIMANA
  Lunedì      Arrivi  Contatti  contact  demo
  2026-03-02     150         3        1     2
  2026-02-23       7         0        0     0
  In tutto       157         3        1     2

PAGINE DI ARRIVO
  Pagina   Arrivi
  /           127
  /prezzi      30

PAGINE DA CUI SI È APERTO IL MODULO
  Pagina             Contatti
  (non nota)                1
  /prezzi                   1
  /soluzioni/legale         1

CAMPAGNE
  Fonte      Mezzo  Campagna  Contatti
  (nessuna)                          2
  ordine            autunno          1

SITI DI PROVENIENZA
  Sito                    Arrivi
  www.google.com             150
  (nessuno, o non detto)       7

MODULI
  Modulo                        Contatti
  Richiesta di demo (demo)             2
  Modulo di contatto (contact)         1

INDIRIZZI CHIESTI INVANO
  Indirizzo  Volte
  /vecchia       3
`);
  });

  it('takes days', async () => {
    await twoWeeks();
    const { out } = await mail('stats --from 2026-03-03 --to 2026-03-05');
    expect(out).toContain('2026-03-02      30         3');
    expect(out).toContain('In tutto        30         3');
    expect(out).not.toContain('2026-02-23');
    const none = await mail('stats --to 2026-02-28');
    expect([none.code, none.out]).toEqual([0, expect.stringMatching(/^Non c’è ancora nessun numero.*\n$/)]);
  });

  it('says so where nothing is counted, also before the first start', async () => {
    for (const root of [its.root, join(its.base, 'nessuna')]) {
      const { code, out } = await mail('stats', { root });
      expect([code, out]).toEqual([0, expect.stringContaining('nessun numero')]);
    }
    expect((await mail('stats --csv')).out.split('\r\n')).toHaveLength(2);
  });

  it('shows twenty rows of a table and how many there are besides, in 100 columns', async () => {
    const long = 'x'.repeat(190);
    await add(
      ...Array.from({ length: 23 }, (_, index) => missing(`/${index}-${long}`, index + 1)),
      ...Array.from({ length: 22 }, (_, index) => {
        const monday = new Date(Date.UTC(2025, 0, 6 + 7 * index)).toISOString().slice(0, 10);
        return arrival(monday, '/', '', 1);
      }),
    );
    const campaign = { source: 's'.repeat(60), medium: 'm'.repeat(60), campaign: 'c'.repeat(60) };
    await post(demo(), { origin: { page: `/${long}`, campaign } });
    const { out } = await mail('stats');
    const lines = out.split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
    expect(lines.filter((line) => /^ {2}\/\d+-x+… +\d+$/.test(line))).toHaveLength(20);
    expect(out).toMatch(/\/22-x+… +23\n(?:.*\n){18} {2}\/3-x+… +4\n {2}… e altri 3\n/);
    // Weeks of the past are counted in the sum.
    expect(out).toContain('\n  … e altre 3\n  In tutto');
    expect(out).toMatch(/In tutto +22 +1 +1\n/);
    expect(out).not.toContain('2025-01-20');
  });

  it('shows nothing of a text that a terminal would interpret', async () => {
    await add(missing('/\u001b[31m\u202ex', 1));
    const { out } = await mail('stats');
    expect(out).toContain('  / [31mx ');
    expect((await mail('stats --csv')).out).toContain(';/ [31mx;');
  });
});

describe('npm run mail -- stats --csv', () => {
  it('writes a row for each week and what was counted, for Italian spreadsheets', async () => {
    await twoWeeks();
    await add(missing('/=1+1;=2', 1), arrival('2026-03-09', '/', '=cmd', 1));
    expect((await mail('stats --csv')).out.split('\r\n')).toEqual([
      '\ufeffSettimana;Tipo;Modulo;Pagina;Sito;Fonte;Mezzo;Campagna;Quanti',
      '2026-02-23;arrivo;;/;;;;;7',
      '2026-03-02;arrivo;;/;www.google.com;;;;120',
      '2026-03-02;arrivo;;/prezzi;www.google.com;;;;30',
      '2026-03-02;contatto;Modulo di contatto;;;;;;1',
      '2026-03-02;contatto;Richiesta di demo;/prezzi;;;;;1',
      '2026-03-02;contatto;Richiesta di demo;/soluzioni/legale;;ordine;;autunno;1',
      `2026-03-02;indirizzo inesistente;;"/=1+1;'=2";;;;;1`,
      '2026-03-02;indirizzo inesistente;;/vecchia;;;;;3',
      "2026-03-09;arrivo;;/;'=cmd;;;;1",
      '',
    ]);
    expect((await mail('stats --csv --from 2026-03-09')).out.split('\r\n')).toHaveLength(3);
  });

  it('writes a file for its owner only, and replaces none unasked', async () => {
    await twoWeeks();
    const file = join(its.base, 'numeri.csv');
    const first = await mail('stats --csv numeri.csv');
    expect(first).toMatchObject({ code: 0, out: '', err: `Scritto ${file}\n` });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toBe((await mail('stats --csv')).out);
    const again = await mail('stats --csv numeri.csv');
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('--force')]);
    expect((await mail('stats --csv numeri.csv --force')).code).toBe(0);
  });
});
