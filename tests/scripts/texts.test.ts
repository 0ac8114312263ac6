import { beforeEach, expect, it } from 'vitest';
import { ContentError } from '@/lib/content-error';
import { checkTexts } from '@/scripts/site-check/texts';
import { article, articlePath, projectOf } from '@/tests/content-project';
import { put } from '@/tests/temporary';

let project: string;
beforeEach(() => {
  project = projectOf({
    'giusta.mdx': article({ questions: '["una domanda", "una del capitolo [#uno]"]' }, '## Uno\n\nx'),
  });
  put(
    project,
    articlePath('immagini/prova.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/>',
  );
  put(project, 'content/legal/privacy.mdx', 'Testo.');
  put(project, 'content/search/questions/novita.md', '## /novita\n\n- articoli\n');
  put(project, 'content/search/synonyms.txt', '');
  put(project, 'content/search/unsaid.md', '');
});
const add = (name: string, source: string) => put(project, articlePath(name), source);
/** The lines about the texts, and about the drafts. */
async function report(options = { withDrafts: false }) {
  const { problems, drafts } = await checkTexts(project, options);
  const lines = (list: typeof problems) => new ContentError(list).message.split('\n').slice(1);
  return { problems: lines(problems), drafts: lines(drafts) };
}

it('texts without mistakes are accepted', async () => {
  add(
    'altra.mdx',
    article({}, '[Uno](/novita/giusta#uno), [due](/prezzi), [tre](#x), [file](/feed.xml).\n\n## X\n\ny'),
  );
  expect(await report()).toEqual({ problems: [], drafts: [] });
});

it('all mistakes of all texts are found at once, those of drafts apart', async () => {
  const text = '#### Capitolo\n\nUn [collegamento](/prezi).\n\n![](prova.svg)\n\n[giù](#niente)';
  add('rotta.mdx', article({ summary: "'L'archivio'", autore: 'Anna' }, text));
  add('senza-punto.mdx', article({}, '[Capitolo](/novita/giusta#due), [bozza](/novita/bozza)'));
  add('bozza.mdx', article({ draft: 'true', date: 'domani' }, '<Boh />'));
  put(project, 'content/legal/privacy.mdx', '# Titolo');
  const { problems, drafts } = await report();
  const places = problems.map((line) => /riga \d+(?:, campo «\w+»)?: .{28}/.exec(line)?.[0]);
  expect(places).toEqual([
    'riga 1: il titolo di primo livello è',
    'riga 3, campo «summary»: fra virgolette singole un ap',
    'riga 10, campo «autore»: non è un campo previsto. Tog',
    'riga 12: il titolo salta un livello. ',
    'riga 14: il collegamento «/prezi» por',
    'riga 16: la figura «prova.svg» non ha',
    'riga 18: il collegamento «/novita/rot',
    'riga 11: il collegamento «/novita/giu',
    'riga 11: il collegamento «/novita/boz',
  ]);
  // The addresses and anchors that exist stand there where they are few.
  expect(problems[4]).toContain('Quelli che ci sono: /, /prodotto, ');
  expect(problems[7]).toContain('Quelle di questa pagina: #uno.');
  expect(problems[8]).toContain('content/news/bozza.mdx è una bozza (draft: true)');
  expect(drafts).toHaveLength(2);
});

it('a damaged picture, and a question for a chapter that an article lacks, are found', async () => {
  put(project, articlePath('immagini/rotta.jpg'), 'x');
  add('altra.mdx', article({ image: 'rotta.jpg', questions: '["che cosa dice [#niente]"]' }));
  const { problems } = await report();
  expect(problems).toEqual([
    expect.stringContaining(
      'content/news/altra.mdx, campo «questions»: «/novita/altra#niente» non è un indirizzo',
    ),
    expect.stringContaining('immagini/rotta.jpg: non si legge'),
  ]);
});
