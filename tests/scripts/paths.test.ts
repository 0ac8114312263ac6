import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePage } from '@/lib/html/tree';
import type { SitePage } from '@/scripts/site-check/page';
import { checkPaths } from '@/scripts/site-check/paths';
import { DRAFT, type RedirectSources, redirectsProject, SCHEDULED } from '@/tests/content-project';
import { put } from '@/tests/temporary';

const page = (path: string, robots = 'index, follow'): SitePage => ({
  path,
  document: parsePage(`<html><head><meta name="robots" content="${robots}"/></head><body></body></html>`),
});
const pagesOf = (...paths: string[]) => paths.map((path) => page(path));
const LIST = 'content/paths.txt';

type Project = RedirectSources & { list?: string[]; pages: SitePage[]; redirects?: string };

/** Checks a project with this list of addresses, whose build has these pages and redirects. */
function check({ list = [], pages, redirects = '', ...sources }: Project) {
  const project = redirectsProject(sources);
  put(project, 'out/_redirects', redirects);
  put(project, LIST, `${list.join('\n')}\n`);
  const { findings, note } = checkPaths(pages, { folder: join(project, 'out'), project });
  return { lost: findings.map(({ path, text }) => `${path}: ${text}`), note };
}

describe('the published addresses (D45)', () => {
  it('are named if content/paths.txt lacks them', () => {
    const list = ['# testa', '/', '', '/chi-siamo'];
    const pages = pagesOf('/', '/chi-siamo');
    expect(check({ list, pages })).toEqual({ lost: [], note: undefined });
    const { note } = check({ list, pages: [...pages, ...pagesOf('/supporto', '/novita')] });
    expect(note).toBe('Aggiungete a content/paths.txt, una riga per indirizzo: /supporto, /novita');
  });

  it('are neither those of lists of articles nor of pages that are not indexed', () => {
    const lists = pagesOf('/novita/pagina/2', '/novita/categoria/prodotto', '/novita/tema/ocr/2');
    expect(check({ pages: [...lists, page('/grazie', 'noindex')] }).note).toBeUndefined();
  });

  const aliases = '[prima]';
  it.each<[target: string, path: string, project: Partial<Project>]>([
    ['a page that is not indexed', '/inviato', { pages: [page('/inviato', 'noindex')] }],
    ['a redirect', '/vecchio', { redirects: '/vecchio /nuovo 308\n' }],
    ['a scheduled article', '/novita/poi', { news: { poi: SCHEDULED } }],
    ['a scheduled article by its alias', '/novita/prima', { news: { poi: { ...SCHEDULED, aliases } } }],
  ])('are not lost while they lead to %s', (_, path, project) => {
    expect(check({ list: [path], pages: [], ...project }).lost).toEqual([]);
  });

  it('are reported with line and fix if they lead nowhere now', () => {
    const list = ['/', '/novita/bozza', '/novita/tolto', '/tolta'];
    const news = { bozza: { ...DRAFT, aliases: '[/tolta]' } };
    const { lost } = check({ list, pages: pagesOf('/'), news });
    expect(lost).toEqual([
      expect.stringMatching(
        /txt, riga 2: «\/novita\/bozza» .* a nulla: content\/news\/bozza\.mdx è una bozza/,
      ),
      expect.stringMatching(
        /riga 3: «\/novita\/tolto» .* «\/novita\/tolto,.* «aliases: \[\/novita\/tolto\]»/,
      ),
      expect.stringMatching(/riga 4: «\/tolta» /),
    ]);
  });
});
