import { appendFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articleFile, writeArticles } from './articles';
import { type Cost, measuredRun } from './measured-run';
import { copyProject } from './project-copy';
import { figure, kilobytes, type Part, type Row } from './report';

/** Articles besides those that the site has; the first two are compared. */
const usual = [1, 1001];

type Build = {
  articles: number;
  first: Cost;
  /** The build after a line has been added to one article. */
  again: Cost;
  /** Bytes of all that is served. */
  served: number;
  list: number;
  sitemap: number;
};

/**
 * What a build costs with few and with many articles: `npm run bench -- scale 1 1001 5001`. In a copy of the project.
 */
export const scale: Part = async (args) => {
  const counts = args.length > 0 ? args.map(Number) : usual;
  if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
    throw new Error(`scale takes numbers of articles, rising: npm run bench -- scale ${usual.join(' ')}`);
  }
  const builds: Build[] = [];
  const { folder, remove } = copyProject('scale');
  const logs = join(tmpdir(), 'bench-scale-logs');
  mkdirSync(logs, { recursive: true });
  const build = (name: string) =>
    measuredRun(['npm', ['run', 'build']], { cwd: folder, logFile: join(logs, `${name}.log`) });
  let written = 0;
  for (const articles of counts.sort((a, b) => a - b)) {
    writeArticles(folder, written + 1, articles);
    written = articles;
    for (const output of ['.next', 'out']) rmSync(join(folder, output), { recursive: true, force: true });
    const first = await build(`${articles}-first`);
    appendFileSync(join(folder, 'content/news', articleFile(1)), '\nUna riga in più.\n');
    const again = await build(`${articles}-again`);
    const site = join(folder, 'out/site');
    const size = (name: string) => statSync(join(site, name)).size;
    const made = {
      articles,
      first,
      again,
      served: folderBytes(site),
      list: size('novita.html'),
      sitemap: size('sitemap.xml'),
    };
    console.log(JSON.stringify(made));
    builds.push(made);
  }
  remove();
  return builds.flatMap((made, index) => rowsOf(made, builds[index - 1]));
};

function rowsOf(made: Build, before: Build | undefined): Row[] {
  const { articles, first, again } = made;
  const cost = ({ seconds, cpuSeconds, peakMb }: Cost) =>
    `${figure(seconds)} s${cpuSeconds ? `, ${figure(cpuSeconds)} s of processor` : ''}${peakMb ? `, ${figure(peakMb)} MB` : ''}`;
  const rows: Row[] = [
    {
      measure: `build with ${figure(articles)} more articles`,
      value: cost(first),
      note: `again after one edit: ${cost(again)}`,
    },
    {
      measure: '  served, list page, sitemap',
      value: [made.served, made.list, made.sitemap].map(kilobytes).join(', '),
      note: 'uncompressed and with the compressed copies',
    },
  ];
  if (!before) return rows;
  const added = (articles - before.articles) / 1000;
  const seconds = (first.seconds - before.first.seconds) / added;
  const cpu = ((first.cpuSeconds ?? 0) - (before.first.cpuSeconds ?? 0)) / added;
  const peak = first.peakMb;
  rows.push({
    measure: '  1,000 more',
    value: `${figure(seconds)} s${cpu ? `, ${figure(cpu)} s of processor` : ''}`,
    goal: '30 s or less, under 2 GB',
    met: seconds <= 30 && (peak ?? 0) < 2000,
    note: `${kilobytes((made.served - before.served) / added / 1000)} served an article`,
  });
  return rows;
}

const folderBytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
