import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { Driver } from './drivers/driver';
import { launchFirefox } from './drivers/firefox';
import { launchWebKit } from './drivers/webkit';

const engines = { firefox: launchFirefox, webkit: launchWebKit };

/** A tab of a browser. Elements are found by a selector and, where it is not enough, by their text. */
export class Tab {
  constructor(
    readonly driver: Driver,
    private readonly origin: string,
  ) {}

  async goto(path: string): Promise<void> {
    await this.driver.open(this.origin + path);
  }

  /** Runs a function in the page. It must not use outer variables; arguments and result are plain data. */
  async evaluate<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return (await this.driver.evaluate(`(${script})(...${JSON.stringify(args)})`)) as Result;
  }

  /** As `evaluate`, but undefined while another page replaces this one. */
  tryEvaluate<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result | undefined> {
    return this.evaluate(script, ...args).catch(() => undefined);
  }

  /** The middle of the first visible element, after scrolling to it, once it has stopped moving. */
  private async middleOf(selector: string, text = ''): Promise<[number, number]> {
    const middle = () =>
      this.tryEvaluate(
        (selector: string, text: string) => {
          const element = [...document.querySelectorAll(selector)].find(
            (candidate) =>
              candidate.checkVisibility({ visibilityProperty: true }) &&
              candidate.textContent?.includes(text),
          );
          if (!element) return null;
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          // Of a link with several lines, the first.
          const [box] = element.getClientRects();
          if (!box) return null;
          const point: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
          const hit = document.elementFromPoint(...point);
          return hit && (element.contains(hit) || hit.contains(element)) ? point : null;
        },
        selector,
        text,
      );
    let point: [number, number] | null | undefined;
    // Elements move while an answer opens or closes: wait for the same place twice.
    const isSteady = async () => {
      const before = String(point);
      point = await middle();
      return Boolean(point) && String(point) === before;
    };
    await expect
      .poll(isSteady, { message: `${selector} ${text} can be pointed at`, intervals: [50, 50, 100, 250] })
      .toBe(true);
    return point ?? [0, 0];
  }

  async click(selector: string, text?: string): Promise<void> {
    await this.driver.click(...(await this.middleOf(selector, text)));
  }

  async tap(selector: string, text?: string): Promise<void> {
    await this.driver.tap(...(await this.middleOf(selector, text)));
  }

  async hover(selector: string, text?: string): Promise<void> {
    await this.driver.moveTo(...(await this.middleOf(selector, text)));
  }

  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.driver.type(text);
  }

  /** Fills in a form and sends it. @param values by field name; `true` ticks a box */
  async send(form: string, values: Record<string, string | true>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const control = `form[data-form="${form}"] [name="${name}"]`;
      if (value === true) {
        await this.click(control);
        continue;
      }
      // The system draws the list of a select, where no driver can click.
      const chosen = await this.evaluate(
        (control: string, value: string) => {
          const element = document.querySelector(control);
          if (!(element instanceof HTMLSelectElement)) return false;
          element.focus();
          element.value = value;
          element.dispatchEvent(new Event('change', { bubbles: true }));
          return true;
        },
        control,
        value,
      );
      if (!chosen) await this.type(control, value);
    }
    await this.click(`form[data-form="${form}"] button[type="submit"]`);
  }

  /** The number of visible elements; NaN while another page replaces this one. */
  async visible(selector: string, text = ''): Promise<number> {
    const count = await this.tryEvaluate(
      (selector: string, text: string) =>
        [...document.querySelectorAll(selector)].filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) && element.textContent?.includes(text),
        ).length,
      selector,
      text,
    );
    return count ?? Number.NaN;
  }

  async sees(selector: string, text?: string): Promise<void> {
    await expect
      .poll(() => this.visible(selector, text), `sees ${selector} ${text ?? ''}`)
      .toBeGreaterThan(0);
  }

  async seesNo(selector: string, text?: string): Promise<void> {
    await expect.poll(() => this.visible(selector, text), `sees no ${selector} ${text ?? ''}`).toBe(0);
  }

  async path(): Promise<string> {
    return (await this.tryEvaluate(() => location.pathname + location.hash)) ?? '';
  }
}

type Fixtures = { tab: Tab };
type WorkerFixtures = { scriptEnabled: boolean; driver: Driver };

/** Tests with one browser per Playwright worker, at the width of a desktop unless they change it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  scriptEnabled: [true, { option: true, scope: 'worker' }],
  driver: [
    async ({ scriptEnabled }, use, { project }) => {
      const driver = await engines[project.name as keyof typeof engines]({ script: scriptEnabled });
      console.log(driver.version);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  tab: async ({ driver, baseURL }, use, info) => {
    await driver.resize(1280, 900);
    const tab = new Tab(driver, baseURL ?? '');
    const before = driver.errors().length;
    await use(tab);
    if (info.status !== info.expectedStatus) {
      await writeFile(info.outputPath('screenshot.png'), await driver.screenshot());
    }
    // The attempts that /prova shows as blocked (D48).
    const expected = /esempio\.invalid/;
    expect(driver.errors().filter((text, index) => index >= before && !expected.test(text))).toEqual([]);
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});

export { expect };
