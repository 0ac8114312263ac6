import { describe, expect, it } from 'vitest';
import { devEnvironment } from '@/lib/tools/dev-environment.mjs';

describe('the environment of npm run dev', () => {
  const webhook = { LEADS_WEBHOOK_URL: 'https://crm.azienda.it/x', LEADS_WEBHOOK_SECRET: 'whsec_x' };
  const newsletter = { NEWSLETTER_URL: 'https://lista.azienda.it/iscrivi', NEWSLETTER_TOKEN: 'x' };
  const closed = {
    RESEND_API_KEY: '',
    RESEND_BASE_URL: '',
    SMTP_URL: '',
    LEADS_WEBHOOK_URL: '',
    LEADS_WEBHOOK_SECRET: '',
    NEWSLETTER_URL: '',
    NEWSLETTER_TOKEN: '',
    MAIL_SPOOL_DIR: '.data/dev',
  };

  it.each([
    ['the provider', { RESEND_API_KEY: 're_1' }, ['RESEND_API_KEY']],
    ['a mail server', { SMTP_URL: 'smtps://a:b@mail.azienda.it' }, ['SMTP_URL']],
    ['a webhook', webhook, ['LEADS_WEBHOOK_URL']],
    ['the provider of the newsletter', newsletter, ['NEWSLETTER_URL']],
    ['an address that only looks local', { SMTP_URL: 'smtp://127.0.0.300' }, ['SMTP_URL']],
    ['an address that a file sets later', { RESEND_API_KEY: ' ' }, []],
  ])('sends nothing to %s', (_, env, unused) => {
    expect(devEnvironment(env, {})).toEqual({ unused, store: '.data/dev', environment: closed });
  });

  it('has a separate store, unless the command names one', () => {
    const settings = { MAIL_SPOOL_DIR: 'prove' };
    const storeOf = (store: string) => ({ store, environment: { MAIL_SPOOL_DIR: store } });
    expect(devEnvironment(settings, {})).toMatchObject(storeOf('.data/dev'));
    expect(devEnvironment(settings, settings)).toMatchObject(storeOf('prove'));
  });

  it.each([
    ['fake provider', { RESEND_API_KEY: 're_1', RESEND_BASE_URL: 'http://127.0.0.1:4010' }],
    ['newsletter', { ...newsletter, NEWSLETTER_URL: 'http://localhost:4020/iscrivi' }],
    ['webhook', { ...webhook, LEADS_WEBHOOK_URL: 'http://[::1]:5678/lead' }],
  ])('keeps a %s on this machine', (_, env) => {
    expect(devEnvironment(env, {})).toMatchObject({ unused: [], environment: { ...closed, ...env } });
  });
});
