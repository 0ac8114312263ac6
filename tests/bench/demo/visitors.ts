import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoForm } from '@/content/forms/demo';
import { demo, fill, formOf, ready } from '../../../e2e/forms/fill';
import { marker } from '../../../e2e/forms/mailbox';

/** What happens to a visitor. */
export type Fate = {
  label: string;
  visitors: number;
  /** What is away when the button is clicked: the visitor's own network, the server, nothing. */
  away: 'network' | 'server' | 'nothing';
  /** When the tab is closed: in the same instant as the click, as soon as the thanks are seen, not before coming back. */
  closes: 'at the click' | 'at the thanks' | 'never';
};

export type Visitor = {
  fate: Fate;
  /** A word that no other visitor writes. */
  word: string;
  context: BrowserContext;
  page: Page;
  sawThanks: boolean;
  /** Requests that still lay in the browser when the visitor had left for good. */
  left: number;
};

/** How long a visitor looks at the page that they come back for. */
const STAY_MS = 10_000;

/** Comes to the form and fills it in. */
export async function arrive(browser: Browser, url: string, fate: Fate): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'it-IT', baseURL: url });
  const page = await context.newPage();
  const word = marker();
  await page.goto('/richiedi-demo');
  await ready(page);
  await fill(formOf(page, 'demo'), demo(word));
  return { fate, word, context, page, sawThanks: false, left: 0 };
}

/** Clicks, and leaves the page as the visitor's fate has it. */
export async function send(visitor: Visitor): Promise<void> {
  const { fate, context, page } = visitor;
  if (fate.away === 'network') await context.setOffline(true);
  // By script, so that the tab can be closed before anything that the click sets off comes back.
  await page.evaluate(() =>
    document.querySelector<HTMLButtonElement>('form[data-form="demo"] [type="submit"]')?.click(),
  );
  if (fate.closes !== 'at the click') {
    await page.getByRole('heading', { name: demoForm.thanks.title }).waitFor();
    visitor.sawThanks = true;
  }
  if (fate.closes !== 'never') await page.close();
}

/** Comes back for one page view, in the old tab if it is still open, then leaves for good. */
export async function comeBack(visitor: Visitor): Promise<void> {
  const { fate, context } = visitor;
  if (fate.away === 'network') await context.setOffline(false);
  const page = fate.closes === 'never' ? visitor.page : await context.newPage();
  await page.goto('/prodotto');
  const deadline = Date.now() + STAY_MS;
  do {
    visitor.left = await kept(page);
    if (visitor.left > 0) await page.waitForTimeout(100);
  } while (visitor.left > 0 && Date.now() < deadline);
  await context.close();
}

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('richiesta-demo:')).length);
