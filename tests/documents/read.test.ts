import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { MAX_CHARACTERS, MAX_FILE_BYTES, MAX_PAGES } from '@/lib/browser/documents/read/limits';
import { type Line, paragraphsOf, withoutRunningHeads } from '@/lib/browser/documents/read/lines';
import { readDocument } from '@/lib/browser/documents/read/read-document';
import { seededRandom } from '@/tests/seeded-random';
import { bomb, compound, contractPages, docx, emptyPages, pdf, scan, zip } from './files';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name));

/** What became of a file: its problem, or the texts of its pages. */
async function read(name: string, bytes: Uint8Array) {
  const result = await readDocument(name, bytes, () => {});
  return 'problem' in result ? result.problem : result.pages;
}

async function textOf(name: string, bytes: Uint8Array) {
  const pages = await read(name, bytes);
  return Array.isArray(pages) ? pages.join('\n') : pages;
}

describe('a PDF', () => {
  const paragraphs = [
    'Contratto di fornitura',
    'Tra le parti si conviene quanto segue: il Fornitore, con sede in Città di Castello, s’impegna a ciò che è pattuito, perché così è più chiaro per chiunque legga.',
    'Art. 1 – Oggetto',
    'Il contratto riguarda servizi.',
    '2. Durata: due anni.',
  ];

  it('comes back paragraph by paragraph, page by page', async () => {
    const progress: string[] = [];
    const file = await pdf([paragraphs, [], ['Il Fornitore consegna\nla fattura entro un mese.']]);
    const result = await readDocument('a.pdf', file, (done, total) => progress.push(`${done}/${total}`));
    const pages = [paragraphs.join('\n'), 'Il Fornitore consegna la fattura entro un mese.'];
    expect(result).toEqual({ name: 'a.pdf', pages, pictures: 1 });
    expect(progress).toEqual(['1/3', '2/3', '3/3']);
  });

  it('reads the same from pages that are turned', async () => {
    const pages = contractPages(1);
    expect(await textOf('a.pdf', await pdf(pages, { turned: true }))).toBe(pages.flat().join('\n'));
  });

  it('gives what is written into its fields, beside their labels', async () => {
    expect(await textOf('a.pdf', fixture('form.pdf'))).toContain(
      'Fornitore: Officine Adriatiche S.r.l.\nCanone mensile: euro 1.250,00\nPreavviso di recesso: centoventi giorni',
    );
  });

  it('gives once what is drawn twice to look bold, and not fewer letters where they lie upon each other', async () => {
    expect(await textOf('a.pdf', fixture('doubled.pdf'))).toMatch(
      /^Contratto di manutenzione\nArticolo sette\nRecesso\nPENAL ?I\n/,
    );
  });

  it('joins the letters of a spaced title, and parts its words', async () => {
    expect(await textOf('a.pdf', fixture('letter-spaced.pdf'))).toMatch(
      /^CONTRATTO DI LOCAZIONE\nARTICOLO\nContratto di manutenzione/,
    );
  });

  it('keeps the raised number of a note apart from the number before it', async () => {
    expect(await textOf('a.pdf', fixture('raised-numbers.pdf'))).toMatch(
      /euro 1\.250³ oltre IVA, come previsto dall’articolo 5² del contratto/,
    );
  });

  it('leaves the bytes to who read them', async () => {
    const bytes = new Uint8Array(await pdf([paragraphs]));
    await read('a.pdf', bytes);
    expect(bytes.length).toBeGreaterThan(0);
  });

  it('loses its running heads and the numbers of its pages', async () => {
    const pages = contractPages(2);
    const text = await textOf('a.pdf', await pdf(pages, { head: 'Contratto 7, pagina # di 2' }));
    expect(text).toBe(pages.flat().join('\n'));
  });
});

