import * as z from 'zod/mini';
import { transportSecurity } from './http/security-headers.mjs';
import * as rules from './setting-rules';

/** Defaults from content/site.ts. */
type Defaults = { url: string; mail: { info: string; from: string } };

/** Lists the wrong variables with their values and the allowed ones, in Italian. */
export class SettingsError extends Error {
  override name = 'SettingsError';

  constructor(problems: readonly string[]) {
    super(`Impostazioni non valide (variabili d’ambiente o .env):\n${problems.join('\n')}`);
  }
}

const problem = (variables: string, got: string, allowed: string) =>
  `  ${variables}: ricevuto ${got}; ammesso: ${allowed}`;

/** Longest value in an error message, in characters. */
const MAX_SHOWN = 120;

/** A value for an error message, quoted and cut. */
const shownValue = (value: string) =>
  JSON.stringify(value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value);

/** A secret for an error message: only its length. */
const hiddenValue = (value: string) => `un valore di ${value.length} caratteri (non mostrato)`;

const reaches = Object.keys(transportSecurity) as (keyof typeof transportSecurity)[];

/** The variables (D3): their fields, and their rules, whose errors say what is allowed. */
const VARIABLES = {
  PORT: { field: 'port', rule: rules.integer(1, 65_535) },
  HOST: { field: 'host', rule: rules.hostToBind },
  SITE_URL: { field: 'siteUrl', rule: rules.origin },
  STRUCTURED_DATA_URL: { field: 'structuredDataUrl', rule: rules.origin },
  MAIL_TO: { field: 'mailTo', rule: rules.email('un solo indirizzo e-mail') },
  MAIL_FROM: { field: 'mailFrom', rule: rules.email('un solo indirizzo e-mail, senza nome') },
  RESEND_API_KEY: { field: 'resendApiKey', rule: rules.printable('la chiave del fornitore, senza spazi') },
  RESEND_BASE_URL: { field: 'resendBaseUrl', rule: rules.loopbackUrl },
  SMTP_URL: { field: 'smtp', rule: rules.smtpUrl },
  LEADS_WEBHOOK_URL: { field: 'leadsWebhookUrl', rule: rules.receiverUrl },
  LEADS_WEBHOOK_SECRET: { field: 'leadsWebhookSecret', rule: rules.webhookSecret },
  MAIL_SPOOL_DIR: { field: 'mailSpoolDir', rule: rules.folder },
  MAIL_PER_SECOND: { field: 'mailPerSecond', rule: rules.integer(1) },
  MAIL_PER_HOUR: { field: 'mailPerHour', rule: rules.integer(1) },
  RATE_LIMIT_MAX: { field: 'rateLimitMax', rule: rules.integer(1) },
  RATE_LIMIT_WINDOW_S: { field: 'rateLimitWindowS', rule: rules.integer(1) },
  TRUST_PROXY: { field: 'trustProxy', rule: rules.integer(0, 100) },
  LEADS_SECRET: {
    field: 'leadsSecret',
    rule: rules.printable('almeno 32 caratteri a caso, senza spazi', /^[!-~]{32,}$/),
  },
  NEWSLETTER_URL: { field: 'newsletterUrl', rule: rules.publicUrl },
  NEWSLETTER_TOKEN: {
    field: 'newsletterToken',
    rule: rules.printable('il token del fornitore, senza spazi'),
  },
  GA_MEASUREMENT_ID: {
    field: 'gaMeasurementId',
    rule: rules.printable('un identificativo come G-ABC123DEF4', /^G-[A-Z0-9]+$/),
  },
  BOOKING_URL: { field: 'bookingUrl', rule: rules.publicUrl },
  HSTS: { field: 'hsts', rule: z.enum(reaches, `uno di: ${reaches.join(', ')}`) },
  ACCEPT_OPEN_FACTS: { field: 'acceptOpenFacts', rule: rules.switchOn },
  SHOW_DRAFTS: { field: 'showDrafts', rule: rules.switchOn },
} as const satisfies Record<string, { field: string; rule: z.ZodMiniType }>;

