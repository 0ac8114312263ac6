// `npm run bench -- scale [articles ...]`: measures the time of builds with more articles (D28), in a copy of the
// project. The arguments are the numbers of articles to add.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@/lib/clock';
import { root } from '@/scripts/bootstrap.mjs';
import { copyProject } from '@/tests/project-copy';

const LAST_DAY = Date.UTC(2026, 10, 17);
const categories = ['Prodotto', 'Archivi', 'Sicurezza'];
const tags = ['ricerca', 'fonti', 'archivi', 'ocr', 'permessi', 'contratti', 'sicurezza', 'integrazioni'];

/** Copies the article of the launch with another title, day, category and tag, which depend on the number. */
function articleSource(number: number): string {
  const launch = readFileSync(join(root, 'content/news/una-risposta-senza-pagina.mdx'), 'utf8');
  const date = new Date(LAST_DAY - (number % 2000) * DAY_MS).toISOString().slice(0, 10);
  const fields: Record<string, string | undefined> = {
    title: `Articolo di prova numero ${number} sulla ricerca`,
    date,
    category: categories[number % categories.length],
    tags: `[${tags[number % tags.length]}, metodo]`,
  };
  return launch.replace(/^(\w+): .*$/gm, (line, name) => (fields[name] ? `${name}: ${fields[name]}` : line));
}

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 1001];
const { folder: project, remove } = copyProject('bench-scale');
try {
  for (const articles of counts.sort((a, b) => a - b)) {
    for (let number = 1; number <= articles; number += 1) {
      const file = `content/news/articolo-di-prova-${number}.mdx`;
      writeFileSync(join(project, file), articleSource(number));
    }
    for (const output of ['.next', 'out']) rmSync(join(project, output), { recursive: true, force: true });
    const startedAt = performance.now();
    execFileSync('npm', ['run', 'build'], { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] });
    console.table({ articles, 'build, s': Math.round((performance.now() - startedAt) / 1000) });
  }
} finally {
  remove();
}
