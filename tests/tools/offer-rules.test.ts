import { describe, expect, it } from 'vitest';
import { claims } from '@/content/claims';
import { offer } from '@/content/offer';
import { lostWordErrors, lostWords } from '@/lib/tools/site-check/glossary';
import { aiWithoutPlan, incompleteStatements, promisesWithoutPlan } from '@/lib/tools/site-check/offer-rules';
import { parsePage } from '@/lib/tools/site-check/page';

const page = (main: string, path = '/pagina') => ({ path, document: parsePage(`<body><main>${main}</main></body>`) });
const unqualified = (main: string) => promisesWithoutPlan([page(main)]).length === 1;

describe('a promise that data stay with the customer', () => {
  it.each([
    'I file restano sui vostri server.',
    'Tutto avviene nella vostra rete.',
    'I fascicoli restano sui server dello studio.',
    'I dati dei lavoratori restano nello studio.',
    'Policy e verbali restano nella rete dell’istituto.',
    'Sicurezza on-premise.',
  ])('names its plan: %s', (promise) => {
    expect(unqualified(`<p>${promise}</p>`)).toBe(true);
    expect(unqualified(`<p>${promise}</p><p>Il piano Enterprise ha un referente.</p>`)).toBe(true);
    const option = 'Con l’installazione on-premise, nel piano Enterprise, sui vostri server.';
    expect(unqualified(`<p>${promise}</p><p>${option}</p>`)).toBe(false);
  });

  it('is not found where nothing is promised', () => {
    expect(unqualified('<p>La ricerca trova i vostri documenti.</p>')).toBe(false);
  });
});

describe('a promise of an AI function', () => {
  const errors = (main: string, path?: string) => aiWithoutPlan(page(main, path)).length;
  const promise = '<p>La chat risponde con le sue fonti.</p>';
  const plan = `<p>${offer.ai}, on-premise con Enterprise.</p>`;

  it('says near it from which plan on it is', () => {
    expect(errors(promise)).toBe(1);
    expect(errors(`${promise}${plan}`)).toBe(0);
    expect(errors(`${plan}${promise}`)).toBe(0);
    expect(errors(`${promise}${'<p>Altro.</p>'.repeat(20)}${plan}`)).toBe(1);
    expect(errors(`${promise}<details><summary>Piani</summary>${plan}</details>`)).toBe(1);
  });

  it('is none in a picture, in a closed question, in a legal notice, or where one only searches', () => {
    expect(
      errors(`<figure>${promise}</figure><details><summary>C’è la chat?</summary>${promise}</details>`),
    ).toBe(0);
    expect(errors(promise, '/privacy')).toBe(0);
    expect(errors('<p>La ricerca trova il passo, l’OCR legge le scansioni.</p>')).toBe(0);
  });
});

describe('a word that lost', () => {
  const words = lostWords(
    '# Editing\n\n## Words\n\n| **demo** | the meeting | `dimostrazione` |\n\n## Search\n',
  );
  const errors = (main: string) => lostWordErrors(page(main), words).length;

  it('is found in any spelling, and not inside of another', () => {
    expect(words).toEqual([{ lost: 'dimostrazione', write: 'demo' }]);
    expect(errors('<p>Dimostrazione gratuita</p>')).toBe(1);
    expect(errors('<p>Una demo, le dimostrazioni, <code>dimostrazione</code></p>')).toBe(0);
  });

  it('is not looked for in vain', () => {
    expect(() => lostWords('## Altro')).toThrow('the table of words is missing');
  });
});

describe('a half of the truth', () => {
  const says = (text: string) =>
    incompleteStatements([page(`<p>${text}</p>`)]).filter(({ path }) => path === '/pagina').length;
  const { secondsPerPage, under } = claims.indexing;

  it('is found: two times that only work in parallel, the smallest server, the trial', () => {
    expect(says(`Circa ${secondsPerPage} secondi a pagina, tutte in meno di ${under}.`)).toBe(1);
    expect(says(`Circa ${secondsPerPage} secondi a pagina, in parallelo, in meno di ${under}.`)).toBe(0);
    expect(says(`Circa ${secondsPerPage} secondi a pagina.`)).toBe(0);
    expect(says(`Bastano ${claims.server.cores} core.`)).toBe(1);
    expect(says(`Dopo i ${claims.trialDays} giorni si passa a un piano gratuito limitato.`)).toBe(1);
  });

  it('is where a page that must say where data live does not', () => {
    expect(incompleteStatements([page('<p>Prezzi</p>', '/prezzi')])).toContainEqual({
      path: '/prezzi',
      text: expect.stringContaining('three plans'),
    });
  });
});