describe('lines', () => {
  it.each([
    ['a divided word', 'la forni-\ntura', 'la fornitura'],
    ['a divided word with a blank', 'il progetto ese -\ncutivo', 'il progetto esecutivo'],
    ['two dashes', 'il canone - salvo patto -\nresta', 'il canone - salvo patto - resta'],
    ['a hyphen before a name', 'Reggio-\nEmilia e', 'Reggio- Emilia e'],
    ['an article in a sentence', 'come previsto agli\nart. 3 e 4', 'come previsto agli art. 3 e 4'],
    ['an article', 'si obbliga a ciò.\nArt. 3 Penali e', 'si obbliga a ciò.\nArt. 3 Penali e'],
    ['a section', 'si obbliga a ciò.\n§ 3 Penali e', 'si obbliga a ciò.\n§ 3 Penali e'],
    ['a list', 'queste cose:\na) pagare ora;\n• spedire', 'queste cose:\na) pagare ora;\n• spedire'],
    ['a heading', 'Premesse\nIl Fornitore è una', 'Premesse\nIl Fornitore è una'],
    ['a space', 'una frase che\n\nqui finisce', 'una frase che\nqui finisce'],
  ])('%s', async (_, given, text) => {
    expect(await textOf('a.txt', Buffer.from(given))).toBe(text);
  });

  it('are not split where there are too many', async () => {
    expect(await read('a.txt', Buffer.from('a\n'.repeat(MAX_CHARACTERS)))).toBe('tooMuchText');
  });

  const line = (text: string, place: Partial<Line> = {}) => ({
    text,
    left: 0,
    right: 9,
    up: 0,
    size: 9,
    ...place,
  });

  it('of another column, or in letters of another size, begin a paragraph', () => {
    const column = [line('Fine.'), line('seconda', { up: 9 }), line('colonna', { up: 8 })];
    expect(paragraphsOf([...column, line('nota', { up: 7, size: 6 })])).toBe('Fine.\nseconda colonna\nnota');
  });

  it('in the middle are titles', () => {
    const lines = [
      line('Titolo centrato', { left: 10, right: 90 }),
      line('Prima riga', { right: 100, up: -1 }),
    ];
    expect(paragraphsOf(lines)).toBe('Titolo centrato\nPrima riga');
  });

  it('on most pages are heads, unless they are articles', () => {
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

describe('a DOCX', () => {
  it('gives its text, tables and notes, and nothing that was deleted', async () => {
    const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const cell = (text: string) => `<w:tc><w:p>${run(text)}</w:p></w:tc>`;
    const file = docx(
      [
        'Perch&#233; s&#x00ec;: P&amp;C &lt;b&gt;',
        `<w:p w:a="x>y"><w:del w:id="1"/>${run('Il pre')}${run('avviso')}<w:del w:id="2">${run('vecchio')}</w:del><w:r><w:tab/><w:instrText>PAGE</w:instrText><w:br/></w:r>${run('di 90 giorni')}</w:p>`,
        `<w:tbl><w:tr>${cell('Canone')}${cell('1.200 €')}</w:tr><w:tr>${cell('Durata')}${cell('due anni')}</w:tr></w:tbl>`,
        `<mc:AlternateContent><mc:Choice><w:p>${run('Riquadro')}</w:p></mc:Choice><mc:Fallback><w:p>${run('Riquadro')}</w:p></mc:Fallback></mc:AlternateContent>`,
        'e\u0300 e\u00ad\u200bﬁne<!-- mai -->',
      ],
      {
        'word/footnotes.xml': `<w:footnotes><w:footnote><w:p>${run('Nota.')}</w:p></w:footnote></w:footnotes>`,
      },
    );
    expect(await textOf('a.docx', file)).toBe(
      'Perché sì: P&C <b>\nIl preavviso\ndi 90 giorni\nCanone 1.200 €\nDurata due anni\nRiquadro\nè efine\nNota.',
    );
  });

  it('has tracked changes as accepted, and the text before them', async () => {
    const run = (text: string, tag = 't') => `<w:r><w:${tag}>${text}</w:${tag}></w:r>`;
    const file = docx([
      `<w:p>${run('entro ')}<w:del w:id="1">${run('trenta', 'delText')}</w:del><w:ins w:id="2">${run('sessanta')}</w:ins>${run(' giorni')}</w:p>`,
      `<w:p><w:pPr><w:rPr><w:ins w:id="3"/></w:rPr></w:pPr><w:ins w:id="4">${run('Nuovo.')}</w:ins></w:p>`,
    ]);
    const result = await readDocument('a.docx', file, () => {});
    expect(result).toMatchObject({
      pages: ['entro sessanta giorni\nNuovo.'],
      revisions: { count: 3, before: ['entro trenta giorni'] },
    });
  });

  it('has the numbers that Word counts', async () => {
    const level = (at: number, format: string, text: string) =>
      `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const numbering =
      `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', 'Art. %1 –')}${level(1, 'decimal', '%1.%2')}</w:abstractNum>` +
      `<w:abstractNum w:abstractNumId="1">${level(0, 'lowerLetter', '%1)')}</w:abstractNum>` +
      `<w:abstractNum w:abstractNumId="2">${level(0, 'upperRoman', '%1.')}</w:abstractNum>` +
      '<w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="6"><w:abstractNumId w:val="1"/></w:num>' +
      '<w:num w:numId="7"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>' +
      '<w:num w:numId="8"><w:abstractNumId w:val="2"/></w:num>';
    const styles =
      '<w:style w:styleId="Articolo"><w:pPr><w:numPr><w:numId w:val="5"/></w:numPr></w:pPr></w:style>' +
      '<w:style w:styleId="Titolo"><w:basedOn w:val="Articolo"/></w:style>';
    const paragraph = (properties: string, text: string) =>
      `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const item = (list: number, text: string, level = 0) =>
      paragraph(`<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`, text);
    const file = docx(
      [
        paragraph('<w:pStyle w:val="Titolo"/>', 'Oggetto'),
        item(5, 'Primo', 1),
        item(5, 'Secondo', 1),
        paragraph('<w:pStyle w:val="Articolo"/>', 'Durata'),
        item(5, 'Terzo', 1),
        ...[6, 6, 7].map((list) => item(list, 'voce')),
        ...Array.from({ length: 4 }, () => item(8, 'capo')),
        paragraph('<w:pStyle w:val="Articolo"/><w:numPr><w:numId w:val="0"/></w:numPr>', 'Senza'),
      ],
      { 'word/numbering.xml': numbering, 'word/styles.xml': styles },
    );
    expect(await textOf('a.docx', file)).toBe(
      'Art. 1 – Oggetto\n1.1 Primo\n1.2 Secondo\nArt. 2 – Durata\n2.1 Terzo\na) voce\nb) voce\na) voce\nI. capo\nII. capo\nIII. capo\nIV. capo\nSenza',
    );
  });

  it('has its symbols and its boxes, ticked or not', async () => {
    const box = (inside: string) =>
      `<w:r><w:fldChar><w:ffData><w:checkBox>${inside}</w:checkBox></w:ffData></w:fldChar></w:r>`;
    const file = docx([
      `<w:p>${box('<w:default w:val="0"/><w:checked/>')}<w:r><w:t>sì</w:t></w:r>${box('<w:default w:val="0"/>')}<w:r><w:t>no</w:t></w:r></w:p>`,
      '<w:p><w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="1"/></w14:checkbox></w:sdtPr><w:r><w:sym w:font="Wingdings" w:char="F0FE"/><w:t>IVA</w:t></w:r></w:sdt></w:p>',
    ]);
    expect(await textOf('a.docx', file)).toBe('☒sì☐no\n☒IVA');
  });

  const relation = (type: string, target: string, id = 'r1') =>
    `<Relationships><Relationship Id="${id}" Type="http://schemas.example/${type}" Target="${target}"/></Relationships>`;

  it.each([
    ['in the root', '_rels/.rels', 'document.xml', 'document.xml'],
    ['with backslashes', '_rels\\.rels', 'word/documento2.xml', 'word\\documento2.xml'],
    ['from the root', '_rels/.rels', '/word/document.xml', 'word/document.xml'],
  ])('is read where its main part stands %s', async (_, rels, target, name) => {
    const document =
      '<w:document><w:body><w:p><w:r><w:t>Il contratto.</w:t></w:r></w:p></w:body></w:document>';
    const file = zip({
      [rels]: Buffer.from(relation('officeDocument', target)),
      [name]: Buffer.from(document),
    });
    expect(await textOf('a.docx', file)).toBe('Il contratto.');
  });

  it('is read, not what it holds: a whole document, bytes of a picture that look like one', async () => {
    const files = {
      'word/document.xml': Buffer.from(
        '<w:document><w:p><w:r><w:t>Il contratto.</w:t></w:r></w:p></w:document>',
      ),
      'word/embeddings/altro.docx': docx(['Un altro.']),
      'word/media/foto.png': Buffer.from('504b030414000000ffff', 'hex'),
    };
    expect(await textOf('a.docx', zip(files))).toBe('Il contratto.');
    expect(await textOf('a.docx', Buffer.from(zipSync(files, { level: 0 })))).toBe('Il contratto.');
  });

  it('has what is inserted as HTML, and refuses what is inserted in another format', async () => {
    const body = ['Premessa.', '<w:altChunk r:id="a1"/>', 'Firma.'];
    const html =
      '<head><title></title><style>a > b { c: "<p>" }</style></head><body><p class="a>b">Perch&egrave; &lt;b&gt;&nbsp;s&igrave;<script>a</script><div>fine<br>riga</div><!-- <p>no -->a < b';
    const file = (target: string) =>
      docx(body, {
        'word/_rels/document.xml.rels': relation('aFChunk', target, 'a1'),
        [`word/${target}`]: html,
      });
    expect(await textOf('a.docx', file('parte.html'))).toBe(
      'Premessa.\nPerchè <b> sì\nfine\nriga\na < b\nFirma.',
    );
    expect(await read('a.docx', file('parte.rtf'))).toBe('otherFormat');
  });
});

describe('a text', () => {
  const text = 'È così\nche si fa:\n\nperò «no»';
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['windows-1252, lines of Windows', Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1')],
  ])('in %s', async (_, bytes) => {
    expect(await textOf('a.txt', bytes)).toBe('È così che si fa:\nperò «no»');
  });

  it('keeps its lines where it does not wrap them', async () => {
    const long = 'parola '.repeat(30).trim();
    expect(await textOf('a.txt', Buffer.from(`${long}\n${long}`))).toBe(`${long}\n${long}`);
  });
});

describe('what cannot be read is told', () => {
  const text = (content: string) => Buffer.from(content);
  const signed = Buffer.from('308006092a864886f70d010702a080', 'hex');
  it.each<[string, string, Uint8Array | Promise<Uint8Array>]>([
    ['empty', 'a.pdf', new Uint8Array()],
    ['tooLarge', 'a.txt', new Uint8Array(MAX_FILE_BYTES + 1).fill(0x61)],
    ['tooManyPages', 'a.pdf', emptyPages(MAX_PAGES + 1)],
    ['tooMuchText', 'a.txt', text('parole '.repeat(800_000))],
    ['picture', 'a.pdf', emptyPages(MAX_PAGES)],
    ['picture', 'a.pdf', scan(2)],
    ['picture', 'a.pdf', scan(6, 'Prot. 123 del 3 marzo 2026')],
    ['xfa', 'a.pdf', fixture('xfa.pdf')],
    ['password', 'a.pdf', pdf([['Segreto']], { password: 'x' })],
    ['password', 'a.docx', compound()],
    ['damaged', 'a.pdf', text('%PDF-1.7 e basta')],
    ['damaged', 'a.pdf', text('non è un PDF')],
    ['damaged', 'a.docx', docx(['Testo']).subarray(0, 60)],
    ['damaged', 'a.docx', text('non è un DOCX')],
    ['unpacksTooLarge', 'a.docx', bomb({ lies: false })],
    ['unpacksTooLarge', 'a.docx', bomb({ lies: true })],
    ['noText', 'a.docx', docx([''])],
    ['noText', 'a.txt', text(' \n\n ')],
    ['oldWord', 'a.DOC', compound()],
    ['unknownKind', 'a.msg', compound()],
    ['unknownKind', 'a.eml', text('Subject: prova')],
    ['signed', 'a.pdf.p7m', text('x')],
    ['signed', 'a.pdf', Buffer.concat([signed, text('%PDF-1.7')])],
    ['unknownKind', 'a.xlsx', zip({ 'xl/workbook.xml': text('<a/>') })],
    ['unknownKind', 'a.xls', compound()],
    ['unknownKind', 'a.txt', text('a\0b'.padEnd(99))],
    ['unknownKind', 'a.html', text('<p>a')],
    ['unknownKind', 'senza nome', text('a')],
  ])('%s: %s', async (problem, name, bytes) => {
    expect(await read(name, await bytes)).toBe(problem);
  });

  it('at once, where a PDF has 10,000 pages', async () => {
    const file = emptyPages(10_000);
    let pages = 0;
    const result = await readDocument('a.pdf', file, () => pages++);
    expect(result).toEqual({ name: 'a.pdf', problem: 'tooManyPages' });
    expect(pages).toBe(0);
  });

  it('by content where a name says otherwise', async () => {
    expect(await textOf('a.doc', docx(['Un DOCX.']))).toBe('Un DOCX.');
    expect(await textOf('a.txt', await pdf([['Questo è un PDF.']]))).toBe('Questo è un PDF.');
  });

  it('never by an error: any part of a file, with any byte changed, gives a result', async () => {
    const files = {
      'a.pdf': await pdf(contractPages(2)),
      'a.docx': docx(contractPages(2).flat()),
    };
    const { whole } = seededRandom(7);
    for (const [name, file] of Object.entries(files)) {
      for (let round = 0; round < 60; round++) {
        const part = new Uint8Array(file.subarray(0, round % 2 ? whole(file.length) : undefined));
        for (let change = whole(4); change > 0; change--) part[whole(part.length)] = whole(256);
        await expect(read(name, part)).resolves.toBeDefined();
      }
    }
  });

  it('shows a name as it is read, without characters that turn it round', async () => {
    const { name } = await readDocument('contratto\u202efdp.txt', Buffer.from('Testo.'), () => {});
    expect(name).toBe('contrattofdp.txt');
  });

  it.each([
    '<',
    '<a ',
    '<a b="',
    '<!--',
    '<![CDATA[',
    '<script>',
    '&',
    '&#1',
    '</p',
    ' \n',
    'a\u0301',
    '-\n',
  ])('soon, whatever repeats: %j', { timeout: 60_000 }, async (part) => {
    // Squared, the cost of 200,000 characters would be minutes.
    const many = part.repeat(200_000 / part.length);
    expect(await read('a.docx', docx([many, `<w:t>${many}`]))).toBeDefined();
    expect(await read('a.txt', Buffer.from(many))).toBeDefined();
  });
});
