import { describe, expect, it } from 'vitest';
import { parsePage } from '@/lib/html/tree';
import { root } from '@/scripts/bootstrap.mjs';
import { missingCharacters, missingStrings } from '@/scripts/site-check/copy-rules';
import { outdatedFacts } from '@/scripts/site-check/facts';
import { placeOf, type SitePage } from '@/scripts/site-check/page';
import { wordFindings } from '@/scripts/site-check/spelling';

const page = (body: string, path = '/prova'): SitePage => ({
  path,
  document: parsePage(`<html lang="it"><body>${body}</body></html>`),
});
const texts = (findings: { text: string }[]) => findings.map(({ text }) => text);

describe('the words of a page', () => {
  it('have only characters of the typefaces, outside of code and articles', () => {
    const known = '<p>Perch\u00e9&nbsp;«sì», 5\u00a0€ → più\n\tgià</p><code>ř</code>';
    expect(missingCharacters(page(known))).toEqual([]);
    expect(missingCharacters(page('<p>Dvořák</p>', '/novita/dvorak'))).toEqual([]);
    const found = texts(missingCharacters(page('<p>Dvořák</p><input placeholder="Łódź">')));
    expect(found.map((text) => text.slice(0, 3))).toEqual(['«ř»', '«Ł»', '«ź»']);
  });

  it('include the strings that the specification fixes', () => {
    const missing = missingStrings([page('<p>Centro Supporto</p>', '/supporto')]);
    expect(texts(missing)).toContain(
      'non dice più «In Allestimento», che la specifica vuole. Rimettetelo com’era.',
    );
    expect(texts(missing).join()).not.toContain('«Centro Supporto»');
    expect(missing).toContainEqual({ path: '/prezzi', text: 'la pagina manca nel sito costruito.' });
  });
});

describe('the place of a finding', () => {
  const path = '/novita/una-risposta-senza-pagina';
  const file = 'content/news/una-risposta-senza-pagina.mdx';
  const place = (finding: { path: string; words?: string }) => placeOf({ text: '', ...finding }, root);

  it('is the file and line of its words', () => {
    expect(place({ path, words: 'segnatura: fondo' })).toMatch(new RegExp(`^${file}, riga \\d+$`));
  });

  it('is the file of the page, or its address, where the words are in no file', () => {
    expect(place({ path, words: 'nessuno lo dice' })).toBe(file);
    expect(place({ path })).toBe(file);
    expect(place({ path: '/prezzi', words: 'nessuno lo dice' })).toBe('content/pages/prezzi.ts');
    expect(place({ path: '/404.html' })).toBe('/404.html');
  });
});

it('an unknown word is a note, once, with file and line where a text has it', () => {
  const output =
    'out/site/index.html\t1\tarchivvio\ncontent/news/x.mdx\t7\tarchivvio\nout/site/prezzi.html\t1\tpiamo\n';
  expect(wordFindings(output)).toMatchObject([
    { path: 'content/news/x.mdx, riga 7', words: 'archivvio', isNote: true },
    { path: '/prezzi', words: 'piamo', isNote: true },
  ]);
  expect(wordFindings('')).toEqual([]);
});

it('a row of the table of facts that the texts contradict is a note with its line', () => {
  const fact = {
    row: 9,
    id: 'x',
    topic: 'x',
    statement: 'È così.',
    places: [{ file: 'a.ts', words: 'così' }],
  };
  const report = (state: 'open' | 'struck' | 'question', source: string) =>
    outdatedFacts([{ ...fact, state }], new Map([['a.ts', source]]));
  expect(report('open', 'è così')).toEqual([]);
  expect(report('question', 'no')).toEqual([]);
  expect(report('open', 'no')).toMatchObject([{ path: 'content/facts.csv, riga 9', isNote: true }]);
  expect(texts(report('open', 'no'))[0]).toContain('«così» non è più in content/a.ts.');
  expect(report('struck', 'no')).toEqual([]);
  expect(texts(report('struck', '\nè così'))[0]).toContain('si legge ancora: content/a.ts, riga 2.');
});
