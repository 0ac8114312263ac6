import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseSettings, SETTING_NAMES, SettingsError } from '@/lib/settings';

const site = {
  url: 'https://www.azienda.example',
  mail: { info: 'info@azienda.example', from: 'sito@azienda.example' },
};

const SECRET = `whsec_${Buffer.alloc(32, 'segreto').toString('base64')}`;

/** The lines of the error, one per wrong variable. */
function errorsOf(env: Record<string, string>): string[] {
  try {
    parseSettings(env, site);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n  ').slice(1);
    throw error;
  }
  return [];
}

describe('the settings (D3)', () => {
  it('have the documented defaults when nothing is set', () => {
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

  it('are unset if their value is empty or blank', () => {
    const blank = Object.fromEntries(SETTING_NAMES.map((name, index) => [name, index % 2 ? '' : '  ']));
    expect(parseSettings(blank, site)).toEqual(parseSettings({}, site));
  });

  it('have numbers, switches and addresses in normal form', () => {
    const env = {
      PORT: '8080',
      ACCEPT_OPEN_FACTS: '1',
      SITE_URL: 'HTTPS://Sito.Example/',
      RESEND_BASE_URL: 'http://[::1]:4010/',
      NEWSLETTER_URL: 'https://lettere.example/iscrivi?lista=1',
    };
    expect(parseSettings(env, site)).toMatchObject({
      port: 8080,
      acceptOpenFacts: true,
      siteUrl: 'https://sito.example',
      structuredDataUrl: 'https://sito.example',
      resendBaseUrl: 'http://[::1]:4010',
      newsletterUrl: 'https://lettere.example/iscrivi?lista=1',
    });
  });

  it.each([
    [
      'smtps://sito%40azienda.example:p%2F%40ss@mail.azienda.example',
      { port: 465, secure: true, isLocal: false, auth: { user: 'sito@azienda.example', pass: 'p/@ss' } },
    ],
    ['smtp://Mail.Azienda.example', { host: 'mail.azienda.example', port: 587, secure: false }],
    ['smtps://u:p@[::1]:4465', { host: '::1', port: 4465, secure: true, isLocal: true }],
  ])('accept the mail server %s', (url, server) => {
    expect(parseSettings({ SMTP_URL: url }, site).smtp).toMatchObject(server);
  });

  it.each(['http://127.0.0.1:5678/x', 'http://10.1.2.3/x', 'http://[fd00::1]/x', 'http://n8n:5678/x'])(
    'accept a webhook without https in a private network: %s',
    (url) => {
      const env = { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: SECRET };
      expect(parseSettings(env, site).leadsWebhookUrl).toBe(url);
    },
  );

  it('refuse two mail servers, and name the setting to remove', () => {
    const errors = errorsOf({ RESEND_API_KEY: 're_chiave', SMTP_URL: 'smtps://u:parola@mail.azienda.it' });
    const advice = /^RESEND_API_KEY, SMTP_URL: ricevuto .+ togliete RESEND_API_KEY se .+, SMTP_URL se/;
    expect(errors).toEqual([expect.stringMatching(advice)]);
    expect(errors.join()).not.toMatch(/chiave|parola/);
  });

  it.each([
    [{ LEADS_WEBHOOK_URL: 'https://crm.azienda.it/token' }, /^LEADS_WEBHOOK_SECRET: .*_URL.*openssl/],
    [{ LEADS_WEBHOOK_SECRET: SECRET }, /^LEADS_WEBHOOK_URL: .*LEADS_WEBHOOK_SECRET/],
  ])('refuse a webhook with only one of its settings: %o', (env, line) => {
    expect(errorsOf(env)).toEqual([expect.stringMatching(line)]);
    expect(errorsOf(env).join()).not.toContain('token');
  });

  it('refuse a mail server in a worker', () => {
    const env = { SMTP_URL: 'smtps://u:parola@mail.azienda.it' };
    expect(() => parseSettings(env, site, 'worker')).toThrow(/^[^\n]+\n {2}SMTP_URL: .*RESEND_API_KEY/);
    expect(() => parseSettings(env, site, 'worker')).not.toThrow(/parola/);
  });

  const webhookSecretOf = (length: number) => `whsec_${Buffer.alloc(length).toString('base64')}`;
  const wrongValues = {
    PORT: ['0', '65536', '1.5'],
    MAIL_PER_SECOND: ['0'],
    TRUST_PROXY: ['-1'],
    SITE_URL: ['www.azienda.it', 'https://azienda.it/sito', 'https://u:p@azienda.it'],
    MAIL_TO: ['a@b.it, c@d.it'],
    MAIL_FROM: ['Sito <a@b.it>'],
    RESEND_API_KEY: ['re_ 1'],
    RESEND_BASE_URL: [
      'https://api.resend.com',
      'http://localhost.azienda.it',
      'http://127.0.0.1@evil.example',
    ],
    SMTP_URL: [
      'mail.azienda.it:465',
      'smtps://u@mail.azienda.it',
      'smtps://u:%0d%0a@mail.azienda.it',
      'smtps://mail.azienda.it:465?tls=no',
      'smtps://',
      // What an percentDecoded # in the password leaves of the line.
      'smtps://sito',
      'smtps://sito:12#parola@mail.azienda.it',
      'smtps://u:p@posta',
    ],
    LEADS_WEBHOOK_URL: [
      'http://crm.azienda.it/x',
      'https://u:p@crm.azienda.it/x',
      'http://8.8.8.8/x',
      'http://192.168.1.9.azienda.it/x',
    ],
    LEADS_WEBHOOK_SECRET: [webhookSecretOf(23), webhookSecretOf(65), `${webhookSecretOf(32)}=`],
    MAIL_SPOOL_DIR: ['a\nb'],
    NEWSLETTER_URL: ['http://lettere.example'],
    GA_MEASUREMENT_ID: ['UA-1'],
    HSTS: ['includeSubDomains', 'toString'],
    ACCEPT_OPEN_FACTS: ['true'],
  };
  it.each(Object.entries(wrongValues))('refuse a wrong %s and name it', (variable, values) => {
    for (const value of values) {
      const named = expect.stringMatching(new RegExp(`^${variable}: ricevuto .+; ammesso: .+$`));
      expect(errorsOf({ [variable]: value }), value).toEqual([named]);
    }
  });

  it('are listed in the error if wrong, with their values, but without secrets', () => {
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

  it('are all in .env.example, commented out, with the one that only Caddy reads', () => {
    const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
    const named = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual([...SETTING_NAMES, 'SITE_NAMES'].sort());
    expect(example).not.toMatch(/^[A-Z]/m);
  });
});
