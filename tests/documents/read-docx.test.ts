import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocument } from '@/lib/browser/documents/read/read-document';
import { docx, zip } from './files';
import { read, textOf } from './reading';

describe('the text of a DOCX', () => {
  it('has paragraphs, tables and notes, without deleted words', async () => {
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
      { 'word/footnotes.xml': `<w:footnotes><w:p>${run('Nota.')}</w:p></w:footnotes>` },
    );
    expect(await textOf('a.docx', file)).toBe(
      'Perché sì: P&C <b>\nIl preavviso\ndi 90 giorni\nCanone 1.200 €\nDurata due anni\nRiquadro\nè efine\nNota.',
    );
  });

  it('has tracked changes as accepted, with the text before them apart', async () => {
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
        item(6, 'voce'),
        item(6, 'voce'),
        item(7, 'voce'),
        ...Array.from({ length: 4 }, () => item(8, 'capo')),
        paragraph('<w:pStyle w:val="Articolo"/><w:numPr><w:numId w:val="0"/></w:numPr>', 'Senza'),
      ],
      { 'word/numbering.xml': numbering, 'word/styles.xml': styles },
    );
    expect(await textOf('a.docx', file)).toBe(
      'Art. 1 – Oggetto\n1.1 Primo\n1.2 Secondo\nArt. 2 – Durata\n2.1 Terzo\na) voce\nb) voce\na) voce\nI. capo\nII. capo\nIII. capo\nIV. capo\nSenza',
    );
  });

  it('has symbols and ticked or empty boxes', async () => {
    const box = (inside: string) =>
      `<w:r><w:fldChar><w:ffData><w:checkBox>${inside}</w:checkBox></w:ffData></w:fldChar></w:r>`;
    const file = docx([
      `<w:p>${box('<w:default w:val="0"/><w:checked/>')}<w:r><w:t>sì</w:t></w:r>${box('<w:default w:val="0"/>')}<w:r><w:t>no</w:t></w:r></w:p>`,
      '<w:p><w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="1"/></w14:checkbox></w:sdtPr><w:r><w:sym w:font="Wingdings" w:char="F0FE"/><w:t>IVA</w:t></w:r></w:sdt></w:p>',
    ]);
    expect(await textOf('a.docx', file)).toBe('☒sì☐no\n☒IVA');
  });

  it.each([
    ['in the root', '_rels/.rels', 'document.xml', 'document.xml'],
    ['with backslashes', '_rels\\.rels', 'word/documento2.xml', 'word\\documento2.xml'],
    ['from the root', '_rels/.rels', '/word/document.xml', 'word/document.xml'],
  ])('is found where its main part is named %s', async (_, rels, target, name) => {
    const document =
      '<w:document><w:body><w:p><w:r><w:t>Il contratto.</w:t></w:r></w:p></w:body></w:document>';
    const file = zip({
      [rels]: Buffer.from(
        `<Relationships><Relationship Type="http://schemas.example/officeDocument" Target="${target}"/></Relationships>`,
      ),
      [name]: Buffer.from(document),
    });
    expect(await textOf('a.docx', file)).toBe('Il contratto.');
  });

  it('omits embedded documents, and bytes that look like one', async () => {
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

  it('is not read if it embeds a part in another format', async () => {
    expect(await read('a.docx', docx(['Premessa.', '<w:altChunk r:id="a1"/>']))).toBe('otherFormat');
  });
});
