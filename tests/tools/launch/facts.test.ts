import { describe, expect, it } from 'vitest';
import { parseFacts } from '@/lib/tools/launch/fact-list';
import { factFindings } from '@/lib/tools/launch/facts';

const text = new Map([
  ['pages/soluzioni/legale.ts', 'export const a = 1;\nconst text = "Il server è verde";\n'],
  ['docs/guida.mdx', 'Il server è verde, e la guida lo ripete.\n'],
]);
const HEADER = 'id;topic;statement;state;file;words';
const parse = (...rows: string[]) => parseFacts([HEADER, ...rows].join('\n'), text);

describe('parseFacts', () => {
  it('reads what a spreadsheet program saves', () => {
    const rows = [
      `\uFEFF${HEADER}`,
      'verde;Colori;"È verde; o «verde».";Open;pages/soluzioni/legale.ts;"const text = ""Il server"',
      ';;;;docs/guida.mdx;"La guida\nlo ripete"',
      ';;;;;',
      'tinta;Colori;Quale tinta?;question;;',
    ];
    const places = [
      { row: 2, file: 'pages/soluzioni/legale.ts', words: 'const text = "Il server' },
      { row: 3, file: 'docs/guida.mdx', words: 'La guida\nlo ripete' },
    ];
    expect(parseFacts(rows.join('\r\n'), text)).toEqual([
      { row: 2, id: 'verde', topic: 'Colori', statement: 'È verde; o «verde».', state: 'open', places },
      { row: 5, id: 'tinta', topic: 'Colori', statement: 'Quale tinta?', state: 'question', places: [] },
    ]);
  });

  it.each([
    ['a;A;B;forse;docs/guida.mdx;c', 'riga 2, colonna «state»: «forse» non è uno stato. Scrivete open'],
    ['a;A;B;open;docs/guida.mdx;c\n;A;B;open;docs/guida.mdx;d', 'riga 3, colonna «id»: è vuota'],
    ['a;A;B;open;docs/guida.mdx;', 'riga 2, colonna «words»: la cella è vuota'],
    ['a;A;B;open;;', 'riga 2, colonna «file»: manca il punto'],
    ['a;A;B;question;docs/guida.mdx;c', 'riga 2, colonna «words»: una domanda'],
    ['a;A;B;question;docs/via.mdx;', 'riga 2, colonna «file»: content/docs/via.mdx non c’è'],
    ['a;A;B;struck;;\n;;;;;\na;A;B;struck;;', 'riga 4, colonna «id»: «a» è già alla riga 2'],
    ['a;A;B;open;docs/guida.mdx;c;d', 'riga 2, colonna «words»: c’è altro a destra'],
    ['a;"A;B;open;docs/guida.mdx;c', 'facts.csv: una cella comincia con le virgolette'],
    ['a;A;B;open;docs/guida.mdx;pi\uFFFD', 'facts.csv: le lettere accentate'],
  ])('rejects «%s» with row and column', (row, message) => {
    expect(() => parse(row)).toThrow(message);
  });

  it('needs the columns', () => {
    expect(() => parseFacts('id,topic,statement,state,file,words\n', text)).toThrow('la prima riga');
    expect(parseFacts(`${HEADER};;\n`, text)).toEqual([]);
  });
});

describe('factFindings', () => {
  const facts = (state: string, words = 'Il server è verde') =>
    parse(`verde;Colori;Il server è verde.;${state};pages/soluzioni/legale.ts;${words}`);

  it('reports open facts, but not confirmed ones', () => {
    expect(factFindings(facts('open'), text)).toEqual([
      expect.objectContaining({ what: expect.stringContaining('verde: Il server è verde.') }),
    ]);
    expect(factFindings(facts('confirmed'), text)).toEqual([]);
  });

  it('has only a note about open facts that the owner accepts', () => {
    expect(factFindings(facts('open'), text, { acceptOpen: true })).toEqual([
      expect.stringContaining('riga 2, verde: Il server è verde.'),
    ]);
  });

  it('has only a note about questions', () => {
    expect(factFindings(parse('tinta;Colori;Quale tinta?;question;docs/guida.mdx;'), text)).toEqual([
      expect.stringMatching(/^Colori: domande .+, 1\n {5}- riga 2, tinta: Quale tinta\?$/),
    ]);
  });

  it('reports every place of a struck fact, also one that the table does not name', () => {
    expect(factFindings(facts('struck'), text, { acceptOpen: true })).toEqual([
      expect.objectContaining({
        where: expect.stringMatching(
          /content\/pages\/soluzioni\/legale\.ts, riga 2:[\s\S]+content\/docs\/guida\.mdx, riga 1:/,
        ),
      }),
    ]);
    expect(factFindings(facts('struck', 'Il server è rosso'), text)).toEqual([]);
  });
});
