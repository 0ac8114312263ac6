import { describe, expect, it } from 'vitest';
import { answer, type SearchOptions } from '@/lib/browser/search/engine';
import { fixtureIndex, smallIndex } from './small-index';

const source = fixtureIndex('subjects');
const index = smallIndex(source);
const ask = (question: string, options?: SearchOptions) => answer(index, question, options);

describe('the word of a profession', () => {
  it.each([
    ['testamento', 'Studi legali'],
    ['USUCAPIONE', 'Studi legali'],
    ['quanto costa un notaio', 'Studi legali'],
    ['gli F24', 'Commercialisti'],
    ['recesso', 'Studi legali'],
    ['note di credito', 'Studi legali'],
  ])('is a question for the visitor’s own documents: %s', (question, profession) => {
    expect(ask(question)).toEqual({ found: [], profession });
  });

  it('is ignored beside words about the product', () => {
    const { found, profession } = ask('posso cercare gli F24 per cliente?');
    expect([found[0]?.href, profession]).toEqual(['/ricerca', undefined]);
  });

  it('belongs to a subject that the site does not cover if the question is about the company', () => {
    const gapLine = 'Non c’è scritto come si recede.';
    expect(ask('recesso dal vostro contratto')).toEqual({ found: [], gapLine });
  });
});

describe('a subject that the site does not cover', () => {
  it.each(['siete sul mepa?', 'avete una convenzione consip', 'siete su mepa o consip'])(
    'has its line as the answer, and no results: %s',
    (question) => {
      expect(ask(question)).toEqual({ found: [], gapLine: 'Del MEPA non c’è scritto nulla.' });
    },
  );

  it('is found if it is nearer than a page with some of the words', () => {
    expect(ask('accesso con due fattori').gapLine).toMatch(/^Dell’accesso/);
    const { found, gapLine } = ask('accesso con la password');
    expect([found[0]?.href, gapLine]).toEqual(['/documentazione/faq#accesso', undefined]);
  });

  it('is not shown if a page that is not below the given address answers', () => {
    expect(ask('siete sul mepa?', { below: '/prezzi' }).gapLine).toMatch(/^Del MEPA/);
    expect(ask('accesso', { below: '/prezzi' })).toEqual({ found: [] });
  });

  it.each(['riparare il codice a barre di un avvocato', 'quanto costa un avvocato'])(
    'is not shown for a question about something else: %s',
    (question) => {
      expect(ask(question).gapLine).toBeUndefined();
    },
  );
});

it('a question is refused if a question of off-topic.txt is nearer than the questions of pages', () => {
  const firstResult = (other: string, question: string) =>
    answer(smallIndex({ ...source, gaps: [], offTopic: `pizza\n- ${other}` }), question).found[0]?.href;
  expect(firstResult('dove si mangia', 'quanto costa al mese')).toBe('/prezzi');
  expect(firstResult('quanto costa al mese', 'quanto costa al mese')).toBeUndefined();
  expect(firstResult('quanto guadagna un utente', 'meta del prezzo')).toBe('/prezzi');
});
