// `npm run bench -- scale [articles ...]`: how long a build takes with so many articles more (D28), and how large its
// output is. Builds in a copy of the project.
import { execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '@/tests/project-copy';
import { articleFile, writeArticles } from './articles';

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 1001];

const { folder: project, remove } = copyProject('bench-scale');
const site = join(project, 'out/site');
const rows = [];
try {
  let written = 0;
  for (const articles of counts.sort((a, b) => a - b)) {
    writeArticles(project, written + 1, articles);
    written = articles;
    for (const output of ['.next', 'out']) rmSync(join(project, output), { recursive: true, force: true });
    const first = secondsToBuild();
    appendFileSync(join(project, 'content/news', articleFile(1)), '\nUna riga in più.\n');
    const afterEdit = secondsToBuild();
    rows.push({ articles, 'first build, s': first, 'after one edit, s': afterEdit, ...sizes() });
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

/** Bytes of all that is served, compressed copies included, and of the two files that grow with the articles. */
function sizes() {
  const size = (name: string) => statSync(join(site, name)).size;
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const served = files.reduce((sum, name) => sum + (statSync(join(site, name)).isFile() ? size(name) : 0), 0);
  return {
    'served, B': served,
    'novita.html, B': size('novita.html'),
    'sitemap.xml, B': size('sitemap.xml'),
  };
}
