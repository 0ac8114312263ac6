import { describe, expect, it } from 'vitest';
import { claims } from '@/content/claims';
import { incompleteStatements, promisesWithoutPlan } from '@/lib/tools/site-check/offer-rules';
import { parsePage } from '@/lib/tools/site-check/page';

const page = (main: string, path = '/pagina') => ({ path, document: parsePage(`<main>${main}</main>`) });
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
    expect(unqualified(`<p>${promise}</p><p>Con il piano Enterprise, sui vostri server.</p>`)).toBe(false);
  });

  it('is not found where nothing is promised', () => {
    expect(unqualified('<p>La ricerca trova i vostri documenti.</p>')).toBe(false);
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
