import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesDigest } from '@/lib/files-digest.mjs';
import { parsePage } from '@/lib/html/tree';
import { checkAddresses } from '@/lib/tools/site-check/addresses';
import type { SitePage } from '@/lib/tools/site-check/page';
import { DRAFT, type RedirectSources, redirectsProject, SCHEDULED } from '@/tests/content-project';
import { put } from '@/tests/temporary';

const page = (path: string, robots = 'index, follow'): SitePage => ({
  path,
  document: parsePage(`<html><head><meta name="robots" content="${robots}"/></head><body></body></html>`),
});
const pagesOf = (...paths: string[]) => paths.map((path) => page(path));
const HEAD = '# Gli indirizzi che il sito ha avuto';
const LIST = 'content/addresses.txt';

type Project = RedirectSources & { list?: string[]; pages: SitePage[]; redirects?: string; isCi?: boolean };

/** Checks a project with this list of addresses, whose build has these pages and redirects. */
function check({ list, pages, redirects = '', isCi = false, ...sources }: Project) {
  const project = redirectsProject(sources);
  put(project, 'out/_redirects', redirects);
  if (list) put(project, LIST, `${list.join('\n')}\n`);
  const { findings, note } = checkAddresses(pages, { folder: join(project, 'out'), project, isCi });
  const written = readFileSync(join(project, LIST), 'utf8').trimEnd().split('\n');
  return { lost: findings.map(({ path, text }) => `${path}: ${text}`), note, written };
}

describe('the published addresses (D45)', () => {
  it('are added to content/addresses.txt in alphabetical order', () => {
    const { lost, note, written } = check({ pages: pagesOf('/prezzi', '/', '/novita', '/novita/uno') });
    expect(lost).toEqual([]);
    expect(written).toEqual([expect.stringContaining(HEAD), '/', '/novita', '/novita/uno', '/prezzi']);
    const added = '/, /novita, /novita/uno, /prezzi';
    expect(note).toBe(`content/addresses.txt è aggiornato: ${added}. Aggiungetelo al commit.`);
  });

  it('are neither those of lists of articles nor of pages that are not indexed', () => {
    const lists = pagesOf('/novita/pagina/2', '/novita/categoria/prodotto', '/novita/tema/ocr/2');
    const { written } = check({ pages: [page('/'), ...lists, page('/grazie', 'noindex')] });
    expect(written.slice(1)).toEqual(['/']);
  });

  it('are added before the first greater address, also in a list with comments', () => {
    const list = ['# testa', '/', '/prezzi', '', '# Dal sito vecchio', '/chi-siamo'];
    const pages = pagesOf('/', '/prezzi', '/chi-siamo');
    expect(check({ list, pages })).toEqual({ lost: [], note: undefined, written: list });
    const { written } = check({ list, pages: [...pages, ...pagesOf('/supporto', '/novita')] });
    const [head, ...rest] = list.slice(2);
    expect(written).toEqual(['# testa', '/', '/novita', head, ...rest, '/supporto']);
  });

  it('are only reported in CI', () => {
    const list = ['/'];
    const { lost, note, written } = check({ list, pages: pagesOf('/', '/prezzi'), isCi: true });
    expect([lost, written]).toEqual([[], list]);
    expect(note).toBe(
      'content/addresses.txt non è aggiornato: manca /prezzi. Aggiungete queste righe al file, o eseguite «npm run check».',
    );
  });

  const aliases = '[prima]';
  it.each<[target: string, address: string, project: Partial<Project>]>([
    ['a page that is not indexed', '/inviato', { pages: [page('/inviato', 'noindex')] }],
    ['a redirect', '/vecchio', { redirects: '/vecchio /nuovo 308\n' }],
    ['a scheduled article', '/novita/poi', { news: { poi: SCHEDULED } }],
    ['a scheduled article by its alias', '/novita/prima', { news: { poi: { ...SCHEDULED, aliases } } }],
  ])('are not lost while they lead to %s', (_, address, project) => {
    expect(check({ list: [address], pages: [], ...project }).lost).toEqual([]);
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

  it('do not make a build out of date', () => {
    const project = redirectsProject({});
    const before = filesDigest(project, ['content']);
    put(project, LIST, '/\n');
    expect(filesDigest(project, ['content'])).toBe(before);
    put(project, 'content/redirects.csv', 'from,to\n');
    expect(filesDigest(project, ['content'])).not.toBe(before);
  });
});
