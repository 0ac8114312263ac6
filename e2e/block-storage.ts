import type { Page } from '@playwright/test';

/** Makes each access to a storage throw, as in a browser whose settings block it. */
export const blockStorage = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.addInitScript((name) => {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  }, storage);
