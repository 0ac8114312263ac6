import { join } from 'node:path';
import { chromium, devices } from '@playwright/test';
import { root } from '../bootstrap.mjs';
import { browserLaunch } from '../browser.mjs';
import { startBundle } from '../servers';
import { budgets, interactivePages } from '../site-check/budgets';
import { pageAddresses } from '../site-check/served-pages';
import { figure, kilobytes, type Part } from './report';

type Load = { path: string; requests: number; bytes: number; foreign: string[] };

/** What a phone asks for when it opens each page for the first time, before anybody scrolls or consents to anything. */
export const requests: Part = async () => {
  const server = await startBundle();
  const browser = await chromium.launch(browserLaunch());
  const loads: Load[] = [];
  try {
    for (const path of pageAddresses(join(root, 'out/site'))) {
      const context = await browser.newContext({ ...devices['Moto G4'], locale: 'it-IT' });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const load: Load = { path, requests: 0, bytes: 0, foreign: [] };
      await session.send('Network.enable');
      session.on('Network.requestWillBeSent', ({ request }) => {
        const { protocol, origin } = new URL(request.url);
        // The tab's icon is the browser's, once for all pages, and Lighthouse does not count it either.
        if (!protocol.startsWith('http') || request.url.includes('/icon.svg')) return;
        load.requests += 1;
        if (origin !== server.url) load.foreign.push(origin);
      });
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        load.bytes += encodedDataLength;
      });
      await page.goto(server.url + path, { waitUntil: 'networkidle' });
      loads.push(load);
      await context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const reading = loads.filter(({ path }) => !interactivePages.includes(path));
  const most = (some: readonly Load[], of: (load: Load) => number) =>
    some.reduce((a, b) => (of(b) > of(a) ? b : a));
  const asked = most(reading, (load) => load.requests);
  const heavy = most(reading, (load) => load.bytes);
  const heaviest = most(loads, (load) => load.bytes);
  const foreign = loads.flatMap((load) => load.foreign);
  return [
    {
      measure: 'cold load on a phone, requests (pages that only read)',
      value: figure(asked.requests),
      goal: `${budgets.requests} or less`,
      met: asked.requests <= budgets.requests,
      note: asked.path,
    },
    {
      measure: 'cold load on a phone, headers in (pages that only read)',
      value: kilobytes(heavy.bytes),
      goal: `${kilobytes(budgets.firstLoad)} or less`,
      met: heavy.bytes <= budgets.firstLoad,
      note: heavy.path,
    },
    { measure: 'the same, all pages', value: kilobytes(heaviest.bytes), note: heaviest.path },
    {
      measure: 'third-party requests before consent',
      value: figure(foreign.length),
      goal: '0',
      met: foreign.length === 0,
      note: [...new Set(foreign)].join(', ') || `none on ${loads.length} pages`,
    },
  ];
};
