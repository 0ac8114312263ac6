// `npm run bench -- lighthouse [--runs 3] [path ...]`: Lighthouse on these pages, or on all, against the production server:
// medians of so many runs, and beside them those of a plain page with the same text, because times differ from machine to
// machine and their ratio less.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { start } from '@/e2e/serving/process';
import { root } from '@/lib/tools/bootstrap.mjs';
import { freePort } from '@/tests/free-port';
import { servePlain } from './lighthouse/plain-page';
import { type Measures, medians, runLighthouse } from './lighthouse/run';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number of runs');

const spool = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const port = await freePort();
const origin = `http://localhost:${port}`;
const server = start({
  command: [process.execPath, join(root, 'out/server.mjs')],
  cwd: root,
  env: { PORT: String(port), MAIL_SPOOL_DIR: spool },
});
try {
  await server.until('"listening"');
  await measure(positionals.length > 0 ? positionals : await everyPath());
} finally {
  server.kill();
  rmSync(spool, { recursive: true, force: true });
}

async function everyPath(): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
}

async function measure(paths: readonly string[]) {
  const html = await Promise.all(
    paths.map(async (path) => [path, await (await fetch(origin + path)).text()] as const),
  );
  const plain = servePlain(new Map(html)).listen(0);
  await once(plain, 'listening');
  const plainOrigin = `http://localhost:${(plain.address() as AddressInfo).port}`;
  const rows = [];
  for (const path of paths) {
    const ours: Measures[] = [];
    const theirs: Measures[] = [];
    for (let run = 0; run < runs; run += 1) {
      ours.push(await runLighthouse(origin + path));
      theirs.push(await runLighthouse(plainOrigin + path));
    }
    const row = { path, ...besidePlain(medians(ours), medians(theirs)) };
    rows.push(row);
    console.error(`${path}: ${row.performance}`);
  }
  plain.close();
  console.table(rows);
  const full = rows.filter(({ performance }) => performance === 100).length;
  console.log(`Performance 100 on ${full} of ${rows.length} pages.`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results/lighthouse.json'), `${JSON.stringify(rows, null, 2)}\n`);
}

/** Rounded, with the ratio to the plain page, or the difference where that has 0. */
function besidePlain(ours: Measures, plain: Measures) {
  const ratio = (name: keyof Measures) => Number((ours[name] / plain[name]).toFixed(2));
  return {
    ...ours,
    FCP: Math.round(ours.FCP),
    LCP: Math.round(ours.LCP),
    TBT: Math.round(ours.TBT),
    CLS: Number(ours.CLS.toFixed(3)),
    'longest task': Math.round(ours['longest task']),
    'FCP to plain': ratio('FCP'),
    'LCP to plain': ratio('LCP'),
    'TBT over plain': Math.round(ours.TBT - plain.TBT),
  };
}
