import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserLaunch } from '@/lib/tools/browser.mjs';

/** Fetched when it is needed: it and its dependencies are larger than all packages of the project. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

type Report = {
  runtimeError?: { message: string };
  configSettings: { throttling: { cpuSlowdownMultiplier: number } };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: Record<string, unknown>[] } }>;
};

/** What one run says of a page: scores up to 100, times in ms, script in bytes as they travel. */
export type Measures = Record<(typeof measures)[number], number>;
export const measures = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
  'script',
  'longest task',
] as const;

/** Now and then the trace of a run has no page load (NO_NAVSTART). */
const ATTEMPTS = 4;

/** Runs Lighthouse with its preset of a slow phone. @throws when it has failed so many times */
export async function runLighthouse(url: string): Promise<Measures> {
  let report: Report | undefined;
  for (let attempt = 1; !report; attempt += 1) {
    report = await reportOn(url).catch((error) => {
      if (attempt === ATTEMPTS) throw error;
      return undefined;
    });
  }
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  const items = (name: string) => report.audits[name]?.details?.items ?? [];
  const script = items('network-requests')
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  const longest = Math.max(0, ...items('main-thread-tasks').map(({ duration }) => Number(duration)));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    script,
    // As long as the phone would need.
    'longest task': longest * report.configSettings.throttling.cpuSlowdownMultiplier,
  };
}

async function reportOn(url: string): Promise<Report> {
  const { executablePath, args } = browserLaunch({ full: true });
  const flags = ['--headless=new', ...args].join(' ');
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    {
      env: { ...process.env, CHROME_PATH: executablePath },
      maxBuffer: 64e6,
      shell: process.platform === 'win32',
    },
  );
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** The medians of several runs. */
export function medians(runs: readonly Measures[]): Measures {
  const middle = (name: keyof Measures) =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return Object.fromEntries(measures.map((name) => [name, middle(name)])) as Measures;
}
