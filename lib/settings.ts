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

const MAX_COUNT = 1_000_000;

const baseAddress = {
  rule: rules.origin,
  allowed: 'un indirizzo http(s) senza percorso, come https://www.azienda.it',
};
const reaches = Object.keys(transportSecurity) as (keyof typeof transportSecurity)[];
const flag = { rule: rules.switchOn, allowed: '1, o nessun valore' };
const count = { rule: rules.integer(1, MAX_COUNT), allowed: 'un numero intero da 1 in su' };

/** The variables (D3): their fields, their rules, and the allowed values for the error message. */
const VARIABLES = {
  PORT: { field: 'port', rule: rules.integer(1, 65_535), allowed: 'un numero intero da 1 a 65535' },
  HOST: { field: 'host', rule: rules.hostToBind, allowed: 'un indirizzo IP o un nome, come 127.0.0.1' },
  SITE_URL: { field: 'siteUrl', ...baseAddress },
  STRUCTURED_DATA_URL: { field: 'structuredDataUrl', ...baseAddress },
  MAIL_TO: { field: 'mailTo', rule: rules.emailAddress, allowed: 'un solo indirizzo e-mail' },
  MAIL_FROM: { field: 'mailFrom', rule: rules.emailAddress, allowed: 'un solo indirizzo e-mail, senza nome' },
  RESEND_API_KEY: {
    field: 'resendApiKey',
    rule: rules.printable,
    allowed: 'la chiave del fornitore, senza spazi',
    secret: true,
  },
  RESEND_BASE_URL: {
    field: 'resendBaseUrl',
    rule: rules.loopbackUrl,
    allowed: 'un indirizzo http(s) di questa macchina (127.0.0.1, localhost, [::1])',
  },
  SMTP_URL: {
    field: 'smtp',
    rule: rules.smtpUrl,
    allowed:
      'smtps://utente:password@mail.azienda.it:465, oppure smtp://utente:password@mail.azienda.it:587 (con STARTTLS). In utente e password i segni che non sono lettere o cifre vanno in percentuale: @ è %40, / è %2F',
    secret: true,
  },
  LEADS_WEBHOOK_URL: {
    field: 'leadsWebhookUrl',
    rule: rules.receiverUrl,
    allowed:
      'un indirizzo https:// senza utente e password; http:// solo verso questa macchina o una rete privata',
    secret: true,
  },
  LEADS_WEBHOOK_SECRET: {
    field: 'leadsWebhookSecret',
    rule: rules.webhookSecret,
    allowed:
      'whsec_ seguito da 24 a 64 byte in base64. Per farne uno: echo "whsec_$(openssl rand -base64 32)"',
    secret: true,
  },
  MAIL_SPOOL_DIR: { field: 'mailSpoolDir', rule: rules.folder, allowed: 'il percorso di una cartella' },
  MAIL_PER_SECOND: { field: 'mailPerSecond', ...count },
  MAIL_PER_HOUR: { field: 'mailPerHour', ...count },
  RATE_LIMIT_MAX: { field: 'rateLimitMax', ...count },
  RATE_LIMIT_WINDOW_S: {
    field: 'rateLimitWindowS',
    rule: rules.integer(1, MAX_COUNT),
    allowed: 'un numero intero di secondi, da 1 in su',
  },
  TRUST_PROXY: { field: 'trustProxy', rule: rules.integer(0, 100), allowed: 'un numero intero da 0 a 100' },
  LEADS_SECRET: {
    field: 'leadsSecret',
    rule: z.string().check(z.regex(/^[!-~]{32,}$/)),
    allowed: 'almeno 32 caratteri a caso, senza spazi',
    secret: true,
  },
  NEWSLETTER_URL: { field: 'newsletterUrl', rule: rules.publicUrl, allowed: 'un indirizzo https://' },
  NEWSLETTER_TOKEN: {
    field: 'newsletterToken',
    rule: rules.printable,
    allowed: 'il token del fornitore, senza spazi',
    secret: true,
  },
  GA_MEASUREMENT_ID: {
    field: 'gaMeasurementId',
    rule: z.string().check(z.regex(/^G-[A-Z0-9]+$/)),
    allowed: 'un identificativo come G-ABC123DEF4',
  },
  BOOKING_URL: { field: 'bookingUrl', rule: rules.publicUrl, allowed: 'un indirizzo https://' },
  HSTS: {
    field: 'hsts',
    rule: rules.parsed((value) => reaches.find((reach) => reach === value)),
    allowed: `uno di: ${reaches.join(', ')}`,
  },
  ACCEPT_OPEN_FACTS: { field: 'acceptOpenFacts', ...flag },
  SHOW_DRAFTS: { field: 'showDrafts', ...flag },
} as const satisfies Record<
  string,
  { field: string; rule: z.ZodMiniType; allowed: string; secret?: boolean }
>;

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
    const allowed = `${VARIABLES[missingName].allowed}. Vanno insieme: date tutt’e due, o nessuna`;
    problems.push(problem(missingName, `nulla, ma c’è ${setName}`, allowed));
  }
  return problems;
}

/**
 * Reads and checks the settings (D3). All are optional; empty and blank values count as unset.
 * @param env the environment, e.g. process.env
 * @param site content/site.ts
 * @param runtime a worker cannot connect to a mail server
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
    const { field, rule, allowed } = VARIABLES[variable];
    const result = rule.safeParse(value);
    const quoted = 'secret' in VARIABLES[variable] ? hiddenValue(value) : shownValue(value);
    if (result.success) valid[field] = result.data;
    else problems.push(problem(variable, quoted, allowed));
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
