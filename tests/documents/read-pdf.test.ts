import { describe, expect, it } from 'vitest';
import { type Line, paragraphsOf, withoutRunningHeads } from '@/lib/browser/documents/read/lines';
import { readDocument } from '@/lib/browser/documents/read/read-document';
import { contractPages, pdf } from './files';
import { fixture, read, textOf } from './reading';

describe('a PDF', () => {
  const paragraphs = [
    'Contratto di fornitura',
    'Tra le parti si conviene quanto segue: il Fornitore, con sede in Città di Castello, s’impegna a ciò che è pattuito, perché così è più chiaro per chiunque legga.',
    'Art. 1 – Oggetto',
    'Il contratto riguarda servizi.',
    '2. Durata: due anni.',
  ];

  it('has the text of each page, a paragraph a line', async () => {
    const progress: string[] = [];
    const file = await pdf([paragraphs, [], ['Il Fornitore consegna\nla fattura entro un mese.']]);
    const result = await readDocument('a.pdf', file, (done, total) => progress.push(`${done}/${total}`));
    const pages = [paragraphs.join('\n'), 'Il Fornitore consegna la fattura entro un mese.'];
    expect(result).toEqual({ name: 'a.pdf', pages, pictures: 1 });
    expect(progress).toEqual(['1/3', '2/3', '3/3']);
  });

  it('has the same text if its pages are rotated', async () => {
    const pages = contractPages(1);
    expect(await textOf('a.pdf', await pdf(pages, { turned: true }))).toBe(pages.flat().join('\n'));
  });

  it('has the values of its fields beside their labels', async () => {
    expect(await textOf('a.pdf', fixture('form.pdf'))).toContain(
      'Fornitore: Officine Adriatiche S.r.l.\nCanone mensile: euro 1.250,00\nPreavviso di recesso: centoventi giorni',
    );
  });

  it('has letters once that are drawn twice to look bold, and all letters that overlap', async () => {
    expect(await textOf('a.pdf', fixture('doubled.pdf'))).toMatch(
      /^Contratto di manutenzione\nArticolo sette\nRecesso\nPENAL ?I\n/,
    );
  });

  it('has the words of a letter-spaced title', async () => {
    expect(await textOf('a.pdf', fixture('letter-spaced.pdf'))).toMatch(
      /^CONTRATTO DI LOCAZIONE\nARTICOLO\nContratto di manutenzione/,
    );
  });

  it('has raised numbers of notes apart from the number before', async () => {
    expect(await textOf('a.pdf', fixture('raised-numbers.pdf'))).toMatch(
      /euro 1\.250³ oltre IVA, come previsto dall’articolo 5² del contratto/,
    );
  });

  it('leaves the given bytes to the caller', async () => {
    const bytes = new Uint8Array(await pdf([paragraphs]));
    await read('a.pdf', bytes);
    expect(bytes.length).toBeGreaterThan(0);
  });

  it('has no running heads and page numbers', async () => {
    const pages = contractPages(2);
    const text = await textOf('a.pdf', await pdf(pages, { head: 'Contratto 7, pagina # di 2' }));
    expect(text).toBe(pages.flat().join('\n'));
  });
});

describe('lines of a PDF', () => {
  const line = (text: string, place: Partial<Line> = {}): Line => ({
    ...{ text, left: 0, right: 9, up: 0, size: 9 },
    ...place,
  });

  it('begin a paragraph in another column or another size', () => {
    const column = [line('Fine.'), line('seconda', { up: 9 }), line('colonna', { up: 8 })];
    expect(paragraphsOf([...column, line('nota', { up: 7, size: 6 })])).toBe('Fine.\nseconda colonna\nnota');
  });

  it('are titles if they are centred', () => {
    const [title, first] = [
      { left: 10, right: 90 },
      { right: 100, up: -1 },
    ];
    expect(paragraphsOf([line('Titolo', title), line('Prima riga', first)])).toBe('Titolo\nPrima riga');
  });

  it('are running heads if most pages have them, unless they are articles', () => {
    const texts = (number: number) => [
      `Pagina ${number}`,
      `Articolo ${number}`,
      'a',
      'b',
      `${number}`,
      'Fine',
    ];
    const pages = [1, 2, 3].map((number) => texts(number).map((text) => line(text)));
    const kept = withoutRunningHeads(pages).map((lines) => lines.map(({ text }) => text));
    expect(kept).toEqual([1, 2, 3].map((number) => [`Articolo ${number}`, 'a', 'b']));
  });
});
