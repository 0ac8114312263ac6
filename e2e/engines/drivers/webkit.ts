import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { findWebKit } from '@/lib/tools/engines.mjs';
import { freePort } from '@/tests/free-port';
import type { Launch } from './driver';

/** The toolbar of the browser would not let its window be as narrow as a phone. */
const NARROW_TOOLBAR =
  'button, entry, headerbar, box { min-width: 0; padding: 0; margin: 0; border-width: 0; }';

/** Starts a screen that nobody sees, and gives programs a home of their own. */
async function start() {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKit is not installed: npm run test:engines says how.');
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return {
    programs,
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      LANGUAGE: 'it',
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      MESA_SHADER_CACHE_DISABLE: 'true',
    },
    stop: async () => {
      screen.kill();
      // Processes of the browser may write for a moment yet.
      await rm(home, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

/** WebKitGTK's small browser on a screen that nobody sees, by WebDriver. */
export const launchWebKit: Launch = async ({ script }) => {
  const { programs, env, stop } = await start();
  const port = await freePort();
  const service = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    ...(!script && { 'webkitgtk:browserOptions': { args: ['--automation', '--enable-javascript=false'] } }),
  });
  await untilReady(`http://127.0.0.1:${port}/status`);
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  const at = (x: number, y: number) =>
    driver
      .actions({ async: true })
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
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
    // Its driver knows no touch.
    tap: click,
    type: (text) =>
      driver
        .actions({ async: true })
        .sendKeys(typeof text === 'string' ? text : keys[text.key])
        .perform(),
    // It tells none.
    errors: () => [],
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      service.kill();
      await stop();
    },
  };
};

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT, Tab: Key.TAB };

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('WebKitWebDriver does not answer.');
}
