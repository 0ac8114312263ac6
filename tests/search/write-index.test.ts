import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchText } from '@/lib/schema/search-index';
import { readQuestions, readSearchContent } from '@/lib/search/questions';
import { readUnsaid } from '@/lib/search/unsaid';
import { searchIndex } from '@/lib/search/write-index';

const page = (path: string, ...parts: SearchText['parts']): SearchText => ({ path, title: path, parts });
const part = (anchor: string, text = 'Un testo abbastanza lungo da rispondere a qualcosa.') => ({
  anchor,
  heading: anchor,
  text,
});
const content = (...questions: [string, string[]][]) => ({
  questions: new Map(questions),
  optional: new Set<string>(),
  places: new Map([['/listino', { file: 'content/search/questions/prezzi.md', line: 7 }]]),
  synonyms: 'prezzo costo',
  offTopic: 'pizza',
  trades: [['Studi legali', 'causa'] as [string, string]],
  unsaid: [{ id: 'sla', title: 'SLA', line: 'Ve lo diciamo noi.', questions: ['SLA', 'penali'] }],
});

describe('the index', () => {
  it('holds the parts with their questions, and none that answers nothing', () => {
    const index = searchIndex(
      [page('/prezzi', part(''), part('iva', ''), part('domande', ''))],
      content(['/prezzi#iva', ['IVA compresa?', 'prezzi netti']]),
    );
    expect(index).toEqual({
      pages: [['/prezzi', '/prezzi']],
      parts: [
        [0, '', '', part('').text, ''],
        [0, 'iva', 'iva', '', 'IVA compresa?\nprezzi netti'],
      ],
      synonyms: 'prezzo costo',
      offTopic: 'pizza',
      trades: [['Studi legali', 'causa']],
      unsaid: [['Ve lo diciamo noi.', 'SLA\npenali']],
    });
  });

  it('refuses questions for an address that no page has', () => {
    const pages = [page('/prezzi', part(''), part('iva'))];
    const written = content(['/prezzi#iva', ['x']], ['/prezzi#sconti', ['x']], ['/listino', ['x']]);
    const made = () => searchIndex(pages, written);
    expect(made).toThrow('content/search/questions: «/prezzi#sconti» non è un indirizzo del sito.');
    expect(made).toThrow('content/search/questions/prezzi.md, riga 7: «/listino» non è');
    const optional = new Set(['/listino', '/prezzi#sconti']);
    expect(() => searchIndex(pages, { ...written, optional })).not.toThrow();
  });

  it('holds of older articles the headings and the beginning of the text', () => {
    const article = (day: number): SearchText => ({
      ...page(`/novita/${day}`, { ...part(''), text: 'parola '.repeat(100) }, part('dopo')),
      published: new Date(day * 86_400_000).toISOString().slice(0, 10),
    });
    const articles = Array.from({ length: 21 }, (_, day) => article(day));
    const { parts } = searchIndex(articles, content(['/novita/0#dopo', ['una domanda']]));
    expect(parts).toHaveLength(41);
    const [, , , text, questions] = parts[0] ?? [];
    expect(text).toMatch(/^parola .* · dopo$/);
    expect(text?.length).toBeLessThan(320);
    expect(questions).toBe('una domanda');
  });
});

describe('the questions of editors', () => {
  let project: string;
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'questions-'));
  });
  afterEach(() => rmSync(project, { recursive: true, force: true }));
  const write = (name: string, text: string) => {
    const file = join(project, 'content/search', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };

  it('are read from all files, without titles and comments', () => {
    write(
      'questions/prezzi.md',
      '# /prezzi\n\n## /prezzi\n\n- quanto costa\n- listino \n\n## /prezzi#iva\n- IVA?\n',
    );
    write('questions/soluzioni/legale.md', '## /soluzioni/legale\n- avvocati\n');
    write('synonyms.txt', '# Words\nprezzo costo\n\nciao salve\n');
    write('off-topic.txt', '# Words\npizza\npasta\n');
    write('trades.txt', '# Words\nStudi legali: causa lite\n');
    write('unsaid.md', '## SLA [#sla]\n\nVe lo diciamo noi.\n\n- SLA\n');
    expect(readSearchContent(project)).toEqual({
      questions: new Map([
        ['/prezzi', ['quanto costa', 'listino']],
        ['/prezzi#iva', ['IVA?']],
        ['/soluzioni/legale', ['avvocati']],
      ]),
      optional: new Set(),
      places: new Map([
        ['/prezzi', { file: 'content/search/questions/prezzi.md', line: 3 }],
        ['/prezzi#iva', { file: 'content/search/questions/prezzi.md', line: 8 }],
        ['/soluzioni/legale', { file: 'content/search/questions/soluzioni/legale.md', line: 1 }],
      ]),
      synonyms: 'prezzo costo\nciao salve',
      offTopic: 'pizza\npasta',
      trades: [['Studi legali', 'causa lite']],
      unsaid: [{ id: 'sla', title: 'SLA', line: 'Ve lo diciamo noi.', questions: ['SLA'] }],
    });
  });

  it('may have the line ends of Windows, and blanks at their ends', () => {
    write('questions/prezzi.md', '## /prezzi \r\n\r\n- quanto costa\r\n');
    expect(readQuestions(project).questions).toEqual(new Map([['/prezzi', ['quanto costa']]]));
  });

  it('know which part a company may lack', () => {
    write('questions/partner.md', '## /partner#portale (se c’è)\n- dove entro\n## /partner\n- chi siete');
    const { questions, optional } = readQuestions(project);
    expect([[...questions.keys()], [...optional]]).toEqual([
      ['/partner#portale', '/partner'],
      ['/partner#portale'],
    ]);
  });

  it.each(['quanto costa', '- quanto costa', '## prezzi', '## /prezzi (forse)'])(
    'names the line that it cannot read: %s',
    (line) => {
      write('questions/prezzi.md', `\n${line}\n`);
      expect(() => readQuestions(project)).toThrow(`content/search/questions/prezzi.md:2: «${line}»`);
    },
  );

  it.each([
    ['an id', '## SLA', 1, '«## SLA» is no heading'],
    ['its subject', 'Ve lo diciamo noi.', 1, '«Ve lo diciamo noi.» is no heading'],
    ['an id of its own', '## SLA [#sla]\nSì.\n- SLA\n## Penali [#sla]', 4, '#sla names another subject'],
    ['one line', '## SLA [#sla]\nSì.\nNo.\n- SLA', 3, '«No.» is a second line'],
    ['a line', '# Title\n## SLA [#sla]\n- SLA', 2, '#sla needs a line'],
    ['questions', '## SLA [#sla]\r\nSì.\r\n', 1, '#sla needs a line'],
  ])('need, where the site does not answer, %s', (_, text, line, message) => {
    write('unsaid.md', text);
    expect(() => readUnsaid(project)).toThrow(`content/search/unsaid.md:${line}: ${message}`);
  });
});
