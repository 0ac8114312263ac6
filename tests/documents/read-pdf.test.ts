import { describe, expect, it } from 'vitest';
import { type Line, paragraphsOf } from '@/lib/browser/documents/read/lines';
import { readDocument } from '@/lib/browser/documents/read/read-document';
import { withoutRunningHeads } from '@/lib/browser/documents/read/running-heads';
import { contractPages, pdf } from './files';
import { fixture, textOrProblem } from './text-or-problem';

describe('the text of a PDF', () => {
  const paragraphs = [
    'Contratto di fornitura',
    'Tra le parti si conviene quanto segue: il Fornitore, con sede in Città di Castello, s’impegna a ciò che è pattuito, perché così è più chiaro per chiunque legga.',
    'Art. 1 – Oggetto',
    'Il contratto riguarda servizi.',
    '2. Durata: due anni.',
  ];

  it('has a line for each paragraph, page by page', async () => {
    const progress: string[] = [];
    const file = await pdf([paragraphs, [], ['Il Fornitore consegna\nla fattura entro un mese.']]);
    const result = await readDocument('a.pdf', file, (done, total) => progress.push(`${done}/${total}`));
    const pages = [paragraphs.join('\n'), 'Il Fornitore consegna la fattura entro un mese.'];
    expect(result).toEqual({ name: 'a.pdf', pages, pictures: 1 });
    expect(progress).toEqual(['1/3', '2/3', '3/3']);
  });

  it('is the same if the pages are rotated', async () => {
    // Without numbers, so that only positions separate paragraphs.
    const numbered = contractPages.flat().slice(0, 8);
    const texts = numbered.map((paragraph) => paragraph.replace(/^\d+\.\d+ /, ''));
    expect(await textOrProblem('a.pdf', await pdf([texts], { rotated: true }))).toBe(texts.join('\n'));
  });

  it('has the values of form fields beside their labels', async () => {
    expect(await textOrProblem('a.pdf', fixture('form.pdf'))).toContain(
      'Fornitore: Officine Adriatiche S.r.l.\nCanone mensile: euro 1.250,00\nPreavviso di recesso: centoventi giorni',
    );
  });

  it('drops letters drawn twice to look bold, but keeps overlapping ones', async () => {
    expect(await textOrProblem('a.pdf', fixture('doubled.pdf'))).toMatch(
      /^Contratto di manutenzione\nArticolo sette\nRecesso\nPENAL ?I\n/,
    );
  });

  it('has whole words from a letter-spaced title', async () => {
    expect(await textOrProblem('a.pdf', fixture('letter-spaced.pdf'))).toMatch(
      /^CONTRATTO DI LOCAZIONE\nARTICOLO\nContratto di manutenzione/,
    );
  });

  it('separates superscript note numbers from the preceding number', async () => {
    expect(await textOrProblem('a.pdf', fixture('raised-numbers.pdf'))).toMatch(
      /euro 1\.250³ oltre IVA, come previsto dall’articolo 5² del contratto/,
    );
  });

  it('does not detach the caller’s buffer', async () => {
    const bytes = new Uint8Array(await pdf([paragraphs]));
    await textOrProblem('a.pdf', bytes);
    expect(bytes.length).toBeGreaterThan(0);
  });

  it('omits running heads and page numbers', async () => {
    const file = await pdf(contractPages, { head: 'Contratto 7, pagina # di 3' });
    expect(await textOrProblem('a.pdf', file)).toBe(contractPages.flat().join('\n'));
  });
});

describe('the lines of a page', () => {
  const line = (text: string, place: Partial<Line> = {}): Line => {
    return { text, left: 0, right: 9, baseline: 0, size: 9, ...place };
  };

  it('begin a paragraph in another column or another size', () => {
    const column = [line('Fine.'), line('seconda', { baseline: 9 }), line('colonna', { baseline: 8 })];
    expect(paragraphsOf([...column, line('nota', { baseline: 7, size: 6 })])).toBe(
      'Fine.\nseconda colonna\nnota',
    );
  });

  it('are titles if they are centred', () => {
    const title = line('Titolo', { left: 10, right: 90 });
    const first = line('Prima riga', { right: 100, baseline: -1 });
    expect(paragraphsOf([title, first])).toBe('Titolo\nPrima riga');
  });

  it('are running heads if most pages have them, unless they are articles', () => {
    const pages = [1, 2, 3].map((number) => {
      const texts = [`Pagina ${number}`, `Articolo ${number}`, 'a', 'b', `${number}`, 'Fine'];
      return texts.map((text) => line(text));
    });
    const rest = withoutRunningHeads(pages).map((lines) => lines.map(({ text }) => text));
    expect(rest).toEqual([1, 2, 3].map((number) => [`Articolo ${number}`, 'a', 'b']));
  });
});
