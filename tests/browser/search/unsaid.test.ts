import { describe, expect, it } from 'vitest';
import { answer } from '@/lib/browser/search/engine';
import { smallIndex } from './small-index';

const index = smallIndex({
  pages: [
    ['/prezzi', 'Prezzi'],
    ['/documentazione/faq', 'Domande frequenti'],
  ],
  parts: [
    [0, '', '', 'Il listino dei piani, per utente.', 'quanto costa\nmeta del prezzo\nsconto per le scuole'],
    [1, 'accesso', 'Come si accede?', 'Con la password del computer.', 'accesso con la password'],
  ],
  offTopic: 'pizza iphone\n- quanto costa un avvocato',
  unsaid: [
    ['Del MEPA non c’è scritto nulla.', 'siete sul MEPA\nconvenzione Consip'],
    ['Dell’accesso a due fattori non c’è scritto nulla.', 'accesso a due fattori\ncodice sull’iPhone'],
  ],
});
const ask = (question: string, below?: string) => answer(index, question, below ? { below } : {});

describe('a subject that the site does not say', () => {
  it.each(['siete sul mepa?', 'avete una convenzione consip', 'siete su mepa o consip'])(
    'gets its line, and no results: %s',
    (question) => {
      expect(ask(question)).toEqual({ found: [], unsaid: 'Del MEPA non c’è scritto nulla.' });
    },
  );

  it('is nearer than a page that holds some of the words', () => {
    expect(ask('accesso con due fattori').unsaid).toMatch(/^Dell’accesso/);
    expect(ask('accesso con la password').found[0]?.href).toBe('/documentazione/faq#accesso');
    expect(ask('accesso con la password').unsaid).toBeUndefined();
  });

  it('is none where a page outside of the section answers', () => {
    expect(ask('siete sul mepa?', '/documentazione/').unsaid).toMatch(/^Del MEPA/);
    expect(ask('sconto per le scuole', '/documentazione/')).toEqual({ found: [] });
  });

  it('is none for a question with a word of its own about something else', () => {
    expect(ask('riparare il codice a barre di un avvocato').unsaid).toBeUndefined();
    expect(ask('quanto costa un avvocato').unsaid).toBeUndefined();
  });
});

describe('a question that nothing answers', () => {
  const found = (offTopic: string, question: string) =>
    answer(
      smallIndex({
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
        offTopic,
      }),
      question,
    ).found.map(({ href }) => href);

  it('refuses what comes nearer to it than to a page', () => {
    expect(found('pizza', 'costa un avvocato')).toEqual(['/prezzi']);
    expect(found('pizza\n- costa un avvocato', 'costa un avvocato')).toEqual([]);
  });

  it('does not refuse what is nearer to a question of a page', () => {
    expect(found('pizza\n- quanto guadagna un avvocato', 'quanto costa per un avvocato')).toEqual([
      '/prezzi',
    ]);
  });
});
