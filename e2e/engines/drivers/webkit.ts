import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { findWebKit } from '@/scripts/engines.mjs';
import { freePort } from '@/tests/free-port';
import type { Launch } from './driver';

/** With the default toolbar the window cannot be as narrow as a phone. */
const NARROW_TOOLBAR =
  'button, entry, headerbar, box { min-width: 0; padding: 0; margin: 0; border-width: 0; }';

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT, Tab: Key.TAB };

/** WebKitGTK's small browser on a virtual screen, with an empty home folder, by WebDriver. */
export const launchWebKit: Launch = async ({ script }) => {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKit is not installed: npm run test:engines says how.');
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const service = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      LANGUAGE: 'it',
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      MESA_SHADER_CACHE_DISABLE: 'true',
    },
  });
  await expect(async () => expect((await fetch(`${url}/status`)).ok).toBe(true)).toPass({ timeout: 10_000 });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    ...(!script && { 'webkitgtk:browserOptions': { args: ['--automation', '--enable-javascript=false'] } }),
  });
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities(capabilities)
    .build();
  const actions = () => driver.actions({ async: true });
  const at = (x: number, y: number) =>
    actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  const click = (x: number, y: number) => at(x, y).click().perform();
  return {
    version: `webkitgtk/${(await driver.getCapabilities()).get('browserVersion')}`,
    open: (url) => driver.get(url),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    moveTo: (x, y) => at(x, y).perform(),
    click,
    // Its driver has no touch and reports no console errors.
    tap: click,
    errors: () => [],
    type: (text) =>
      actions()
        .sendKeys(typeof text === 'string' ? text : keys[text.key])
        .perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      service.kill();
      screen.kill();
      // Processes of the browser may still write for a moment.
      await rm(home, { recursive: true, force: true, maxRetries: 20 });
    },
  };
};
