// `npm run bench -- scale [articles ...]`: measures the time and the output of builds with more articles (D28), in a copy of the
// project. The arguments are the numbers of articles to add.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@/lib/clock';
import { filesBelow } from '@/lib/files-below';
import { root } from '@/lib/tools/bootstrap.mjs';
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

/** Writes articles into the content of a copy of the project. */
function writeArticles(project: string, count: number): void {
  for (let number = 1; number <= count; number += 1) {
    const file = `content/news/articolo-di-prova-${number}.mdx`;
    writeFileSync(join(project, file), articleSource(number));
  }
}

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 1001];

const { folder: project, remove } = copyProject('bench-scale');
const site = join(project, 'out/site');
const rows = [];
try {
  for (const articles of counts.sort((a, b) => a - b)) {
    writeArticles(project, articles);
    for (const output of ['.next', 'out']) rmSync(join(project, output), { recursive: true, force: true });
    rows.push({ articles, 'build, s': secondsToBuild(), ...sizes() });
    console.table(rows);
  }
} finally {
  remove();
}

function secondsToBuild(): number {
  const startedAt = performance.now();
  execFileSync('npm', ['run', 'build'], { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] });
  return Math.round((performance.now() - startedAt) / 1000);
}

/** Returns the bytes of all served files, compressed copies included, and of the two files that grow with the articles. */
function sizes() {
  const size = (name: string) => statSync(join(site, name)).size;
  const served = filesBelow(site).reduce((sum, name) => sum + size(name), 0);
  return {
    'served, B': served,
    'novita.html, B': size('novita.html'),
    'sitemap.xml, B': size('sitemap.xml'),
  };
}
