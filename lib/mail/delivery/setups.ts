import { DAY_MS, MINUTE_MS } from '@/lib/mail/clock';
import type { SmtpServer } from '@/lib/setting-rules';
import type { Settings } from '@/lib/settings';
import type { ChannelSetup } from './channel-setup';
import type { Provider } from './provider';
import { RESEND_TIMEOUT_MS, resendProvider } from './resend-provider';
import { WEBHOOK_TIMEOUT_MS, webhookProvider } from './webhook-provider';

/** How long an attempt with a mail server may take, in milliseconds: some look into a message before they answer. */
const SMTP_TIMEOUT_MS = 60_000;
/** By how much a claim holds longer than an attempt, in milliseconds. */
const LEASE_MARGIN_MS = 20_000;
const NEVER = Number.MAX_SAFE_INTEGER;

type Rules = Pick<ChannelSetup, 'leaseMs' | 'expiry'>;

/** Resend keeps idempotency keys for 24 hours (D17): after that a repeat would arrive twice. */
const RESEND: Rules = {
  leaseMs: RESEND_TIMEOUT_MS + LEASE_MARGIN_MS,
  expiry: {
    // Less the time that a last attempt may take.
    afterMs: DAY_MS - MINUTE_MS,
    attempts: NEVER,
    reason: () => 'esito sconosciuto da più di 24 ore: potrebbe essere arrivato',
  },
};

/** A mail server knows no keys: what it has not confirmed is sent again twice, under the same Message-ID (D17). */
const SMTP: Rules = {
  leaseMs: SMTP_TIMEOUT_MS + LEASE_MARGIN_MS,
  expiry: {
    afterMs: NEVER,
    attempts: 3,
    reason: (key) =>
      `il server di posta non l’ha confermato per tre volte: cercatelo nella casella, con Message-ID ${key}`,
  },
};

/** The receiver of a webhook tells repeats by its id. */
const WEBHOOK: Rules & Pick<ChannelSetup, 'pace'> = {
  leaseMs: WEBHOOK_TIMEOUT_MS + LEASE_MARGIN_MS,
  expiry: {
    afterMs: 3 * DAY_MS,
    attempts: NEVER,
    reason: () => 'il webhook non l’ha preso in tre giorni',
  },
  pace: { perSecond: 2, perHour: 1_000_000 },
};

export type SetupOptions = {
  /** How long an attempt may take, in milliseconds. */
  timeoutMs?: number | undefined;
  /** Reaches a mail server; missing where there are no sockets. */
  smtp?: ((server: SmtpServer, options: { timeoutMs: number }) => Provider) | undefined;
  /** In place of the mail provider that the settings name; for tests. */
  provider?: Provider | undefined;
};

/** The channels that the settings set up. */
export function setupsOf(
  settings: Settings,
  { timeoutMs, smtp, provider }: SetupOptions = {},
): ChannelSetup[] {
  const { resendApiKey: apiKey, resendBaseUrl: baseUrl, mailFrom, smtp: server } = settings;
  const { leadsWebhookUrl: url, leadsWebhookSecret: secret } = settings;
  const setups: ChannelSetup[] = [];
  const pace = { perSecond: settings.mailPerSecond, perHour: settings.mailPerHour };
  const mail = { channel: 'mail', pace } as const;
  if (provider || apiKey) {
    const configuration = [apiKey, baseUrl, mailFrom].join(' ');
    const resend = provider ?? resendProvider({ apiKey: apiKey ?? '', baseUrl, timeoutMs });
    setups.push({ ...mail, ...RESEND, configuration, provider: resend });
  } else if (server && smtp) {
    const configuration = JSON.stringify([server, mailFrom]);
    setups.push({
      ...mail,
      ...SMTP,
      configuration,
      provider: smtp(server, { timeoutMs: timeoutMs ?? SMTP_TIMEOUT_MS }),
    });
  }
  if (url && secret) {
    const configuration = [url, secret].join(' ');
    const provider = webhookProvider({ url, secret, timeoutMs });
    setups.push({ channel: 'webhook', ...WEBHOOK, configuration, provider });
  }
  return setups;
}