/** Variables whose values no message shows. */
const SECRETS = /KEY|SECRET|TOKEN|^SMTP_URL$|^LEADS_WEBHOOK_URL$/;

type Variables = typeof VARIABLES;
/** The values of the variables that are set, by field. */
type SetValues = {
  [Name in keyof Variables as Variables[Name]['field']]?: z.output<Variables[Name]['rule']>;
};

const defaults = {
  port: 3000,
  mailSpoolDir: '.data/mail',
  mailPerSecond: 2,
  mailPerHour: 60,
  rateLimitMax: 20,
  rateLimitWindowS: 600,
  trustProxy: 0,
  hsts: 'host',
} satisfies SetValues;

/** The validated environment (D3). Fields of unset variables without a default are absent. */
export type Settings = SetValues & {
  [Field in keyof typeof defaults | 'siteUrl' | 'structuredDataUrl' | 'mailTo' | 'mailFrom']-?: NonNullable<
    SetValues[Field]
  >;
};

export const SETTING_NAMES = Object.keys(VARIABLES) as readonly (keyof typeof VARIABLES)[];

/** What a variable may be. */
const allowedBy = (name: keyof Variables, value = '') =>
  VARIABLES[name].rule.safeParse(value).error?.issues[0]?.message ?? '';

/** Messages about settings that contradict each other. */
function contradictions({ resendApiKey, smtp, leadsWebhookUrl, leadsWebhookSecret }: SetValues): string[] {
  const problems: string[] = [];
  if (resendApiKey && smtp) {
    const allowed =
      'una delle due. La posta parte da un posto solo: togliete RESEND_API_KEY se la spedisce il vostro server, SMTP_URL se la spedisce Resend';
    problems.push(problem('RESEND_API_KEY, SMTP_URL', 'un valore in tutt’e due', allowed));
  }
  if (Boolean(leadsWebhookUrl) !== Boolean(leadsWebhookSecret)) {
    const missingName = leadsWebhookUrl ? 'LEADS_WEBHOOK_SECRET' : 'LEADS_WEBHOOK_URL';
    const setName = leadsWebhookUrl ? 'LEADS_WEBHOOK_URL' : 'LEADS_WEBHOOK_SECRET';
    const allowed = `${allowedBy(missingName)}. Vanno insieme: date tutt’e due, o nessuna`;
    problems.push(problem(missingName, `nulla, ma c’è ${setName}`, allowed));
  }
  return problems;
}

/**
 * Reads and checks the settings (D3). All are optional; empty and blank values count as unset.
 * @param env the environment, e.g. process.env
 * @param site content/site.ts
 * @param runtime a Cloudflare worker cannot connect to a mail server
 * @throws SettingsError with every wrong variable
 */
export function parseSettings(
  env: Record<string, string | undefined>,
  site: Defaults,
  runtime: 'node' | 'worker' = 'node',
): Settings {
  const valid: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const variable of SETTING_NAMES) {
    const value = env[variable]?.trim();
    if (!value) continue;
    const { field, rule } = VARIABLES[variable];
    const result = rule.safeParse(value);
    const quoted = SECRETS.test(variable) ? hiddenValue(value) : shownValue(value);
    if (result.success) valid[field] = result.data;
    else problems.push(problem(variable, quoted, allowedBy(variable, value)));
  }
  const values = valid as SetValues;
  if (runtime === 'worker' && env.SMTP_URL?.trim()) {
    const allowed = 'nessun valore in un worker. Toglietela, e usate RESEND_API_KEY o LEADS_WEBHOOK_URL';
    problems.push(problem('SMTP_URL', hiddenValue(env.SMTP_URL.trim()), allowed));
  } else if (problems.length === 0) problems.push(...contradictions(values));
  if (problems.length > 0) throw new SettingsError(problems);
  const siteUrl = values.siteUrl ?? site.url;
  return {
    ...defaults,
    structuredDataUrl: siteUrl,
    mailTo: site.mail.info,
    mailFrom: site.mail.from,
    ...values,
    siteUrl,
  };
}
