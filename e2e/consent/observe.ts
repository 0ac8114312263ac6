import type { Page } from '@playwright/test';
import { measurementId } from './analytics-site';

/** A fake of Google's script: it writes cookies, and sends reports until it is disabled. */
const fakeTag = `
const seconds = [...dataLayer].find(([name]) => name === 'config')[2].cookie_expires;
for (const name of ['_ga', '_ga_PROVA12345', '_gid']) document.cookie = name + '=1;path=/;max-age=' + seconds;
const report = (event) => window['ga-disable-${measurementId}'] || fetch('https://region1.google-analytics.com/g/collect?en=' + event, { method: 'POST' });
report('page_view');
addEventListener('click', () => report('click'));
`;

/** Records the requests of a page, `own` as paths, `foreign` as addresses. Foreign ones never reach the network. */
export async function recordNetwork(page: Page, url: string) {
  const own: string[] = [];
  const foreign: string[] = [];
  await page.route('**/*', (route) => {
    const requested = route.request().url();
    if (requested.startsWith(url)) {
      own.push(requested.slice(url.length));
      return route.continue();
    }
    foreign.push(requested);
    return requested.startsWith('https://www.googletagmanager.com/gtag/js')
      ? route.fulfill({ contentType: 'text/javascript', body: fakeTag })
      : route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return { own, foreign, consentFiles: () => own.filter((path) => path.startsWith('/assets/consent.')) };
}

export async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).sort();
}
