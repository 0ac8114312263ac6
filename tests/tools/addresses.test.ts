import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesDigest } from '@/lib/files-digest.mjs';
import { parsePage } from '@/lib/html/tree';
import { root } from '@/lib/tools/bootstrap.mjs';
import { checkAddresses } from '@/lib/tools/site-check/addresses';
import type { SitePage } from '@/lib/tools/site-check/page';
import { DRAFT, EXPIRED, PUBLISHED, redirectsProject, SCHEDULED } from '@/tests/content-project';

const page = (path: string, robots = 'index, follow'): SitePage => ({
  path,
  document: parsePage(`<html><head><meta name="robots" content="${robots}"/></head><body></body></html>`),
});
const HEAD = '# Gli indirizzi che il sito ha avuto';

/** Checks a project whose list has these addresses and whose build has these pages and redirects. */
function check(
  listed: readonly string[],
  pages: readonly SitePage[],
  {
    redirects = '',
    isCi = false,
    ...moved
  }: Parameters<typeof redirectsProject>[0] & { redirects?: string; isCi?: boolean } = {},
) {
  const project = redirectsProject(moved);
  const folder = join(project, 'out');
  mkdirSync(folder);
  writeFileSync(join(folder, '_redirects'), redirects);
  const file = join(project, 'content/addresses.txt');
  const before = ['# testa', ...listed, ''].join('\n');
  if (listed.length > 0) writeFileSync(file, before);
  const { findings, note } = checkAddresses(pages, folder, project, isCi);
  return { said: findings.map(({ path, text }) => `${path}: ${text}`), note, before, file };
}

describe('the published addresses (D45)', () => {
  it('are added to their file, sorted, without lists of articles and pages that are not indexed', () => {
    const pages = [
      page('/prezzi'),
      page('/'),
      page('/novita'),
      page('/novita/uno'),
      page('/novita/pagina/2'),
      page('/novita/categoria/prodotto'),
      page('/novita/tema/ocr/2'),
      page('/contatti/inviato', 'noindex, follow'),
    ];
    const { said, note, file } = check([], pages);
    expect(said).toEqual([]);
    const [head, ...lines] = readFileSync(file, 'utf8').split('\n');
    expect(head).toContain(HEAD);
    expect(lines).toEqual(['/', '/novita', '/novita/uno', '/prezzi', '']);
    expect(note).toBe(
      'content/addresses.txt è aggiornato: /, /novita, /novita/uno, /prezzi. Aggiungetelo al commit.',
    );
  });

  it('are added to a list with comments, in their order', () => {
    const listed = ['/', '/prezzi', '', '# Dal sito vecchio', '/chi-siamo'];
    const own = [page('/'), page('/prezzi'), page('/chi-siamo')];
    const kept = check(listed, own);
    expect([kept.said, kept.note, readFileSync(kept.file, 'utf8')]).toEqual([[], undefined, kept.before]);
    const { file } = check(listed, [...own, page('/supporto'), page('/novita'), page('/accessibilita')]);
    expect(readFileSync(file, 'utf8').split('\n')).toEqual([
      ...['# testa', '/', '/accessibilita', '/novita', '/prezzi', '', '# Dal sito vecchio', '/chi-siamo'],
      ...['/supporto', ''],
    ]);
  });

  it('are only reported in CI', () => {
    const { said, note, before, file } = check(['/'], [page('/'), page('/prezzi')], { isCi: true });
    expect([said, readFileSync(file, 'utf8')]).toEqual([[], before]);
    expect(note).toBe(
      'content/addresses.txt non è aggiornato: manca /prezzi. Aggiungete queste righe al file, o eseguite «npm run check».',
    );
  });

  it('are not lost while they are a page of any kind, a redirect, a scheduled or expired article, or lead to one', () => {
    const news = {
      poi: { ...SCHEDULED, aliases: '[poi-prima]' },
      scaduto: { ...EXPIRED, aliases: '[scaduto-prima]' },
      nuovo: PUBLISHED,
    };
    const listed = ['/', '/inviato', '/novita/poi', '/novita/poi-prima', '/novita/scaduto'];
    const { said } = check(
      [...listed, '/novita/scaduto-prima', '/novita/vecchio', '/scaduto'],
      [page('/'), page('/inviato', 'noindex')],
      { news, csv: 'from,to\n/scaduto,/novita/scaduto\n', redirects: '/novita/vecchio /novita/nuovo 308\n' },
    );
    expect(said).toEqual([]);
  });

  it('are reported if they lead nowhere now, with line and fix', () => {
    const { said } = check(['/', '/novita/bozza', '/novita/tolto', '/tolta'], [page('/')], {
      news: { bozza: { ...DRAFT, aliases: '[/tolta]' } },
    });
    expect(said).toEqual([
      expect.stringMatching(
        /^content\/addresses\.txt, riga 3: «\/novita\/bozza» era del sito e ora non porta a nulla: content\/news\/bozza\.mdx è una bozza/,
      ),
      expect.stringMatching(
        /riga 4: «\/novita\/tolto» .* la riga «\/novita\/tolto,.* «aliases: \[\/novita\/tolto\]»/,
      ),
      expect.stringMatching(/riga 5: «\/tolta» /),
    ]);
  });

  it('do not make a build out of date', () => {
    const project = redirectsProject({});
    const before = filesDigest(project, ['content']);
    writeFileSync(join(project, 'content/addresses.txt'), '/\n');
    expect(filesDigest(project, ['content'])).toBe(before);
    writeFileSync(join(project, 'content/redirects.csv'), 'from,to\n');
    expect(filesDigest(project, ['content'])).not.toBe(before);
  });

  it('are part of the repository, as redirects are', () => {
    const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
    expect(lines).toContain('!/content/redirects.csv');
    expect(readFileSync(join(root, 'content/addresses.txt'), 'utf8')).toContain(HEAD);
  });
});
