import { expect, it } from 'vitest';
import { italian } from '@/content/search/italian';
import { readIndex } from '@/lib/browser/search/answer-index';
import { answer } from '@/lib/browser/search/engine';
import { languageOf } from '@/lib/browser/search/words';

const indexWith = (offTopic: string) =>
  readIndex(
    {
      pages: [
        ['/prezzi', 'Prezzi'],
        ['/contatti', 'Contatti'],
        ['/privacy', 'Privacy'],
      ],
      parts: [
        [0, '', '', 'Il listino dei piani, per utente.', 'quanto costa\nquanto costa per un avvocato'],
        [1, '', '', 'Scriveteci o telefonate.', 'come vi contatto'],
        [2, '', '', 'I dati raccolti dai moduli.', 'quali dati raccogliete'],
      ],
      synonyms: '',
      offTopic,
      archives: 0,
    },
    languageOf(italian),
  );

const places = (offTopic: string, question: string) =>
  answer([indexWith(offTopic)], question).found.map(({ href }) => href);

it('refuses what comes nearer to a question that nothing answers', () => {
  expect(places('pizza', 'costa un avvocato')).toEqual(['/prezzi']);
  expect(places('pizza\n- costa un avvocato', 'costa un avvocato')).toEqual([]);
});

it('answers what comes nearer to a question of a page', () => {
  expect(places('pizza\n- quanto guadagna un avvocato', 'quanto costa per un avvocato')).toEqual(['/prezzi']);
});
