import { describe, expect, it, vi } from 'vitest';
import { MAX_FILE_BYTES, MAX_PAGES } from '@/lib/browser/documents/read/limits';
import { readDocument } from '@/lib/browser/documents/read/read-document';
import { seededRandom } from '@/tests/seeded-random';
import { contractPages, docx, docxBomb, emptyPages, oldWordFile, pdf, scan, zip } from './files';
import { fixture, textOrProblem } from './text-or-problem';

describe('a text file', () => {
  const text = 'È così\nche si fa:\n\nperò «no»';
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['big-endian UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['windows-1252 with line ends of Windows', Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1')],
  ])('is read in %s', async (_, bytes) => {
    expect(await textOrProblem('a.txt', bytes)).toBe('È così che si fa:\nperò «no»');
  });

  it.each([
    ['a divided word', 'la forni-\ntura', 'la fornitura'],
    ['a divided word with a space', 'il progetto ese -\ncutivo', 'il progetto esecutivo'],
    ['two dashes', 'il canone - salvo patto -\nresta', 'il canone - salvo patto - resta'],
    ['a hyphen before a name', 'Reggio-\nEmilia e', 'Reggio-Emilia e'],
    ['a hyphen between years', 'nel 2024-\n2025', 'nel 2024-2025'],
    ['a hyphen after a number', 'l’art. 5-\nbis', 'l’art. 5-bis'],
    ['a hyphen after a letter', 'per e-\nmail', 'per e-mail'],
    ['a hyphen after an abbreviation', 'il CAF-\nsindacato', 'il CAF-sindacato'],
    ['the second hyphen of a word', 'porta-a-\nporta', 'porta-a-porta'],
    ['a prefix with a hyphen', 'la ex-\nmoglie', 'la ex-moglie'],
    ['two nouns', 'il decreto-\nlegge', 'il decreto-legge'],
    ['two adjectives', 'aspetti tecnico-\nscientifici', 'aspetti tecnico-scientifici'],
    ['two nations', 'patto italo-\nfrancese', 'patto italo-francese'],
    [
      'words that begin as a compound',
      'l’artico-\nlo extra-\nlargo non-\nché',
      'l’articolo extralargo nonché',
    ],
    ['a soft hyphen', 'tecnico\u00ad\nscientifico', 'tecnicoscientifico'],
    ['a compound of the document', 'la auto-\ncura e auto-cura', 'la auto-cura e auto-cura'],
    ['the reference to an article', 'come previsto agli\nart. 3 e 4', 'come previsto agli art. 3 e 4'],
  ])('joins the lines of a paragraph: %s', async (_, written, joined) => {
    expect(await textOrProblem('a.txt', Buffer.from(written))).toBe(joined);
  });

  it.each([
    ['an article', 'si obbliga a ciò.\nArt. 3 Penali e'],
    ['a list item', 'queste cose:\na) pagare ora;\n• spedire'],
    ['the text below a heading', 'Premesse\nIl Fornitore è una'],
  ])('begins a paragraph with %s', async (_, paragraphs) => {
    expect(await textOrProblem('a.txt', Buffer.from(paragraphs))).toBe(paragraphs);
  });

  it('begins a paragraph after an empty line', async () => {
    expect(await textOrProblem('a.txt', Buffer.from('una frase che\n\nqui finisce'))).toBe(
      'una frase che\nqui finisce',
    );
  });

  it('keeps its lines if they are longer than a line on paper', async () => {
    const long = 'parola '.repeat(30).trim();
    expect(await textOrProblem('a.txt', Buffer.from(`${long}\n${long}`))).toBe(`${long}\n${long}`);
  });
});

describe('a file', () => {
  it('is read by its content, not by its name', async () => {
    expect(await textOrProblem('a.doc', docx(['Un DOCX.']))).toBe('Un DOCX.');
    expect(await textOrProblem('a.txt', await pdf([['Questo è un PDF.']]))).toBe('Questo è un PDF.');
  });

  it('has a name without invisible characters, which could reverse it', async () => {
    const { name } = await readDocument('contratto\u202efdp.txt', Buffer.from('Testo.'), () => {});
    expect(name).toBe('contrattofdp.txt');
  });
});

