import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocument } from '@/lib/browser/documents/read/read-document';
import { docx, zip } from './files';
import { fixture, textOrProblem } from './text-or-problem';

/** A DOCX of the XML files in fixtures/docx/<name>. */
const fixtureDocx = (name: string, ...parts: string[]) =>
  zip(
    Object.fromEntries(
      ['document', ...parts].map((part) => [`word/${part}.xml`, fixture(`docx/${name}/${part}.xml`)]),
    ),
  );

describe('the text of a DOCX', () => {
  it('has paragraphs, tables and notes, without deleted words', async () => {
    expect(await textOrProblem('a.docx', fixtureDocx('simple', 'footnotes'))).toBe(
      'Perché sì: P&C <b>\nIl preavviso\ndi 90 giorni\nCanone 1.200 €\nDurata due anni\nRiquadro\nè efine\nNota.',
    );
  });

  it('has tracked changes as accepted, and separately the text before them', async () => {
    expect(await readDocument('a.docx', fixtureDocx('tracked'), () => {})).toMatchObject({
      pages: ['entro sessanta giorni\nNuovo.'],
      revisions: { count: 3, before: ['entro trenta giorni'] },
    });
  });

  it('has the numbers that Word counts', async () => {
    expect(await textOrProblem('a.docx', fixtureDocx('numbered', 'numbering', 'styles'))).toBe(
      'Art. 1 – Oggetto\n1.1 Primo\n1.2 Secondo\nArt. 2 – Durata\n2.1 Terzo\na) voce\nb) voce\na) voce\nI. capo\nII. capo\nIII. capo\nIV. capo\nSenza',
    );
  });

  it('has symbols and ticked or empty boxes', async () => {
    expect(await textOrProblem('a.docx', fixtureDocx('boxes'))).toBe('☒sì☐no\n☒IVA');
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
    expect(await textOrProblem('a.docx', file)).toBe('Il contratto.');
  });

  it('omits embedded documents, and bytes that look like one', async () => {
    const files = {
      'word/document.xml': Buffer.from(
        '<w:document><w:p><w:r><w:t>Il contratto.</w:t></w:r></w:p></w:document>',
      ),
      'word/embeddings/altro.docx': docx(['Un altro.']),
      'word/media/foto.png': Buffer.from('504b030414000000ffff', 'hex'),
    };
    expect(await textOrProblem('a.docx', zip(files))).toBe('Il contratto.');
    expect(await textOrProblem('a.docx', Buffer.from(zipSync(files, { level: 0 })))).toBe('Il contratto.');
  });

  it('is not read if it embeds a part in another format', async () => {
    expect(await textOrProblem('a.docx', docx(['Premessa.', '<w:altChunk r:id="a1"/>']))).toBe('otherFormat');
  });
});
