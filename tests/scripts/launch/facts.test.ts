import { describe, expect, it } from 'vitest';
import { parseFacts } from '@/scripts/launch/fact-list';
import { factFindings } from '@/scripts/launch/facts';

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
      { file: 'pages/soluzioni/legale.ts', words: 'const text = "Il server' },
      { file: 'docs/guida.mdx', words: 'La guida\nlo ripete' },
    ];
    expect(parseFacts(rows.join('\r\n'), text)).toEqual([
      { row: 2, id: 'verde', topic: 'Colori', statement: 'È verde; o «verde».', state: 'open', places },
      { row: 5, id: 'tinta', topic: 'Colori', statement: 'Quale tinta?', state: 'question', places: [] },
    ]);
  });

  it.each([
    ['a;A;B;forse;docs/guida.mdx;c', 'riga 2, colonna «state»: «forse» non è uno stato. Scrivete open'],
    [';A;B;open;docs/guida.mdx;c', 'riga 2, colonna «id»: è vuota'],
    ['a;A;B;open;docs/guida.mdx;c\n;A;B;open;docs/guida.mdx;d', 'riga 3, colonna «id»: è vuota'],
    ['a;A;B;open;;', 'riga 2, colonna «file»'],
    ['a;;B;open;docs/guida.mdx;c', 'riga 2, colonna «topic»: la cella è vuota'],
    ['a;A;B;open;docs/guida.mdx;', 'riga 2, colonna «words»: qui vanno le parole'],
    [
      'a;A;B;question;docs/guida.mdx;c',
      'riga 2, colonna «words»: qui vanno le parole del testo; una domanda non ne ha',
    ],
    ['a;A;B;question;docs/via.mdx;', 'riga 2, colonna «file»: content/docs/via.mdx non c’è'],
    ['a;A;B;struck;;\n;;;;;\na;A;B;struck;;', 'riga 4, colonna «id»: «a» c’è già'],
    ['a;"A;B;open;docs/guida.mdx;c', 'facts.csv: non si legge. Salvatela come «CSV UTF-8»'],
    ['a;A;B;open;docs/guida.mdx;pi\uFFFD', 'facts.csv: non si legge'],
  ])('rejects «%s» with row and column', (row, message) => {
    expect(() => parse(row)).toThrow(message);
  });

  it('needs the columns', () => {
    expect(() => parseFacts('id,topic,statement,state,file,words\n', text)).toThrow(
      'la prima riga è id;topic',
    );
    expect(parseFacts(`${HEADER};;\n`, text)).toEqual([]);
  });
});

describe('factFindings', () => {
  const facts = (state: string, words = 'Il server è verde') =>
    parse(`verde;Colori;Il server è verde.;${state};pages/soluzioni/legale.ts;${words}`);

  it('reports open facts with their places, but not confirmed ones', () => {
    const places = 'content/pages/soluzioni/legale.ts, riga 2; content/docs/guida.mdx, riga 1';
    const what = expect.stringContaining(`riga 2, verde: Il server è verde. (${places})`);
    const listed = factFindings(facts('open'), text, { all: true });
    expect(listed).toMatchObject([{ what, where: 'content/facts.csv' }]);
    expect(factFindings(facts('confirmed'), text)).toEqual([]);
    expect(factFindings(facts('open', 'Una sede che non c’è più'), text)).toEqual([]);
  });

  it('has only a note about open facts that the owner accepts', () => {
    expect(factFindings(facts('open'), text, { acceptOpen: true })).toEqual([
      expect.stringMatching(/^Affermazioni .+, 1\. .+ --facts\n {5}ACCEPT_OPEN_FACTS=1/),
    ]);
  });

  it('has only a note about questions', () => {
    const questions = parse('tinta;Colori;Quale tinta?;question;docs/guida.mdx;');
    expect(factFindings(questions, text)).toEqual([expect.stringMatching(/^Domande .+, 1\. .+ --facts$/)]);
    expect(factFindings(questions, text, { all: true })).toEqual([
      expect.stringMatching(/^Domande .+, 1\n {3}Colori:\n {5}- riga 2, tinta: Quale tinta\?$/),
    ]);
  });

  it('reports every place of a struck fact, also one that the table does not name', () => {
    const where = 'content/pages/soluzioni/legale.ts, riga 2; content/docs/guida.mdx, riga 1';
    expect(factFindings(facts('struck'), text, { acceptOpen: true })).toMatchObject([{ where }]);
    expect(factFindings(facts('struck', 'Il server è rosso'), text)).toEqual([]);
  });
});
