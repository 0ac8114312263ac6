import { describe, expect, it, vi } from 'vitest';
import { MAX_FILE_BYTES, MAX_PAGES } from '@/lib/browser/documents/read/limits';
import { readDocument } from '@/lib/browser/documents/read/read-document';
import { seededRandom } from '@/tests/seeded-random';
import { bomb, compound, contractPages, docx, emptyPages, pdf, scan, zip } from './files';
import { fixture, read, textOf } from './reading';

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

  it.each([
    ['a divided word', 'la forni-\ntura', 'la fornitura'],
    ['a divided word with a space', 'il progetto ese -\ncutivo', 'il progetto esecutivo'],
    ['two dashes', 'il canone - salvo patto -\nresta', 'il canone - salvo patto - resta'],
    ['a hyphen before a name', 'Reggio-\nEmilia e', 'Reggio- Emilia e'],
    ['an article in a sentence', 'come previsto agli\nart. 3 e 4', 'come previsto agli art. 3 e 4'],
    ['an article', 'si obbliga a ciò.\nArt. 3 Penali e', 'si obbliga a ciò.\nArt. 3 Penali e'],
    ['a section', 'si obbliga a ciò.\n§ 3 Penali e', 'si obbliga a ciò.\n§ 3 Penali e'],
    ['a list', 'queste cose:\na) pagare ora;\n• spedire', 'queste cose:\na) pagare ora;\n• spedire'],
    ['a heading', 'Premesse\nIl Fornitore è una', 'Premesse\nIl Fornitore è una'],
    ['a space', 'una frase che\n\nqui finisce', 'una frase che\nqui finisce'],
  ])('gets a line for each paragraph: %s', async (_, given, text) => {
    expect(await textOf('a.txt', Buffer.from(given))).toBe(text);
  });

  it('keeps its lines if it does not wrap them itself', async () => {
    const long = 'parola '.repeat(30).trim();
    expect(await textOf('a.txt', Buffer.from(`${long}\n${long}`))).toBe(`${long}\n${long}`);
  });
});

describe('a file', () => {
  it('is read by its content if its name says otherwise', async () => {
    expect(await textOf('a.doc', docx(['Un DOCX.']))).toBe('Un DOCX.');
    expect(await textOf('a.txt', await pdf([['Questo è un PDF.']]))).toBe('Questo è un PDF.');
  });

  it('has its name without characters that reverse the text', async () => {
    const { name } = await readDocument('contratto\u202efdp.txt', Buffer.from('Testo.'), () => {});
    expect(name).toBe('contrattofdp.txt');
  });
});

describe('a file that cannot be read', () => {
  const text = (content: string) => Buffer.from(content);
  const signed = Buffer.from('308006092a864886f70d010702a080', 'hex');
  it.each<[string, string, Uint8Array | Promise<Uint8Array>]>([
    ['empty', 'a.pdf', new Uint8Array()],
    ['tooLarge', 'a.txt', new Uint8Array(MAX_FILE_BYTES + 1).fill(0x61)],
    ['tooMuchText', 'a.txt', text('parole '.repeat(800_000))],
    ['tooMuchText', 'a.txt', text('a\n'.repeat(5_000_000))],
    ['picture', 'a.pdf', emptyPages(MAX_PAGES)],
    ['picture', 'a.pdf', scan(2)],
    ['picture', 'a.pdf', scan(6, 'Prot. 123 del 3 marzo 2026')],
    ['xfa', 'a.pdf', fixture('xfa.pdf')],
    ['password', 'a.pdf', pdf([['Segreto']], { password: 'x' })],
    ['password', 'a.docx', compound()],
    ['damaged', 'a.pdf', text('%PDF-1.7 e basta')],
    ['damaged', 'a.pdf', text('non è un PDF')],
    ['damaged', 'a.docx', docx(['Testo']).subarray(0, 60)],
    ['unpacksTooLarge', 'a.docx', bomb({ lies: false })],
    ['unpacksTooLarge', 'a.docx', bomb({ lies: true })],
    ['noText', 'a.docx', docx([''])],
    ['oldWord', 'a.DOC', compound()],
    ['unknownKind', 'a.eml', text('Subject: prova')],
    ['signed', 'a.pdf.p7m', text('x')],
    ['signed', 'a.pdf', Buffer.concat([signed, text('%PDF-1.7')])],
    ['unknownKind', 'a.xlsx', zip({ 'xl/workbook.xml': text('<a/>') })],
    ['unknownKind', 'a.txt', text('a\0b'.padEnd(99))],
    ['unknownKind', 'senza nome', text('a')],
  ])('is reported as %s: %s', async (problem, name, bytes) => {
    expect(await read(name, await bytes)).toBe(problem);
  });

  it('is reported before any page is read if it has too many', async () => {
    const onPage = vi.fn();
    const result = await readDocument('a.pdf', await emptyPages(MAX_PAGES + 1), onPage);
    expect(result).toEqual({ name: 'a.pdf', problem: 'tooManyPages' });
    expect(onPage).not.toHaveBeenCalled();
  });

  it('gives a result, never an error, whatever part of it is there and whatever bytes are changed', async () => {
    const { whole } = seededRandom(7);
    for (const [name, file] of [
      ['a.pdf', await pdf(contractPages(2))],
      ['a.docx', docx(contractPages(2).flat())],
    ] as const) {
      for (let round = 0; round < 60; round++) {
        const part = new Uint8Array(file.subarray(0, round % 2 ? whole(file.length) : undefined));
        for (let change = whole(4); change > 0; change--) part[whole(part.length)] = whole(256);
        await expect(read(name, part)).resolves.toBeDefined();
      }
    }
  });

  it.each(['<', '<a b="', '<!--', '<![CDATA[', '<script>', '&', 'a\u0301', '-\n'])(
    'takes little time, whatever is repeated in it: %j',
    { timeout: 60_000 },
    async (part) => {
      // Squared, the cost of 200,000 characters would be minutes.
      const many = part.repeat(200_000 / part.length);
      expect(await read('a.docx', docx([many, `<w:t>${many}`]))).toBeDefined();
      expect(await read('a.txt', Buffer.from(many))).toBeDefined();
    },
  );
});
