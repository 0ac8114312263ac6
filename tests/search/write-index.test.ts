import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchText } from '@/lib/schema/search-index';
import { readGaps, readSearchContent } from '@/lib/search/content';
import { checkQuestionPaths, searchIndex } from '@/lib/search/write-index';
import { folderOfTest, put } from '@/tests/temporary';

const page = (path: string, ...parts: SearchText['parts']): SearchText => ({ path, title: path, parts });
const longText = 'Un testo abbastanza lungo da rispondere a qualcosa.';
const part = (anchor: string, text = longText) => ({ anchor, heading: anchor, text });
const file = 'content/search/questions/prezzi.md';
/** The editors' files. */
const content = (...parts: [path: string, questions: string[]][]) => ({
  questions: parts.map(([path, questions], index) => ({ path, questions, file, line: index + 1 })),
  synonyms: 'prezzo costo',
  gaps: [{ id: 'sla', line: 'Ve lo diciamo noi.', questions: ['SLA', 'penali'] }],
});

describe('the index', () => {
  it('has the parts with their questions, without short parts that have no question', () => {
    const index = searchIndex(
      [page('/prezzi', part(''), part('iva', ''), part('domande', ''))],
      content(['/prezzi#iva', ['IVA compresa?', 'prezzi netti']]),
    );
    expect(index).toEqual({
      pages: [['/prezzi', '/prezzi']],
      parts: [
        [0, '', ''],
        [0, 'iva', 'iva'],
      ],
      texts: [longText, ''],
      questions: ['', 'IVA compresa?\nprezzi netti'],
      synonyms: 'prezzo costo',
      gaps: [['Ve lo diciamo noi.', 'SLA\npenali']],
    });
  });

  it('refuses questions for an address that no page has', () => {
    const { questions } = content(['/prezzi#iva', ['x']], ['/prezzi#sconti', ['x']]);
    expect(() => checkQuestionPaths([page('/prezzi', part(''), part('iva'))], questions)).toThrow(
      `${file}, riga 2: «/prezzi#sconti» non è un indirizzo del sito.`,
    );
  });

  it('has only the headings and the beginning of older articles', () => {
    const article = (day: number): SearchText => ({
      ...page(`/novita/${day}`, { ...part(''), text: 'parola '.repeat(100) }, part('dopo')),
      published: new Date(day * 86_400_000).toISOString().slice(0, 10),
    });
    const articles = Array.from({ length: 21 }, (_, day) => article(day));
    const { parts, texts, questions } = searchIndex(articles, content(['/novita/0#dopo', ['una domanda']]));
    // The 20 latest articles have two parts each, the oldest one.
    expect(parts).toHaveLength(41);
    expect(texts[0]).toMatch(/^parola .* · dopo$/);
    expect(texts[0]?.length).toBeLessThan(320);
    expect(questions[0]).toBe('una domanda');
  });
});

describe('the files of content/search', () => {
  let project: string;
  beforeEach(() => {
    project = folderOfTest();
    write('synonyms.txt', '# ignored\nprezzo costo\n\nciao salve\n');
    write('unsaid.md', '# Title\n\n## SLA [#sla]\n\nVe lo diciamo noi.\n\n- SLA\n');
  });
  const write = (name: string, text: string) => put(project, `content/search/${name}`, text);

  it('are read without titles and comments', () => {
    write('questions/prezzi.md', '# Title\n\n## /prezzi#iva\n\n- quanto costa\n- listino\n');
    expect(readSearchContent(project)).toEqual({
      questions: [{ path: '/prezzi#iva', questions: ['quanto costa', 'listino'], file, line: 3 }],
      synonyms: 'prezzo costo\nciao salve',
      gaps: [{ id: 'sla', line: 'Ve lo diciamo noi.', questions: ['SLA'] }],
    });
  });

  it.each([
    ['- quanto costa', 1, '«- quanto costa» non sta sotto un titolo'],
    ['# Prezzi\n## prezzi\n- IVA?', 2, '«## prezzi» vuole un indirizzo'],
    ['## /prezzi\nquanto costa', 1, '«## /prezzi» vuole un indirizzo'],
  ])('must have their questions below an address: %s', (text, line, message) => {
    write('questions/prezzi.md', text);
    expect(() => readSearchContent(project)).toThrow(`${file}, riga ${line}: ${message}`);
  });

  it.each([
    ['an id', '## SLA\nSì.\n- SLA', 1, '«## SLA» vuole un id'],
    ['an id of its own', '## SLA [#sla]\nSì.\n- SLA\n## Penali [#sla]\nSì.\n- x', 4, '#sla è già'],
    ['one line', '# Title\n## SLA [#sla]\nSì.\nNo.\n- SLA', 2, '«## SLA [#sla]» vuole un id'],
    ['questions', '## SLA [#sla]\r\nSì.\r\n', 1, '«## SLA [#sla]» vuole un id'],
  ])('must have for a subject of unsaid.md %s', (_, text, line, message) => {
    write('unsaid.md', text);
    expect(() => readGaps(project)).toThrow(`content/search/unsaid.md, riga ${line}: ${message}`);
  });
});
