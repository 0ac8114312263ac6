import { afterAll, afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());
// The next test file of this process must load its modules again.
afterAll(() => vi.resetModules());

/** What the forms of a build do in the browser. @param showDrafts `1` for a preview */
async function formsOf(showDrafts: string) {
  vi.resetModules();
  vi.stubEnv('SHOW_DRAFTS', showDrafts);
  vi.stubEnv('NEWSLETTER_URL', 'https://news.azienda.example/iscrivi');
  const { demoDefinition } = await import('@/lib/forms/demo');
  const { settings } = await import('@/app/_site/settings');
  return { keptInBrowser: demoDefinition.keptInBrowser, newsletter: settings.newsletter };
}

it('the forms of a preview keep nothing in the browser, and sign nobody up with a provider (D49)', async () => {
  const newsletter = { action: '/api/send-email', isOwnEndpoint: true };
  expect(await formsOf('1')).toEqual({ keptInBrowser: false, newsletter });
  expect(await formsOf('')).toMatchObject({ keptInBrowser: true, newsletter: { isOwnEndpoint: false } });
});
