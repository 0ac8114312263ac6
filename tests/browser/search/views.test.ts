import { describe, expect, it } from 'vitest';
import { pages } from '@/content/pages';
import { searchStates, siteSearch } from '@/content/search';
import { sectionOf, statusOf } from '@/lib/browser/search/views';

it('the status counts the results, repeats the typed words, and names the corrected ones', () => {
  expect(statusOf('prezzi', 3, undefined, searchStates)).toBe('3 risultati.');
  expect(statusOf('rpezzi $&', 0, undefined, searchStates)).toContain('«rpezzi $&»');
  expect(statusOf('rpezzi', 1, 'prezzi', searchStates)).toBe('Ecco che cosa c’è per «prezzi». Un risultato.');
});

describe('the copy of the search', () => {
  it('names the section of every page', () => {
    const nameless = Object.keys(pages).filter((path) => !sectionOf(path, siteSearch));
    expect(nameless).toEqual([]);
    expect(sectionOf('/#perche', siteSearch)).toBe('Home');
    expect(sectionOf('/prezzi#iva', siteSearch)).toBe('Prezzi');
  });

  it('links to the contact form, the telephone and other pages that exist', () => {
    const [form, telephone, ...links] = siteSearch.relatedLinks;
    expect(form).toMatchObject({ href: expect.stringMatching(/^\/contatti#/), takesQuestion: true });
    expect(telephone?.href).toMatch(/^tel:\+\d+$/);
    for (const { href } of links) expect(Object.keys(pages)).toContain(href);
    expect(links.map(({ href }) => href)).not.toContain('/contatti');
  });
});
