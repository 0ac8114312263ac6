import { describe, expect, it, vi } from 'vitest';
import { type Line, paragraphsOf } from '@/lib/browser/documents/read/lines';
import { readDocument } from '@/lib/browser/documents/read/read-document';
import { withoutRunningHeads } from '@/lib/browser/documents/read/running-heads';
import { contractPages, emptyPages, pdf, rawPdf, stream, textAt } from './files';
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

  it('omits running heads and page numbers', async () => {
    const file = await pdf(contractPages, { head: 'Contratto 7, pagina # di 3' });
    expect(await textOrProblem('a.pdf', file)).toBe(contractPages.flat().join('\n'));
  });
});

describe('what a page of a PDF shows', () => {
  /** A form field with its lower edge at a height, and a label after it. */
  const field = (height: number, entries: string, left = 60) =>
    `<</Subtype /Widget /Rect [${left} ${height} ${left + 60} ${height + 14}] ${entries}>>`;
  const label = (height: number, text: string) => textAt(130, height + 3, text);
  const form = (fields: Record<string, string>, others: Record<number, string> = {}) => {
    const heights = Object.keys(fields).map((_, index) => 700 - 40 * index);
    const widgets = Object.values(fields).map((entries, index) => field(heights[index] ?? 0, entries));
    const labels = Object.keys(fields).map((text, index) => label(heights[index] ?? 0, text));
    const objects = { 10: stream('', '/Subtype /Form /BBox [0 0 9 9]'), ...others };
    return rawPdf(labels.join(''), {
      ...objects,
      ...Object.fromEntries(widgets.map((w, index) => [20 + index, w])),
    });
  };

  it.each([
    ['bonifico', '☒ Bonifico bancario ☐ Carta di credito'],
    ['carta', '☐ Bonifico bancario ☒ Carta di credito'],
    ['Off', '☐ Bonifico bancario ☐ Carta di credito'],
  ])('is the chosen one of two radio buttons: %s', async (value, text) => {
    const button = (name: string) => `/Parent 9 0 R /AP <</N <</Off 10 0 R /${name} 10 0 R>>>>`;
    const fields = { 'Bonifico bancario': button('bonifico'), 'Carta di credito': button('carta') };
    const file = form(fields, { 9: `<</FT /Btn /Ff 49152 /T (a) /V /${value} /Kids [20 0 R 21 0 R]>>` });
    expect(await textOrProblem('a.pdf', file)).toBe(text);
  });

  it('is the value of a form field, as it is displayed', async () => {
    const checked = '/AP <</N <</Off 10 0 R /1 10 0 R>>>> /V /1';
    const appearance = stream(
      '/Tx BMC BT /F1 9 Tf (1.250,00 euro) Tj ET EMC',
      '/BBox [0 0 60 14] /Resources 6 0 R',
    );
    const fields = {
      'con la casella': `/FT /Btn ${checked} /AS /1`,
      'senza casella': `/FT /Btn ${checked} /AS /Off`,
      'di una lista': '/FT /Ch /Ff 131072 /V (12) /Opt [[(6) (sei mesi)] [(12) (dodici mesi)]]',
      'di due sedi': '/FT /Ch /Ff 2097152 /V [(m) (r)] /Opt [[(m) (Milano)] [(n) (Napoli)] [(r) (Roma)]]',
      'fuori lista': '/FT /Ch /Ff 393216 /V (altro) /Opt [[(6) (sei mesi)]]',
      'con un formato': '/FT /Tx /V (1250) /AP <</N 11 0 R>>',
      'su due righe': '/FT /Tx /Ff 4096 /V (prima\\rseconda)',
      'con la parola segreta': '/FT /Tx /Ff 8192 /V (segreto)',
      'con un campo nascosto': '/FT /Tx /F 2 /V (nascosto)',
      'con un campo solo stampato': '/FT /Tx /F 32 /V (stampato)',
    };
    const text = await textOrProblem('a.pdf', form(fields, { 11: appearance }));
    expect(text.replaceAll('\n', ' ')).toBe(
      [
        '☒ con la casella ☐ senza casella dodici mesi di una lista Milano, Roma di due sedi altro fuori lista',
        '1.250,00 euro con un formato prima seconda su due righe con la parola segreta con un campo nascosto',
        'con un campo solo stampato',
      ].join(' '),
    );
  });

  it('is the value of a form field at its place within a line', async () => {
    const value = (text: string) => `/FT /Tx /V (${text})`;
    const content = [
      textAt(60, 703, 'Il canone mensile di'),
      textAt(240, 703, 'euro, oltre IVA.'),
      textAt(60, 663, 'La durata ______________ mesi comincia con la firma.'),
    ];
    const file = rawPdf(content.join(''), {
      20: field(700, value('mille'), 175),
      21: field(660, value('dodici'), 120),
    });
    expect(await textOrProblem('a.pdf', file)).toBe(
      'Il canone mensile di mille euro, oltre IVA. La durata dodici ______________ mesi comincia con la firma.',
    );
  });

  it('is not in a layer that is off', async () => {
    const inLayer = (name: string, content: string) => `/OC /${name} BDC\n${content}EMC\n`;
    const form = (content: string, layer: string) =>
      stream(content, `/Subtype /Form /BBox [0 0 600 800] /OC ${layer} /Resources 6 0 R`);
    const note = (height: number, layer: string) =>
      `<</Subtype /FreeText /Rect [60 ${height} 99 ${height + 14}] /Contents (nota ${layer}) /OC ${layer} /AP <</N 14 0 R>>>>`;
    const content = [
      textAt(60, 700, 'Il canone'),
      inLayer('Off', inLayer('On', textAt(60, 680, 'dentro')) + textAt(120, 700, 'non')),
      inLayer('On', textAt(150, 700, 'si paga')),
      '/Span <</MCID 0>> BDC\n',
      inLayer('AllOn', textAt(60, 660, 'insieme')),
      inLayer('NotOn', textAt(60, 640, 'contrario')),
      'EMC 3 Tr\n',
      textAt(60, 620, 'entro il mese'),
      '/Hidden Do /Shown Do\n',
    ];
    const objects = {
      6: `<</Font <</F1 5 0 R>> /XObject <</Hidden 12 0 R /Shown 13 0 R>>
        /Properties <</On 7 0 R /Off 8 0 R /AllOn 9 0 R /NotOn 10 0 R>>>>`,
      7: '<</Type /OCG /Name (a)>>',
      8: '<</Type /OCG /Name (b)>>',
      9: '<</Type /OCMD /P /AllOn /OCGs [7 0 R 8 0 R]>>',
      10: '<</Type /OCMD /VE [/Not 7 0 R]>>',
      12: form(textAt(60, 600, 'disegno spento'), '8 0 R'),
      13: form(textAt(60, 580, 'di marzo'), '7 0 R'),
      14: stream('', '/Subtype /Form /BBox [0 0 9 9]'),
      20: note(540, '8 0 R'),
      21: note(520, '7 0 R'),
    };
    const file = rawPdf(
      content.join(''),
      objects,
      '/OCProperties <</OCGs [7 0 R 8 0 R] /D <</OFF [8 0 R]>>>>',
    );
    expect(await textOrProblem('a.pdf', file)).toBe('Il canone si paga\nentro il mese di marzo\nnota 7 0 R');
  });

  it('is in the order of its places, also if it is drawn from right to left', async () => {
    const content =
      textAt(180, 700, 'entro il mese') + textAt(60, 700, 'Il locatore') + textAt(130, 700, 'riceve');
    expect(await textOrProblem('a.pdf', rawPdf(content))).toBe('Il locatore riceve entro il mese');
  });

  it('is in the order of its reading, also if it is Hebrew', async () => {
    const letters = 'begincmap 1 beginbfrange <61> <7a> <05d0> endbfrange endcmap';
    const objects = {
      6: '<</Font <</F1 7 0 R>>>>',
      7: '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 8 0 R>>',
      8: stream(letters),
    };
    for (const content of [
      textAt(60, 700, 'cbacba fedfed'),
      textAt(200, 700, 'cbacba') + textAt(250, 700, 'fedfed'),
      textAt(250, 700, 'fedfed') + textAt(200, 700, 'cbacba'),
    ])
      expect(await textOrProblem('a.pdf', rawPdf(content, objects))).toBe('דהודהו אבגאבג');
    const withNumber = textAt(60, 700, 'cbacba') + textAt(120, 700, '15') + textAt(150, 700, 'fedfed');
    expect(await textOrProblem('a.pdf', rawPdf(withNumber, objects))).toBe('דהודהו 15 אבגאבג');
  });

  it('is read for a limited time in all', async () => {
    let now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now);
    const pages: number[] = [];
    const result = await readDocument('a.pdf', await emptyPages(9), (page) => {
      pages.push(page);
      now += 25_000;
    }).finally(() => clock.mockRestore());
    expect(result).toEqual({ name: 'a.pdf', problem: 'tooSlow' });
    expect(pages).toEqual([1, 2, 3, 4, 5]);
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