describe('a file that cannot be read', () => {
  const text = (content: string) => Buffer.from(content);
  const signature = Buffer.from('308006092a864886f70d010702a080', 'hex');
  it.each<[content: string, problem: string, name: string, bytes: Uint8Array | Promise<Uint8Array>]>([
    ['nothing', 'empty', 'a.pdf', new Uint8Array()],
    ['too many bytes', 'tooLarge', 'a.txt', new Uint8Array(MAX_FILE_BYTES + 1).fill(0x61)],
    ['too much text', 'tooMuchText', 'a.txt', text('parole '.repeat(800_000))],
    ['empty pages', 'picture', 'a.pdf', emptyPages(MAX_PAGES)],
    ['scanned pages with a stamp', 'picture', 'a.pdf', scan(6, 'Prot. 123 del 3 marzo 2026')],
    ['an XFA form', 'xfa', 'a.pdf', fixture('xfa.pdf')],
    ['an encrypted PDF', 'password', 'a.pdf', pdf([['Segreto']], { password: 'x' })],
    ['an encrypted DOCX', 'password', 'a.docx', oldWordFile()],
    ['the start of a PDF', 'damaged', 'a.pdf', text('%PDF-1.7 e basta')],
    ['no PDF', 'damaged', 'a.pdf', text('non è un PDF')],
    ['the start of a DOCX', 'damaged', 'a.docx', docx(['Testo']).subarray(0, 60)],
    ['a ZIP bomb', 'unpacksTooLarge', 'a.docx', docxBomb()],
    // Only the declared number of bytes is unpacked.
    ['a ZIP bomb that declares a small size', 'unknownKind', 'a.docx', docxBomb(1000)],
    ['no words', 'noText', 'a.docx', docx([''])],
    ['a DOC', 'oldWord', 'a.DOC', oldWordFile()],
    ['an e-mail', 'unknownKind', 'a.eml', text('Subject: prova')],
    ['a signed file', 'signed', 'a.pdf.p7m', text('x')],
    ['a signed file with another name', 'signed', 'a.pdf', Buffer.concat([signature, text('%PDF-1.7')])],
    ['a spreadsheet', 'unknownKind', 'a.xlsx', zip({ 'xl/workbook.xml': text('<a/>') })],
    ['binary data', 'unknownKind', 'a.txt', text('a\0b'.padEnd(99))],
  ])('with %s is reported as %s', async (_, problem, name, bytes) => {
    expect(await textOrProblem(name, await bytes)).toBe(problem);
  });

  it('with too many pages is reported before any page is read', async () => {
    const onPage = vi.fn();
    const result = await readDocument('a.pdf', await emptyPages(MAX_PAGES + 1), onPage);
    expect(result).toEqual({ name: 'a.pdf', problem: 'tooManyPages' });
    expect(onPage).not.toHaveBeenCalled();
  });

  it('has a result, never an error, if it is cut off or some of its bytes are changed', async () => {
    const { whole } = seededRandom(7);
    for (const [name, file] of [
      ['a.pdf', await pdf(contractPages)],
      ['a.docx', docx(contractPages.flat())],
    ] as const) {
      for (let round = 0; round < 60; round++) {
        const part = new Uint8Array(file.subarray(0, round % 2 ? whole(file.length) : undefined));
        for (let change = whole(4); change > 0; change--) part[whole(part.length)] = whole(256);
        await expect(textOrProblem(name, part)).resolves.toBeDefined();
      }
    }
  });

  it.each(['<', '<a b="', '<!--', '<![CDATA[', '<script>', '&', 'a\u0301', '-\n'])(
    'is read in linear time with many repetitions of %j',
    { timeout: 60_000 },
    async (part) => {
      // With a quadratic cost 200,000 characters would take minutes.
      const many = part.repeat(200_000 / part.length);
      expect(await textOrProblem('a.docx', docx([many, `<w:t>${many}`]))).toBeDefined();
      expect(await textOrProblem('a.txt', Buffer.from(many))).toBeDefined();
    },
  );
});
