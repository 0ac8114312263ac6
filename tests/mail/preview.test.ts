import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contact, demo } from './mail-fixture';

const URL_OF_FORMS = 'https://www.azienda.example/api/send-email';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  vi.resetModules();
  vi.stubEnv('SHOW_DRAFTS', '1');
  vi.stubEnv('MAIL_SPOOL_DIR', join(folder, 'mail'));
  vi.stubEnv('NEWSLETTER_URL', 'https://news.azienda.example/iscrivi');
  // Whatever would be sent, written or logged.
  vi.stubGlobal('fetch', vi.fn());
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const previewMail = async () => (await import('@/app/_entries/mail')).siteMail();
const json = (body: unknown) => ({
  headers: { 'Content-Type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const documented = { to: 'info@regesto.example', subject: 'Prova', body: 'Testo', replyTo: 'a@b.example' };

describe('the forms of a preview', () => {
  it.each([
    ['a form', json(contact)],
    ['the demo', json(demo)],
    ['the documented keys', json(documented)],
    ['what no server could read', json('{')],
    ['another type', { headers: { 'Content-Type': 'text/plain' }, body: 'x' }],
    ['nothing', {}],
  ])('answer %s of a script 503, with one message', async (_, init) => {
    const response = await (await previewMail()).handle(
      new Request(URL_OF_FORMS, { method: 'POST', ...init }),
    );
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await response.json()).toEqual({
      success: false,
      error: { code: 'preview', message: 'Anteprima: i moduli non inviano' },
    });
  });

  it.each([
    ['the newsletter', new URLSearchParams({ form: 'newsletter', email: 'a@b.example', gdpr: 'Y' })],
    ['a form', new URLSearchParams({ form: 'contact', firstName: 'Anna' })],
    ['a form of another kind', new FormData()],
  ])('answer an ordinary post of %s 503, by a page', async (_, body) => {
    const response = await (await previewMail()).handle(new Request(URL_OF_FORMS, { method: 'POST', body }));
    expect([response.status, response.headers.get('location')]).toEqual([503, null]);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('<p>Anteprima: i moduli non inviano</p>');
  });

  it('take no other method', async () => {
    const response = await (await previewMail()).handle(new Request(URL_OF_FORMS));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('keep nothing: no store is opened, nothing is sent or logged', async () => {
    const mail = await previewMail();
    await mail.start();
    for (const init of [json(demo), { body: new URLSearchParams({ form: 'demo' }) }])
      await mail.handle(new Request(URL_OF_FORMS, { method: 'POST', ...init }));
    expect(await mail.checkHealth()).toEqual({ well: true, sending: false });
    await mail.stop();
    expect(readdirSync(folder)).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
    expect(console.log).not.toHaveBeenCalled();
  });

  it('keep nothing in the browser, and sign nobody up with a provider', async () => {
    const { demoDefinition } = await import('@/lib/forms/demo');
    expect(demoDefinition.keptInBrowser).toBe(false);
    const { settings } = await import('@/app/_site/settings');
    expect(settings.newsletter).toEqual({ action: '/api/send-email', own: true });
  });
});

it('is none of this where the site is no preview', async () => {
  vi.stubEnv('SHOW_DRAFTS', '');
  const { demoDefinition } = await import('@/lib/forms/demo');
  expect(demoDefinition.keptInBrowser).toBe(true);
  const { settings } = await import('@/app/_site/settings');
  expect(settings.newsletter.own).toBe(false);
});
