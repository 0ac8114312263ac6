import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseSettings, SETTING_NAMES, SettingsError } from '@/lib/settings';

const site = {
  url: 'https://www.azienda.example',
  mail: { info: 'info@azienda.example', from: 'sito@azienda.example' },
};

/** The lines of the error, one for each wrong variable. */
function errorsOf(env: Record<string, string>): string[] {
  try {
    parseSettings(env, site);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n  ').slice(1);
    throw error;
  }
  return [];
}

describe('settings (D3)', () => {
  it('has the documented defaults when nothing is set', () => {
    expect(parseSettings({}, site)).toEqual({
      port: 3000,
      siteUrl: 'https://www.azienda.example',
      structuredDataUrl: 'https://www.azienda.example',
      mailTo: 'info@azienda.example',
      mailFrom: 'sito@azienda.example',
      mailSpoolDir: '.data/mail',
      mailPerSecond: 2,
      mailPerHour: 60,
      rateLimitMax: 20,
      rateLimitWindowS: 600,
      trustProxy: 0,
      hsts: 'host',
    });
  });

  it('counts empty and blank values as unset', () => {
    const blank = Object.fromEntries(SETTING_NAMES.map((name, index) => [name, index % 2 ? '' : '  ']));
    expect(parseSettings(blank, site)).toEqual(parseSettings({}, site));
  });

  it('takes a full set and brings addresses to their normal form', () => {
    const settings = parseSettings(
      {
        PORT: '8080',
        SITE_URL: 'HTTPS://Sito.Example/',
        MAIL_TO: 'a@b.example',
        MAIL_FROM: 'c@d.example',
        RESEND_API_KEY: 're_123',
        RESEND_BASE_URL: 'http://127.8.9.1:4010/',
        MAIL_SPOOL_DIR: '/var/spool/sito',
        MAIL_PER_SECOND: '5',
        MAIL_PER_HOUR: '100',
        RATE_LIMIT_MAX: '7',
        RATE_LIMIT_WINDOW_S: '60',
        TRUST_PROXY: '2',
        NEWSLETTER_URL: 'https://lettere.example/iscrivi?lista=1',
        NEWSLETTER_TOKEN: 'abc',
        GA_MEASUREMENT_ID: 'G-AB12CD34',
        HSTS: 'subdomains',
        ACCEPT_OPEN_FACTS: '1',
      },
      site,
    );
    expect(settings).toMatchObject({
      port: 8080,
      siteUrl: 'https://sito.example',
      structuredDataUrl: 'https://sito.example',
      resendBaseUrl: 'http://127.8.9.1:4010',
      trustProxy: 2,
      newsletterUrl: 'https://lettere.example/iscrivi?lista=1',
      gaMeasurementId: 'G-AB12CD34',
      hsts: 'subdomains',
      acceptOpenFacts: true,
    });
  });

  it.each(['http://localhost:1', 'http://[::1]:1', 'https://127.0.0.1'])(
    'takes the loopback provider %s',
    (url) => {
      expect(parseSettings({ RESEND_BASE_URL: url }, site).resendBaseUrl).toBe(url);
    },
  );

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '1e3'],
    ['SITE_URL', 'www.azienda.it'],
    ['SITE_URL', 'ftp://azienda.it'],
    ['SITE_URL', 'https://azienda.it/sito'],
    ['SITE_URL', 'https://u:p@azienda.it'],
    ['STRUCTURED_DATA_URL', 'nulla'],
    ['MAIL_TO', 'a@b.it, c@d.it'],
    ['MAIL_TO', 'info'],
    ['MAIL_FROM', 'Sito <a@b.it>'],
    ['RESEND_API_KEY', 're_ 1'],
    ['RESEND_BASE_URL', 'https://api.resend.com'],
    ['RESEND_BASE_URL', 'http://localhost.azienda.it'],
    ['RESEND_BASE_URL', 'http://127.0.0.1@evil.example'],
    ['RESEND_BASE_URL', 'http://127.azienda.it'],
    ['MAIL_SPOOL_DIR', 'a\nb'],
    ['MAIL_PER_SECOND', '0'],
    ['MAIL_PER_HOUR', '-1'],
    ['RATE_LIMIT_MAX', '1.5'],
    ['RATE_LIMIT_WINDOW_S', 'dieci'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', 'true'],
    ['NEWSLETTER_URL', 'http://lettere.example'],
    ['NEWSLETTER_URL', 'javascript:alert(1)'],
    ['NEWSLETTER_TOKEN', 'a b'],
    ['GA_MEASUREMENT_ID', 'UA-1'],
    ['GA_MEASUREMENT_ID', 'g-abc'],
    ['HSTS', 'includeSubDomains'],
    ['HSTS', 'toString'],
    ['ACCEPT_OPEN_FACTS', 'true'],
  ])('refuses %s=%s and names it', (variable, value) => {
    expect(errorsOf({ [variable]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${variable}: ricevuto .+; ammesso: .+$`)),
    ]);
  });

  it('lists every wrong variable with what it got, and never a secret', () => {
    const errors = errorsOf({
      PORT: 'abc',
      RESEND_API_KEY: 'molto segreta',
      NEWSLETTER_TOKEN: 'pure questo',
      LEADS_SECRET: 'troppo breve, una parola',
    });
    const names = errors.map((line) => line.split(':')[0]);
    expect(names).toEqual(['PORT', 'RESEND_API_KEY', 'LEADS_SECRET', 'NEWSLETTER_TOKEN']);
    expect(errors[0]).toContain('"abc"');
    expect(errors.join()).not.toMatch(/segreta|questo|parola/);
  });

  it('documents each variable in .env.example, and that of Caddy, where none is set', () => {
    const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
    const named = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual([...SETTING_NAMES, 'SITE_NAMES'].sort());
    expect(example).not.toMatch(/^[A-Z]/m);
  });
});
