import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../bootstrap.mjs';

/** Mozilla's own tests; fetched when they are needed, with a hundred packages that nobody else here needs. */
const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const folder = join(root, 'node_modules/.cache/observatory');

type Page = { path: string; headers: ReadonlyMap<string, string>; html: string };
type Score = { path: string; score: number; grade: string };

type Outcome = { result: string | null };
type Library = {
  tests: ((requests: unknown) => Outcome)[];
  modifierOf: (result: string) => number;
  gradeOf: (score: number) => { score: number; grade: string };
  leastForExtras: number;
  headers: (values: Record<string, string>) => unknown;
};

/**
 * Scores pages by the Observatory's own tests, on the answers that a public https host would give: it scans only such
 * hosts itself, so its tests get the answers handed in, with http redirected to https and no entry in the preload list.
 * @returns a score a page, or why there is none
 */
export async function observatoryScore(pages: readonly Page[]): Promise<Score[] | { reason: string }> {
  if (!install()) return { reason: `${PACKAGE}@${VERSION} could not be installed` };
  const library = await load();
  return pages.map(({ path, headers, html }) => {
    const modifiers = library.tests.map((test) => {
      const { result } = test(answers(path, headers, html, library));
      return result ? library.modifierOf(result) : 0;
    });
    const faults = modifiers.filter((value) => value < 0).reduce((sum, value) => sum + value, 100);
    const all = modifiers.reduce((sum, value) => sum + value, 100);
    return { path, ...library.gradeOf(faults >= library.leastForExtras ? all : faults) };
  });
}

/** What the Observatory would have asked a host for. */
function answers(path: string, headers: ReadonlyMap<string, string>, page: string, library: Library) {
  // Its parser complains of styles that are newer than itself; what it looks at are scripts.
  const html = page.replaceAll(/<style>.*?<\/style>/gs, '');
  const host = 'www.sito.example';
  const values = { 'content-type': 'text/html; charset=utf-8' } as Record<string, string>;
  for (const [name, value] of headers) values[name.toLowerCase()] = value;
  const response = {
    status: 200,
    headers: library.headers(values),
    data: html,
    verified: true,
    httpEquiv: new Map<string, string[]>(),
    request: { protocol: 'https:' },
  };
  const url = new URL(path, `https://${host}`);
  const redirects = [
    { url: new URL(path, `http://${host}`), status: 301 },
    { url, status: 200 },
  ];
  return {
    hostname: host,
    resources: { path: html },
    session: { url, jar: undefined },
    responses: {
      auto: response,
      https: response,
      http: response,
      cors: response,
      httpRedirects: redirects,
      httpsRedirects: redirects,
    },
  };
}

function install(): boolean {
  const home = join(folder, 'node_modules', PACKAGE);
  if (!existsSync(home)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{}');
    const { status } = spawnSync(
      'npm',
      ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `${PACKAGE}@${VERSION}`],
      { cwd: folder, stdio: 'ignore', shell: process.platform === 'win32', timeout: 300_000 },
    );
    if (status !== 0) return false;
  }
  // Its scripts would fetch these lists: of hosts that browsers know to be https only, and of domain endings.
  for (const list of ['hsts-preload.json', 'tld_list.json']) {
    const file = join(home, 'conf', list);
    if (!existsSync(file)) writeFileSync(file, '{}');
  }
  return true;
}

async function load(): Promise<Library> {
  const home = join(folder, 'node_modules', PACKAGE);
  const part = (path: string) => import(pathToFileURL(join(home, 'src', path)).href);
  const [constants, grader, charts] = await Promise.all([
    part('constants.js'),
    part('grader/grader.js'),
    part('grader/charts.js'),
  ]);
  const axios = createRequire(join(home, 'package.json')).resolve('axios');
  const { AxiosHeaders } = await import(pathToFileURL(join(dirname(axios), '../../index.js')).href);
  return {
    tests: constants.ALL_TESTS,
    modifierOf: grader.getScoreModifier,
    gradeOf: grader.getGradeForScore,
    leastForExtras: charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT,
    headers: (values) => new AxiosHeaders(values),
  };
}
