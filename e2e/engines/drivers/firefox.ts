import puppeteer from 'puppeteer-core';
import { findFirefox } from '@/scripts/engines.mjs';
import type { Launch } from './driver';

/** Firefox, by WebDriver BiDi. */
export const launchFirefox: Launch = async ({ script }) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'it', ...(script ? {} : { 'javascript.enabled': false }) },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    version: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    moveTo: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    type: (text) => (typeof text === 'string' ? page.keyboard.type(text) : page.keyboard.press(text.key)),
    errors: () => errors,
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
};
