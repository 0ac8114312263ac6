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

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const field = (type: 'begin' | 'separate' | 'end') => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const instruction = '<w:r><w:instrText> IF </w:instrText></w:r>';

const inList = (level = 0, list = 1) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;
const level = (at: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
/** A list of these levels, and one of the same form with `overrides`. */
const numberingOf = (levels: string[], overrides = '') => `<w:numbering>
<w:abstractNum w:abstractNumId="7">${levels.join('')}</w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>
<w:num w:numId="2"><w:abstractNumId w:val="7"/>${overrides}</w:num></w:numbering>`;
/** The lines of a DOCX. @param parts word/numbering.xml, word/styles.xml */
const linesOf = async (body: string[], parts: Record<string, string> = {}) => {
  const entries = Object.entries(parts).map(([name, xml]) => [`word/${name}.xml`, xml]);
  return (await textOrProblem('a.docx', docx(body, Object.fromEntries(entries)))).split('\n');
};

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

  it.each<[string, string[], string[], string, string?]>([
    ['decimalZero', [inList()], ['01'], level(0, 'decimalZero', '%1')],
    ['ordinal', [inList()], ['1°'], level(0, 'ordinal', '%1')],
    ['cardinalText', [inList()], ['uno'], level(0, 'cardinalText', '%1')],
    ['ordinalText', [inList(), inList()], ['primo', 'secondo'], level(0, 'ordinalText', '%1')],
    [
      'a level that does not start again',
      [0, 1, 0, 1].map((at) => inList(at)),
      ['Capo I', 'Art. 1', 'Capo II', 'Art. 2'],
      level(0, 'upperRoman', 'Capo %1') + level(1, 'decimal', 'Art. %2', '<w:lvlRestart w:val="0"/>'),
    ],
    [
      'legal numbers',
      [inList(), inList(1)],
      ['I', '1.1'],
      level(0, 'upperRoman', '%1') + level(1, 'decimal', '%1.%2', '<w:isLgl/>'),
    ],
    [
      'hidden numbers',
      [inList(), inList(1)],
      ['', '1.1'],
      level(0, 'decimal', '%1', '').replace('</w:lvl>', '<w:rPr><w:vanish/></w:rPr></w:lvl>') +
        level(1, 'decimal', '%1.%2'),
    ],
    [
      'a list with another start',
      [inList(), inList(1), inList(1, 2), inList(1, 2)],
      ['1', '1.1', '1.5', '1.6'],
      level(0, 'decimal', '%1') + level(1, 'decimal', '%1.%2'),
      '<w:lvlOverride w:ilvl="1"><w:startOverride w:val="5"/></w:lvlOverride>',
    ],
    [
      'a list with a level of its own',
      [inList(0, 2), inList(0, 2)],
      ['Sezione I', 'Sezione II'],
      level(0, 'decimal', 'Art. %1'),
      `<w:lvlOverride w:ilvl="0">${level(0, 'upperRoman', 'Sezione %1')}</w:lvlOverride>`,
    ],
  ])('has %s as Word counts', async (_, properties, numbers, levels, overrides) => {
    const body = properties.map((each) => paragraph(run('voce'), each));
    const lines = numbers.map((number) => `${number} voce`.trim());
    expect(await linesOf(body, { numbering: numberingOf([levels], overrides) })).toEqual(lines);
  });

  it.each([
    [21, 'ventunesimo'],
    [23, 'ventitreesimo'],
    [28, 'ventottesimo'],
    [36, 'trentaseiesimo'],
    [40, 'quarantesimo'],
  ])('has %i in words as %s', async (start, words) => {
    const levels = level(0, 'ordinalText', '%1').replace('w:start w:val="1"', `w:start w:val="${start}"`);
    const numbering = numberingOf([levels]);
    expect(await linesOf([paragraph(run('voce'), inList())], { numbering })).toEqual([`${words} voce`]);
  });

  it('has the numbers of list styles and of the levels of paragraph styles', async () => {
    const numbering = `<w:numbering>
<w:abstractNum w:abstractNumId="3"><w:numStyleLink w:val="Lista"/></w:abstractNum>
<w:abstractNum w:abstractNumId="4"><w:styleLink w:val="Lista"/>${level(0, 'decimal', 'Art. %1')}
${level(1, 'decimal', '%1.%2', '<w:pStyle w:val="Comma"/>')}</w:abstractNum>
<w:num w:numId="3"><w:abstractNumId w:val="3"/></w:num></w:numbering>`;
    const styles = `<w:styles><w:style w:type="paragraph" w:styleId="Comma"><w:pPr>
<w:numPr><w:numId w:val="3"/></w:numPr></w:pPr></w:style></w:styles>`;
    const body = [
      paragraph(run('Prima'), inList(0, 3)),
      paragraph(run('primo'), '<w:pStyle w:val="Comma"/>'),
      paragraph(run('nessuno'), '<w:pStyle w:val="Comma"/><w:numPr><w:numId w:val="0"/></w:numPr>'),
    ];
    expect(await linesOf(body, { numbering, styles })).toEqual(['Art. 1 Prima', '1.1 primo', 'nessuno']);
  });

  it('joins a paragraph to the next one if its mark was deleted, or inserted for the text before that', async () => {
    const body = [
      paragraph(run('uno '), `${inList()}<w:rPr><w:del/></w:rPr>`),
      paragraph(run('due'), inList()),
      paragraph(run('tre'), `${inList()}<w:rPr><w:moveTo/></w:rPr>`),
      paragraph(run('quattro'), inList()),
      `<w:tbl><w:tr><w:tc>${paragraph(run('A'), '<w:rPr><w:ins/></w:rPr>')}</w:tc></w:tr></w:tbl>`,
    ];
    const numbering = numberingOf([level(0, 'decimal', '%1.')]);
    const file = docx(body, { 'word/numbering.xml': numbering });
    expect(await readDocument('a.docx', file, () => {})).toMatchObject({
      pages: ['1. uno due\n2. tre\n3. quattro\nA'],
      revisions: { count: 2, before: ['1. uno\n2. due\n3. trequattro\nA'] },
    });
  });

  it('has only the results of fields, also of a field in another', async () => {
    const inner = (result: string) =>
      field('begin') + instruction + field('separate') + result + field('end');
    const choice = field('begin') + instruction + inner(run('F')) + field('separate');
    const result = run('la ') + inner(run('signora')) + field('end');
    const index = field('begin') + run('XE') + field('end');
    expect(await linesOf([paragraph(run('A ') + choice + result + index + run(' B'))])).toEqual([
      'A la signora B',
    ]);
  });

  it.each(['begin', 'separate', 'end'] as const)(
    'loses nothing after a field with only its %s',
    async (type) => {
      const whole = field('begin') + instruction + field('separate') + run('C') + field('end');
      const body = [paragraph(run('A ') + field(type) + instruction + run('B') + whole), paragraph(run('D'))];
      expect(await linesOf(body)).toEqual(['A BC', 'D']);
    },
  );

  it('has no hidden text', async () => {
    const style = (type: string, id: string, properties: string) =>
      `<w:style w:type="${type}" w:styleId="${id}">${properties}</w:style>`;
    const hidden = '<w:rPr><w:vanish/></w:rPr>';
    const styles = `<w:styles>${style('character', 'Nota', hidden)}${style('character', 'Altra', '<w:basedOn w:val="Nota"/>')}
${style('paragraph', 'Interno', hidden)}</w:styles>`;
    const body = [
      paragraph(run('1') + run('2', '<w:vanish/>') + run('3', '<w:vanish w:val="0"/>')),
      paragraph(run('4', '<w:webHidden/>')),
      paragraph(run('5') + run('6', '<w:rStyle w:val="Altra"/>')),
      paragraph(run('7') + run('8', '<w:rStyle w:val="Nota"/>'), '<w:pStyle w:val="Interno"/>'),
      paragraph(run('9', '<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>') + run('0', '<w:vanish/>')),
    ];
    expect(await linesOf(body, { styles })).toEqual(['13', '4', '5', '8', '9']);
  });

  it('has spaces for tabs, and lines for breaks and text boxes', async () => {
    const tag = (name: string) => `<w:r><w:${name}/></w:r>`;
    const box = `<w:r><w:pict><w:txbxContent>${paragraph(run('E'))}</w:txbxContent></w:pict></w:r>`;
    const separators = ['tab', 'ptab', 'noBreakHyphen', 'softHyphen', 'cr'].map(tag);
    const content = [...separators, box].map((each, index) => run('ABCDEF'[index] ?? '') + each).join('');
    const tabStops = '<w:tabs><w:tab w:val="left" w:pos="20"/></w:tabs>';
    expect(await linesOf([paragraph(content, tabStops)])).toEqual(['A B C-DE', 'F', 'E']);
  });

  it('has symbols and ticked or empty boxes', async () => {
    expect(await textOrProblem('a.docx', fixtureDocx('boxes'))).toBe('☒sì☐no\n☒IVA');
    const box = '<w:ffData><w:checkBox><w:default w:val="1"/></w:checkBox></w:ffData></w:fldChar>';
    const checked = field('begin').replace('/>', `>${box}`) + instruction + field('end');
    expect(await linesOf([paragraph(checked + run('sì'))])).toEqual(['☒sì']);
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
