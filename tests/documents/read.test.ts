import { describe, expect, it } from 'vitest';
import { MAX_CHARACTERS, MAX_FILE_BYTES, MAX_PAGES } from '@/lib/browser/documents/read/limits';
import { type Line, paragraphsOf, withoutRunningHeads } from '@/lib/browser/documents/read/lines';
import { readDocuments } from '@/lib/browser/documents/read/read-documents';
import { unwrap } from '@/lib/browser/documents/read/text';
import { seededRandom } from '../seeded-random';
import { bomb, compound, contractPages, docx, emptyPages, mail, pdf, pec, scan, zip } from './files';

/** What became of a file: its problem, or the texts of its pages. */
async function read(name: string, bytes: Uint8Array) {
  const results = await readDocuments(name, bytes, () => {});
  return results.map((result) => [
    result.name,
    'problem' in result ? result.problem : result.document.pages.map(({ text }) => text),
  ]);
}

async function textOf(name: string, bytes: Uint8Array) {
  const [first] = await read(name, bytes);
  return Array.isArray(first?.[1]) ? first[1].join('\n') : first?.[1];
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
    const results = await readDocuments('a.pdf', file, (done, total) => progress.push(`${done}/${total}`));
    const pages = [
      { number: 1, text: paragraphs.join('\n') },
      { number: 3, text: 'Il Fornitore consegna la fattura entro un mese.' },
    ];
    expect(results).toEqual([{ name: 'a.pdf', document: { name: 'a.pdf', pages, pictures: 1 } }]);
    expect(progress).toEqual(['1/3', '2/3', '3/3']);
  });

  it('reads the same from pages that are turned', async () => {
    const pages = contractPages(1);
    expect(await textOf('a.pdf', await pdf(pages, { turned: true }))).toBe(pages.flat().join('\n'));
  });

  it('leaves the bytes to who read them', async () => {
    const bytes = new Uint8Array(await pdf([paragraphs]));
    await read('a.pdf', bytes);
    expect(bytes.length).toBeGreaterThan(0);
  });

  it('loses its running heads and the numbers of its pages', async () => {
    const pages = contractPages(4);
    const text = await textOf('a.pdf', await pdf(pages, { head: 'Contratto 7, pagina # di 4' }));
    expect(text).toBe(pages.flat().join('\n'));
  });
});

