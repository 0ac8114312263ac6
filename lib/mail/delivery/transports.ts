import { DAY_MS, MINUTE_MS } from '@/lib/clock';
import type { SmtpServer } from '@/lib/setting-rules';
import type { Settings } from '@/lib/settings';
import type { Send } from './outcome';
import type { QueueOptions } from './queue';
import { resendProvider } from './resend-provider';
import type { SmtpOptions } from './smtp-provider';
import { webhookProvider } from './webhook-provider';

/** A channel that is set up: where it delivers to, and how. */
export type Transport = QueueOptions & { send: Send };

const UNLIMITED = Number.POSITIVE_INFINITY;

/** How long a lease holds, and when an unconfirmed message becomes a dead letter (D17). */
const RULES = {
  // Resend keeps keys for 24 hours; after that a retry would arrive twice. One minute is left for the last attempt.
  resend: {
    leaseMs: 30_000,
    expiry: {
      afterMs: DAY_MS - MINUTE_MS,
      attempts: UNLIMITED,
      reason: () => 'esito sconosciuto da più di 24 ore: potrebbe essere arrivato',
    },
  },
  // A mail server has no idempotency keys: an unconfirmed message is sent up to three times, with the same Message-ID.
  smtp: {
    leaseMs: 80_000,
    expiry: {
      afterMs: UNLIMITED,
      attempts: 3,
      reason: (key: string) =>
        `il server di posta non l’ha confermato per tre volte: cercatelo nella casella, con Message-ID ${key}`,
    },
  },
  // The receiver recognises repeats by their id.
  webhook: {
    leaseMs: 30_000,
    expiry: {
      afterMs: 3 * DAY_MS,
      attempts: UNLIMITED,
      reason: () => 'il webhook non l’ha preso in tre giorni',
    },
  },
};

/** `smtp`: missing on a platform without sockets. `timeoutMs` of an attempt, and `provider`: for tests. */
export type TransportOptions = {
  timeoutMs?: number | undefined;
  smtp?: ((server: SmtpServer, options: SmtpOptions) => Send) | undefined;
  provider?: Send | undefined;
};

/** The channels that the settings set up. */
export function transportsOf(
  settings: Settings,
  { timeoutMs, smtp, provider }: TransportOptions = {},
): Transport[] {
  const { resendApiKey: apiKey, resendBaseUrl: baseUrl, mailTo } = settings;
  const { leadsWebhookUrl: url, leadsWebhookSecret: secret } = settings;
  const pace = { perSecond: settings.mailPerSecond, perHour: settings.mailPerHour };
  const resend = provider ?? (apiKey ? resendProvider({ apiKey, baseUrl, timeoutMs }) : undefined);
  const transports: Transport[] = [];
  if (resend) transports.push({ channel: 'mail', pace, ...RULES.resend, send: resend });
  else if (settings.smtp && smtp) {
    const send = smtp(settings.smtp, { timeoutMs, mailTo });
    transports.push({ channel: 'mail', pace, ...RULES.smtp, send });
  }
  if (url && secret) {
    const send = webhookProvider({ url, secret, timeoutMs });
    transports.push({ channel: 'webhook', pace: { ...pace, perHour: UNLIMITED }, ...RULES.webhook, send });
  }
  return transports;
}
