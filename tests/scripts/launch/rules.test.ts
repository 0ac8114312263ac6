import { describe, expect, it } from 'vitest';
import { parseSettings } from '@/lib/settings';
import { findingsIn, launchReport } from '@/scripts/launch/result';
import { builtInFindings, noticeFindings, securityFindings, serverFindings } from '@/scripts/launch/rules';
import { site } from '@/tests/fixture-site';

/** Settings without a finding. */
const good = {
  SITE_URL: 'https://www.azienda.it',
  MAIL_FROM: 'sito@azienda.it',
  MAIL_TO: 'info@azienda.it',
  RESEND_API_KEY: 're_123',
};
const webhook = {
  LEADS_WEBHOOK_URL: 'https://crm.azienda.it/richieste?token=segreto',
  LEADS_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
};
const { RESEND_API_KEY: _, ...withoutMail } = good;
const findings = (env: Record<string, string>) => {
  const settings = parseSettings(env, site);
  return findingsIn([...builtInFindings(settings, 'SITE_URL' in env), ...serverFindings(settings)]);
};
const places = (env: Record<string, string>) => findings(env).map(({ where }) => where);

describe('the settings', () => {
  it('are complete with an address, two mailboxes and a key', () => {
    expect(places(good)).toEqual([]);
  });

  it.each([
    ['a mail server of this machine', { SMTP_URL: 'smtp://localhost:25' }],
    ['a webhook of this network', { ...webhook, LEADS_WEBHOOK_URL: 'http://10.0.0.5:5678/lead' }],
  ])('are complete with %s in place of the key', (_, env) => {
    expect(places({ ...withoutMail, ...env })).toEqual([]);
  });

  it('are not quoted if they may contain a secret', () => {
    const LEADS_WEBHOOK_URL = 'https://crm.example/richieste?token=segreto';
    const SMTP_URL = 'smtps://sito:segreto@mail.azienda.test';
    const found = findings({ ...withoutMail, ...webhook, LEADS_WEBHOOK_URL, SMTP_URL });
    const settingPlaces = found.map(({ where }) => where);
    expect(settingPlaces).toEqual(['impostazione SMTP_URL', 'impostazione LEADS_WEBHOOK_URL']);
    expect(launchReport(found)).not.toMatch(/segreto|crm\.|mail\./);
  });

  it('without a newsletter provider give a note', () => {
    const notes = (env: Record<string, string>) => builtInFindings(parseSettings(env, site), true);
    expect(notes(good)).toEqual([expect.stringMatching(/^Da decidere: NEWSLETTER_URL/)]);
    expect(notes({ ...good, NEWSLETTER_URL: 'https://lista.it/iscrivi' })).toEqual([]);
  });

  it.each([
    ['SITE_URL', 'http://www.azienda.it'],
    ['SITE_URL', 'https://localhost:3000'],
    ['SITE_URL', 'https://10.0.0.1'],
    ['STRUCTURED_DATA_URL', 'http://azienda.it'],
    ['MAIL_TO', 'info@azienda.example'],
    ['RESEND_API_KEY', 'sk_live_123'],
    ['RESEND_BASE_URL', 'http://127.0.0.1:4010'],
    ['NEWSLETTER_URL', 'https://lista.example/x'],
    ['BOOKING_URL', 'https://calendario.example/demo'],
    ['BOOKING_URL', 'https://calendario.internal/demo'],
  ])('are reported if they are not for the public: %s=%s', (name, value) => {
    expect(places({ ...good, [name]: value })).toEqual([`impostazione ${name}`]);
  });

  it('are reported if they are missing', () => {
    const required = ['SITE_URL', 'MAIL_FROM', 'MAIL_TO', 'RESEND_API_KEY o SMTP_URL'];
    expect(places({})).toEqual(required.map((name) => `impostazione ${name}`));
  });
});

const today = '2026-11-21';

describe('the dates of the notices', () => {
  it.each([
    ['2026-11-21', '2026-11-21', []],
    ['2025-09-08', undefined, []],
    ['2026-11-22', undefined, [expect.stringContaining('futura')]],
    ['2025-09-08', '2026-01-01', [expect.stringContaining('è cambiato il 2026-01-01')]],
  ])('are wrong in the future, or older than the text: %s, changed %s', (updated, changed, expected) => {
    const findings = noticeFindings([{ file: 'content/pages/privacy.ts', updated, changed }], today);
    expect(findings.map(({ what }) => what)).toEqual(expected);
  });
});

describe('security.txt', () => {
  it.each(['2026-11-20', '2027-12-01'])(
    'is a finding if it has expired, or expires after a year: %s',
    (expires) => {
      const where = 'content/site.ts, «security.expires»';
      expect(securityFindings(expires, today)).toMatchObject([
        { where, what: expect.stringContaining(expires) },
      ]);
    },
  );

  it('is a note in its last 60 days', () => {
    expect(securityFindings('2027-01-20', today)).toEqual([expect.stringContaining('scade il 2027-01-20')]);
    expect(securityFindings('2027-01-21', today)).toEqual([]);
  });
});

it('the report lists the findings with their places and fixes, then the notes, last the mail test', () => {
  const finding = { what: 'Manca', where: 'impostazione SITE_URL', fix: 'Scrivetelo.' };
  expect(
    launchReport(['Una cosa.', finding], ['È partito.']),
  ).toBe(`Prima di andare in linea resta 1 cosa da sistemare.

1. Manca
   Dove: impostazione SITE_URL
   Che fare: Scrivetelo.

Da sapere:
  - Una cosa.

Prova della posta:
  - È partito.`);
});
