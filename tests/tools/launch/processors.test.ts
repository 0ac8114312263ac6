import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import type { Processor } from '@/lib/schema/site';
import { parseSettings } from '@/lib/settings';
import { builtInProcessorFindings, serverProcessorFindings } from '@/lib/tools/launch/processors';
import { isFinding } from '@/lib/tools/launch/result';

type Env = Record<string, string>;

const processor = (serves: Processor['serves']): Processor => ({
  name: `Chi serve ${serves}`,
  purpose: 'che serve',
  serves,
});
const listOf = (serves: Processor['serves'][]) => serves.map(processor);

const resend = { RESEND_API_KEY: 're_123' };
const smtp = { SMTP_URL: 'smtps://sito:x@mail.azienda.it' };
const secret = { LEADS_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}` };
const webhook = { ...secret, LEADS_WEBHOOK_URL: 'https://crm.azienda.it/lead?token=segreto' };
const nearWebhook = { ...secret, LEADS_WEBHOOK_URL: 'http://n8n:5678/lead' };
const newsletter = { NEWSLETTER_URL: 'https://lista.azienda.it/iscrivi' };
const analytics = { GA_MEASUREMENT_ID: 'G-ABC123' };

const results = (env: Env, processors: readonly Processor[]) => {
  const settings = parseSettings(env, site);
  return [
    ...builtInProcessorFindings(settings, processors),
    ...serverProcessorFindings(settings, processors),
  ];
};
const findings = (env: Env, processors: readonly Processor[]) =>
  results(env, processors)
    .filter(isFinding)
    .map(({ what }) => what);

describe('the processors of the privacy notice', () => {
  it.each<[string, Env, Processor['serves'][]]>([
    ['Resend alone', resend, ['resend']],
    ['a mail server, the company’s or a provider’s', smtp, []],
    ['a mail server of a named provider', smtp, ['smtp']],
    ['a program in the net, besides', { ...resend, ...webhook }, ['resend', 'webhook']],
    ['a program of the own network', { ...smtp, ...nearWebhook }, []],
    ['a provider of the newsletter', { ...resend, ...newsletter }, ['resend', 'newsletter']],
    ['the measurement', { ...resend, ...analytics }, ['resend', 'analytics']],
    ['a measurement that is not on yet, which its purpose says', resend, ['resend', 'analytics']],
    ['no channel yet: another finding says so', {}, ['resend', 'smtp']],
  ])('are those of the settings: %s', (_, env, serves) => {
    expect(findings(env, listOf([...serves, 'hosting']))).toEqual([]);
  });

  it.each<[string, Env, Processor['serves'][], string]>([
    ['Resend', resend, [], 'non nomina .* RESEND_API_KEY'],
    ['a program in the net', { ...smtp, ...webhook }, [], 'non nomina .* LEADS_WEBHOOK_URL'],
    ['the provider of the newsletter', newsletter, [], 'non nomina .* NEWSLETTER_URL'],
    ['who measures', analytics, [], 'non nomina .* GA_MEASUREMENT_ID'],
  ])('lack %s', (_, env, serves, what) => {
    expect(findings(env, listOf(serves))).toEqual([expect.stringMatching(what)]);
  });

  it.each<[Processor['serves'], Env, string]>([
    ['resend', smtp, 'RESEND_API_KEY \\(c’è SMTP_URL\\)'],
    ['resend', nearWebhook, 'RESEND_API_KEY'],
    ['smtp', { ...resend }, 'SMTP_URL'],
    ['webhook', smtp, 'LEADS_WEBHOOK_URL'],
    ['webhook', {}, 'LEADS_WEBHOOK_URL'],
    ['newsletter', smtp, 'NEWSLETTER_URL'],
  ])('name one for %s who gets nothing', (serves, env, setting) => {
    const rest = env === resend ? listOf(['resend', serves]) : listOf([serves]);
    expect(findings(env, rest)).toContainEqual(
      expect.stringMatching(`nomina Chi serve ${serves}, .* ${setting}`),
    );
  });

  it('may have to name who runs the mail server; only the owner knows', () => {
    const notes = (env: Env, serves: Processor['serves'][]) =>
      results(env, listOf(serves)).filter((result) => typeof result === 'string');
    expect(notes(smtp, [])).toEqual([expect.stringContaining('SMTP_URL')]);
    expect(notes(smtp, ['smtp'])).toEqual([]);
    expect(notes({ SMTP_URL: 'smtp://localhost:25' }, [])).toEqual([]);
  });

  it('are compared without a word of the address of a program', () => {
    expect(JSON.stringify(results({ ...smtp, ...webhook }, []))).not.toMatch(/segreto|crm\./);
  });
});
