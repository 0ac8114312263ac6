import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { articleTemplate } from '@/lib/content/article-template';
import { docs, news } from '@/lib/content/collections';
import { ContentError } from '@/lib/content-error';
import { articlePath, errorOf, errorOfFiles, projectOf } from '@/tests/content-project';
import { folderOfTest, put } from '@/tests/temporary';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The slugs of the texts of a project, in their order. */
const slugsIn = (project: string) => news.texts(project).map(({ slug }) => slug);

it.each([
  ['---\ntitle: Uno\nsummary: Uno: due\n---\nTesto', 'riga 3, campo «summary»: la riga non si legge. Dopo'],
  ['---\ntitle:Uno\ndate: x\n---\nTesto', 'prova.mdx, riga 2: la riga non si legge.'],
  ['---\ntitle: "Uno: due”\nsummary: "Tre"\n---\nTesto', 'campo «title»: le virgolette non sono chiuse.'],
  ['---\ntitle: “Uno"\ndate: [\n---\nTesto', 'riga 2, campo «title»: le virgolette “ e " sono curve'],
  ['---\ntitle: Uno\ntags: [a, b\ndate: x\n---\nTesto', 'riga 3, campo «tags»: l’elenco non è chiuso.'],
  ['---\ntitle: Uno\ntitle: Due\n---\nTesto', 'riga 3, campo «title»: lo stesso campo è scritto due volte.'],
  ['---\ntitle: Uno\n\tdraft: true\n---\nTesto', 'riga 3: la riga comincia con una tabulazione.'],
  ['---\nsolo parole\n---\nTesto', 'riga 2: il frontmatter non ha campi.'],
  ['Testo senza frontmatter', 'prova.mdx, riga 1: il frontmatter manca o non finisce.'],
  ['---\ntitle: Uno\n\nTesto', 'prova.mdx, riga 1: il frontmatter manca o non finisce.'],
  // Only YAML is read, so no code runs.
  ['---js\n{ title: "x" }\n---\nTesto', 'prova.mdx, riga 1: il frontmatter manca o non finisce.'],
])('unreadable frontmatter is rejected with the fix: %j', (source, message) => {
  const project = projectOf({ 'prova.mdx': source });
  // The second reading must not find the text in a cache.
  for (const _ of ['first', 'second']) expect(errorOf(() => news.texts(project))).toContain(message);
});

describe('the folder of the articles', () => {
  it.each([
    [{ prova: {} }, 'e alla fine .mdx. Rinominatelo prova.mdx; una figura va in content/news/immagini.'],
    [{ 'Mia prova.txt': {} }, 'Rinominatelo mia-prova.mdx;'],
    [{ 'foto.JPG': '' }, 'una figura va in content/news/immagini.'],
    [{ 'tema.mdx': {} }, 'l’indirizzo «tema» è già di un’altra pagina.'],
    [{ '2026/prova.mdx': {} }, 'sta in una sottocartella.'],
    [{ 'immagini/prova.mdx': {} }, 'sta in una sottocartella.'],
  ])('may not have a file with a wrong name: %o', (files, message) => {
    expect(errorOfFiles(files)).toContain(message);
  });

  it('may have files for editors, pictures and hidden files', () => {
    const others = ['README.md', 'modello.txt', '.DS_Store', '.git/config', 'immagini/figura.jpg'];
    const files = Object.fromEntries(others.map((name) => [name, 'x']));
    expect(slugsIn(projectOf({ ...files, 'prova.mdx': {} }))).toEqual(['prova']);
  });

  it('must spell every category and tag in one way', () => {
    const message = errorOfFiles({ 'a.mdx': { tags: '[AI]' }, 'b.mdx': { tags: '[ricerca, ai]' } });
    expect(message).toContain('C’è una cosa da correggere.');
    expect(message).toContain(
      'b.mdx, riga 8, campo «tags»: «ai» e «AI» di content/news/a.mdx avrebbero lo stesso indirizzo. Usate una sola grafia',
    );
    expect(errorOfFiles({ 'a.mdx': {}, 'b.mdx': { category: 'prodotto' } })).toContain(
      'b.mdx, riga 5, campo «category»: «prodotto» e «Prodotto» di content/news/a.mdx',
    );
  });

  it('must exist', () => {
    const message = errorOf(() => docs.texts(folderOfTest()));
    expect(message).toContain('la cartella non c’è. Createla.');
  });
});

describe('a draft', () => {
  it.each(['draft: true # ancora', 'draft : true', '"draft": true', 'draft: True'])(
    'with any mistake is left out of a build if it says «%s»',
    (line) => {
      const text = ['---', 'title: 1', line, 'date: [', '---', ''].join('\n');
      const project = projectOf({ 'a.mdx': text, 'b.mdx': `\uFEFF${text}`, 'c.mdx': {} });
      mkdirSync(join(project, articlePath('cartella.mdx')));
      symlinkSync('nessuno@altrove', join(project, articlePath('.#a.mdx')));
      expect(slugsIn(project)).toEqual(['c']);
    },
  );

  it('with a mistake is reported without stopping a build, but stops a preview', () => {
    const wrong = {
      'sbagliata.mdx': { draft: 'true', date: 'domani' },
      'Nome sbagliato.mdx': { draft: 'true' },
    };
    const project = projectOf({ ...wrong, 'giusta.mdx': {} });
    expect(slugsIn(project)).toEqual(['giusta']);
    const message = 'sbagliata.mdx, riga 4, campo «date»: «domani» non è una data.';
    expect(new ContentError(news.problems(project, { withDrafts: true })).message).toContain(message);
    vi.stubEnv('SHOW_DRAFTS', '1');
    expect(() => news.texts(project)).toThrow(message);
  });
});

it('in development a text with a mistake is missing, and its page says what is wrong', () => {
  const project = projectOf({
    'giusta.mdx': {},
    'rotta.mdx': { date: 'domani' },
    'bozza.mdx': '---\ndraft: true\n',
  });
  put(project, articlePath('modello.txt'), articleTemplate());
  vi.stubEnv('NODE_ENV', 'development');
  vi.spyOn(process, 'cwd').mockReturnValue(project);
  expect(slugsIn(project)).toEqual(['giusta']);
  expect(news.slugs()).toEqual(['giusta', 'bozza', 'rotta']);
  expect(errorOf(() => news.find('rotta'))).toContain('rotta.mdx, riga 4, campo «date»: «domani» non è una');
});
