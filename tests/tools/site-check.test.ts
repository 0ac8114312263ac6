import { describe, expect, it } from 'vitest';
import { parsePage } from '@/lib/html/tree';
import { root } from '@/lib/tools/bootstrap.mjs';
import { missingCharacters, missingStrings } from '@/lib/tools/site-check/copy-rules';
import { placeOf, type SitePage } from '@/lib/tools/site-check/page';

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
    expect(texts(missing)).toContain('does not say «In Allestimento» (specification)');
    expect(texts(missing)).not.toContain('does not say «Centro Supporto» (specification)');
    expect(missing).toContainEqual({ path: '/prezzi', text: 'is not in the bundle' });
  });
});

describe('the place of a finding', () => {
  const path = '/novita/una-risposta-senza-pagina';
  const file = 'content/news/una-risposta-senza-pagina.mdx';
  const place = (finding: { path: string; words?: string }) => placeOf({ text: '', ...finding }, root);

  it('is the file and line of its words', () => {
    expect(place({ path, words: 'segnatura: fondo' })).toMatch(new RegExp(`^${file}, riga \\d+$`));
  });

  it('is the text of the page, or its address, where the words are in no file', () => {
    expect(place({ path, words: 'nessuno lo dice' })).toBe(file);
    expect(place({ path })).toBe(file);
    expect(place({ path: '/prezzi', words: 'nessuno lo dice' })).toBe('/prezzi');
  });
});