describe('lines', () => {
  it.each([
    ['a divided word', 'la forni-\ntura', 'la fornitura'],
    ['a hyphen before a name', 'Reggio-\nEmilia e', 'Reggio- Emilia e'],
    ['an article in a sentence', 'come previsto agli\nart. 3 e 4', 'come previsto agli art. 3 e 4'],
    ['an article', 'si obbliga a ciò.\nArt. 3 Penali e', 'si obbliga a ciò.\nArt. 3 Penali e'],
    ['a list', 'queste cose:\na) pagare ora;\n• spedire', 'queste cose:\na) pagare ora;\n• spedire'],
    ['a heading', 'Premesse\nIl Fornitore è una', 'Premesse\nIl Fornitore è una'],
    ['a space', 'una frase che\n\nqui finisce', 'una frase che\nqui finisce'],
  ])('%s', (_, given, text) => {
    expect(unwrap(given)).toBe(text);
  });

  it('are not taken apart where there are too many', () => {
    expect(() => unwrap('a\n'.repeat(MAX_CHARACTERS))).toThrow('tooMuchText');
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
        `<w:p w:a="x>y"><w:del w:id="1"/>${run('Il pre')}${run('avviso')}<w:del w:id="2">${run('vecchio')}</w:del><w:r><w:tab/><w:instrText>PAGE</w:instrText><w:delText>no</w:delText><w:br/></w:r>${run('di 90 giorni')}</w:p>`,
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

  it('is cut where paragraphs end', async () => {
    const paragraph = 'parola '.repeat(50).trim();
    const results = await read('a.docx', docx(Array(13).fill(paragraph)));
    const pieces = [6, 6, 1].map((count) => Array(count).fill(paragraph).join('\n'));
    expect(results).toEqual([['a.docx', pieces]]);
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

describe('a mail', () => {
  const head =
    'Da: Studio Verdi <studio@verdi.example>; A: Comune di Prova <comune@prova.example>; Data: 3 marzo 2026 alle ore 10:30';

  it('gives its head, its text, and its attachments', async () => {
    const attachments = [
      { filename: 'nota.txt', content: 'La nota.' },
      { filename: '<img src=x>.zip', content: zip({ 'a.txt': Buffer.from('a') }) },
    ];
    const file = await mail({ subject: 'Perché no', text: 'Buongiorno,\n\nsì.', attachments });
    expect(await read('a.eml', file)).toEqual([
      ['a.eml', [`Oggetto: Perché no; ${head}\nBuongiorno,\nsì.`]],
      ['a.eml › nota.txt', ['La nota.']],
      ['a.eml › <img src=x>.zip', 'unknownKind'],
    ]);
  });

  it('is text, never HTML', async () => {
    const html =
      '<head><title>no</title><style>a > b { c: "<p>" }</style><body><p class="a>b">Perch&egrave; &lt;b&gt;&nbsp;s&igrave;<script>a<b</script><div>fine<br>riga</div><!-- <p>no -->a < b';
    const text = await textOf('a.eml', await mail({ html }));
    expect(text).toBe(`${head}\nPerchè <b> sì\nfine\nriga\na < b`);
  });

  it('that is certified gives what it brings, not what every one has', async () => {
    const attachments = [
      { filename: 'contratto.pdf', content: await pdf([['Il contratto dura due anni.']]) },
      { filename: 'foto.jpg', content: Buffer.from([0xff, 0xd8, 0xff]) },
      { filename: 'logo.png', cid: 'logo', content: Buffer.from([0x89]) },
    ];
    const html = 'In allegato. <img src="cid:logo">';
    const results = await read('messaggio.eml', await pec({ subject: 'Contratto', html, attachments }));
    expect(results.slice(1)).toEqual([
      ['messaggio.eml › postacert.eml', [`Oggetto: Contratto; ${head}\nIn allegato.`]],
      ['messaggio.eml › postacert.eml › contratto.pdf', ['Il contratto dura due anni.']],
      ['messaggio.eml › postacert.eml › foto.jpg', 'unknownKind'],
    ]);
  });

  it('in a mail in a mail is read to the fourth', async () => {
    let file = await mail({ text: 'La più interna' });
    for (let deep = 0; deep < 4; deep++) {
      file = await mail({
        text: 'Inoltro',
        attachments: [{ filename: 'm.eml', contentType: 'message/rfc822', content: file }],
      });
    }
    const results = await read('m.eml', file);
    expect(results.map(([name]) => String(name).split(' › ').length)).toEqual([1, 2, 3, 4, 5]);
    expect(results[3]?.[1]).toEqual([`${head}\nInoltro`]);
    expect(results[4]?.[1]).toBe('tooDeep');
  });

  it('gives 50 attachments, and says that there are more', async () => {
    const attachments = Array.from({ length: 60 }, (_, i) => ({
      filename: `${i}.txt`,
      content: `Testo ${i}`,
    }));
    const results = await read('a.eml', await mail({ text: 'Allegati', attachments }));
    expect(results.slice(50)).toEqual([
      ['a.eml › 49.txt', ['Testo 49']],
      ['a.eml › …', 'tooDeep'],
    ]);
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
    ['password', 'a.pdf', pdf([['Segreto']], { password: 'x' })],
    ['password', 'a.docx', compound()],
    ['damaged', 'a.pdf', text('%PDF-1.7 e basta')],
    ['damaged', 'a.pdf', text('non è un PDF')],
    ['damaged', 'a.docx', docx(['Testo']).subarray(0, 60)],
    ['damaged', 'a.docx', text('non è un DOCX')],
    ['damaged', 'a.eml', text('\nnon è una mail')],
    ['unpacksTooLarge', 'a.docx', bomb({ lies: false })],
    ['unpacksTooLarge', 'a.docx', bomb({ lies: true })],
    ['noText', 'a.docx', docx([''])],
    ['noText', 'a.txt', text(' \n\n ')],
    ['oldWord', 'a.DOC', compound()],
    ['outlookMail', 'a.msg', compound()],
    ['signed', 'a.pdf.p7m', text('x')],
    ['signed', 'a.pdf', Buffer.concat([signed, text('%PDF-1.7')])],
    ['unknownKind', 'a.xlsx', zip({ 'xl/workbook.xml': text('<a/>') })],
    ['unknownKind', 'a.xls', compound()],
    ['unknownKind', 'a.txt', text('a\0b'.padEnd(99))],
    ['unknownKind', 'a.html', text('<p>a')],
    ['unknownKind', 'senza nome', text('a')],
  ])('%s: %s', async (problem, name, bytes) => {
    expect(await read(name, await bytes)).toEqual([[name, problem]]);
  });

  it('at once, where a PDF has 10,000 pages', async () => {
    const file = emptyPages(10_000);
    let pages = 0;
    const results = await readDocuments('a.pdf', file, () => pages++);
    expect(results).toEqual([{ name: 'a.pdf', problem: 'tooManyPages' }]);
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
      'a.eml': await pec({
        subject: 'Contratto',
        attachments: [{ filename: 'a.docx', content: docx(['Testo']) }],
      }),
    };
    const { whole } = seededRandom(7);
    for (const [name, file] of Object.entries(files)) {
      for (let round = 0; round < 60; round++) {
        const part = new Uint8Array(file.subarray(0, round % 2 ? whole(file.length) : undefined));
        for (let change = whole(4); change > 0; change--) part[whole(part.length)] = whole(256);
        expect(await read(name, part)).not.toEqual([]);
      }
    }
  });

  it('cuts a paragraph without an end, in a file without pages', async () => {
    const [[, pages] = []] = await read('a.txt', Buffer.from('parola '.repeat(5000)));
    expect(pages).toHaveLength(3);
  });

  it('shows a name as it is read, without characters that turn it round', async () => {
    const [[name] = []] = await read('contratto\u202efdp.txt', Buffer.from('Testo.'));
    expect(name).toBe('contrattofdp.txt');
    const long = `${'a'.repeat(250)}.txt`;
    expect(await read(long, Buffer.from('Testo.'))).toEqual([[long, ['Testo.']]]);
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
    expect(await read('a.docx', docx([many, `<w:t>${many}`]))).toHaveLength(1);
    expect(await read('a.eml', await mail({ html: `<p>${many}` }))).toHaveLength(1);
    expect(await read('a.txt', Buffer.from(many))).toHaveLength(1);
  });
});
