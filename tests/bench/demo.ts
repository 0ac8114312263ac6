// Whether a demo request is ever lost or doubled when it cannot reach the server (D18): visitors in a real browser
// whose network or whose server is away, and who close their tab, send the form, come back for one page view each and
// leave. Prints what they saw, what the spool holds and what the provider delivered.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { mailsWith } from '../../e2e/forms/mailbox';
import { browserLaunch } from '../../lib/tools/browser.mjs';
import { startFakeProvider } from '../mail/fake-provider';
import { openSite } from './demo/site';
import { arrive, comeBack, type Fate, send, type Visitor } from './demo/visitors';

/** Every one of these sees the thanks: the figure to reach. */
const seen: Fate[] = [
  { label: 'network away, tab stays', visitors: 20, away: 'network', closes: 'never' },
  { label: 'network away, tab closed', visitors: 20, away: 'network', closes: 'at the thanks' },
  { label: 'server stopped, tab stays', visitors: 20, away: 'server', closes: 'never' },
  { label: 'server stopped, tab closed', visitors: 20, away: 'server', closes: 'at the thanks' },
  { label: 'all well, tab closed', visitors: 20, away: 'nothing', closes: 'at the thanks' },
];
/** Besides: gone in the same instant as the click, so that there is nobody left to see anything. */
const unseen: Fate[] = [
  { label: 'closed at the click', visitors: 12, away: 'nothing', closes: 'at the click' },
  { label: '… and network away', visitors: 12, away: 'network', closes: 'at the click' },
  { label: '… and server stopped', visitors: 12, away: 'server', closes: 'at the click' },
];
/** Visitors at the same time. */
const AT_ONCE = 4;
/** How long the spool has to send the last of it. */
const DRAIN_MS = 60_000;

async function inParallel<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-demo-'));
const spoolDir = join(folder, 'mail');
process.env.MAIL_SPOOL_DIR = spoolDir;
const began = Date.now();
const provider = await startFakeProvider();
const site = await openSite({ spoolDir, providerUrl: provider.baseUrl, logFile: join(folder, 'server.log') });
const browser = await chromium.launch(browserLaunch());

const visitors: Visitor[] = [];
let ok = false;
try {
  const everybody = [...seen, ...unseen].flatMap((fate) => Array.from({ length: fate.visitors }, () => fate));
  const others = everybody.filter(({ away }) => away !== 'server');
  await inParallel(others, async (fate) => {
    const visitor = await arrive(browser, site.url, fate);
    visitors.push(visitor);
    await send(visitor);
    await comeBack(visitor);
  });
  const unlucky = await inParallel(
    everybody.filter(({ away }) => away === 'server'),
    (fate) => arrive(browser, site.url, fate),
  );
  visitors.push(...unlucky);
  await site.stop();
  await inParallel(unlucky, send);
  await site.start();
  await inParallel(unlucky, comeBack);
  const deadline = Date.now() + DRAIN_MS;
  while (provider.delivered.length < visitors.length && Date.now() < deadline) await pause(200);
  // For what should not come.
  await pause(2000);
  ok = await report();
} finally {
  await browser.close();
  await site.stop();
  await provider.close();
  if (ok) rmSync(folder, { recursive: true });
  else console.error(`Kept for a look: ${folder}`);
}
process.exit(ok ? 0 : 1);

type Row = { visitors: number; thanks: number; leads: number; mails: number; doubled: number; left: number };

/** Prints the table. @returns whether nobody was lost, doubled or left without thanks */
async function report(): Promise<boolean> {
  const mails = provider.delivered.map(({ payload }) => String(payload.text));
  const rowOf = async (some: readonly Visitor[]): Promise<Row> => {
    const row: Row = { visitors: some.length, thanks: 0, leads: 0, mails: 0, doubled: 0, left: 0 };
    for (const { word, sawThanks, left } of some) {
      const leads = (await mailsWith(word)).length;
      const delivered = mails.filter((text) => text.includes(word)).length;
      row.thanks += Number(sawThanks);
      row.leads += Math.min(leads, 1);
      row.mails += Math.min(delivered, 1);
      row.doubled += Math.max(leads - 1, delivered - 1, 0);
      row.left += left;
    }
    return row;
  };
  const of = (fates: readonly Fate[]) => rowOf(visitors.filter(({ fate }) => fates.includes(fate)));
  const print = (label: string, row: object) =>
    console.log(label.padEnd(28), ...Object.values(row).map((value) => String(value).padStart(8)));
  const head = ['visitors', 'thanks', 'leads', 'mails', 'doubled', 'left'];
  print('', head);
  for (const fate of seen) print(fate.label, await of([fate]));
  const all = await of(seen);
  print('all who could see thanks', all);
  for (const fate of unseen) print(fate.label, { ...(await of([fate])), thanks: '–' });
  const gone = await of(unseen);
  console.log(`${((Date.now() - began) / 1000).toFixed(0)} s`);
  const whole = ({ visitors: count, leads, mails: sent, doubled, left }: Row) =>
    leads === count && sent === count && doubled === 0 && left === 0;
  return whole(all) && all.thanks === all.visitors && whole(gone);
}
