import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { root } from '../bootstrap.mjs';
import { browserLaunch } from '../browser.mjs';
import { startBundle } from '../servers';
import { pageAddresses } from '../site-check/served-pages';
import type { Part, Row } from './report';

/** The last one that runs on Node 20; fetched when it is needed, since nobody else needs its 100 packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 3;
/** One page of each kind: home, long, form, list, article, guide, pictures. */
const sample = [
  '/',
  '/contatti',
  '/documentazione',
  '/documentazione/api-reference',
  '/novita/una-risposta-senza-pagina',
  '/prezzi',
  '/tecnologia/ocr',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const;

const score = z.object({ score: z.number() });
const value = z.object({ numericValue: z.number() });
const resultSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': value,
    'cumulative-layout-shift': value,
    'total-blocking-time': value,
  }),
});
type Figures = Record<(typeof categories)[number] | (typeof audits)[number], number>;

const run = promisify(execFile);

/** Lighthouse's mobile preset, the median of three runs a page: a sample of the pages, or with `--all` every one. */
export const lighthouse: Part = async (args) => {
  const paths = args.includes('--all') ? pageAddresses(join(root, 'out/site')) : sample;
  const server = await startBundle();
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  const found: { path: string; figures: Figures }[] = [];
  try {
    for (const path of paths) {
      const figures: Figures[] = [];
      for (let turn = 0; turn < RUNS; turn += 1) figures.push(await measure(server.url + path, folder));
      found.push({ path, figures: medians(figures) });
      console.log(path, JSON.stringify(found.at(-1)?.figures));
    }
  } catch (error) {
    // Its text names folders of this machine, which have no place in the history.
    console.error(error);
    return [{ measure: 'Lighthouse', value: 'not measured', note: 'a run failed' }];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
  const worst = (name: keyof Figures, least: boolean) =>
    found.reduce((a, b) =>
      least === b.figures[name] < a.figures[name] && a.figures[name] !== b.figures[name] ? b : a,
    );
  const which = `median of ${RUNS} on ${found.length} pages`;
  const lowest = categories.map((name) => worst(name, true));
  const scores = lowest.map(({ figures }, index) => Math.round(figures[categories[index] ?? 'seo'] * 100));
  const slowest = worst('largest-contentful-paint', false);
  const lcp = slowest.figures['largest-contentful-paint'] / 1000;
  const shifting = worst('cumulative-layout-shift', false);
  const blocking = worst('total-blocking-time', false);
  const rows: Row[] = [
    {
      measure: 'Lighthouse mobile, lowest of each category',
      value: scores.join(' / '),
      goal: '100 / 100 / 100 / 100',
      met: scores.every((each) => each === 100),
      note: `${which}; ${[...new Set(lowest.map(({ path }) => path))].join(', ')}`,
    },
    {
      measure: 'LCP, simulated',
      value: `${lcp.toFixed(2)} s`,
      goal: '1.2 s or less',
      met: lcp <= 1.2,
      note: slowest.path,
    },
    {
      measure: 'CLS',
      value: shifting.figures['cumulative-layout-shift'].toFixed(3),
      goal: '0',
      met: shifting.figures['cumulative-layout-shift'] < 0.0005,
      note: shifting.path,
    },
    {
      measure: 'TBT',
      value: `${Math.round(blocking.figures['total-blocking-time'])} ms`,
      goal: '0 ms',
      met: blocking.figures['total-blocking-time'] < 0.5,
      note: blocking.path,
    },
  ];
  return rows;
};

async function measure(url: string, folder: string): Promise<Figures> {
  const output = join(folder, 'result.json');
  const { executablePath, args } = browserLaunch();
  await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${args.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, timeout: 180_000 },
  );
  const result = resultSchema.parse(JSON.parse(readFileSync(output, 'utf8')));
  const figures = {} as Figures;
  for (const name of categories) figures[name] = result.categories[name].score;
  for (const name of audits) figures[name] = result.audits[name].numericValue;
  return figures;
}

function medians(runs: readonly Figures[]): Figures {
  const figures = {} as Figures;
  for (const name of [...categories, ...audits]) {
    const sorted = runs.map((each) => each[name]).sort((a, b) => a - b);
    figures[name] = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  }
  return figures;
}
