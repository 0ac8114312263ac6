import { Webhook } from 'standardwebhooks';
import type { Outgoing } from '@/lib/mail/store/message';
import type { Failure, Provider } from './provider';
import { outcomeOfFailure, retryAfterOf } from './provider-outcome';

export const WEBHOOK_TIMEOUT_MS = 10_000;

type WebhookOptions = {
  url: string;
  /** `whsec_` and base64. */
  secret: string;
  timeoutMs?: number | undefined;
};

/** Posts signed bodies as Standard Webhooks says. @returns the status; rejects where there is none */
async function post(
  { url, secret, timeoutMs = WEBHOOK_TIMEOUT_MS }: WebhookOptions,
  id: string,
  body: string,
) {
  const at = new Date();
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
    body,
    // Followed, it would give the lead to another host.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel().catch(() => {});
  return response;
}

/** What is posted of a lead: the same bytes at every attempt. */
function leadCreated({ key, form, receivedAt, fields, origin }: Outgoing): string {
  const timestamp = new Date(receivedAt).toISOString();
  return JSON.stringify({
    type: 'lead.created',
    timestamp,
    data: { key, form, receivedAt: timestamp, fields, origin },
  });
}

/**
 * A webhook as a provider. Its receiver tells repeats by `webhook-id`, so that whatever is no answer of 2xx or 4xx may be
 * repeated as one whose outcome is unknown.
 */
export function webhookProvider(options: WebhookOptions): Provider {
  return {
    async send(message, key) {
      try {
        const { status, headers } = await post(options, key, leadCreated(message));
        return status >= 200 && status < 300
          ? { kind: 'accepted' }
          : outcomeOfStatus(status, headers.get('retry-after') ?? undefined);
      } catch (error) {
        return unanswered(error);
      }
    },
  };
}

/** Posts `{"type":"ping"}`, signed. @returns why that fails; undefined where the receiver takes it */
export async function pingWebhook(options: WebhookOptions): Promise<Failure | undefined> {
  try {
    const { status } = await post(options, `ping-${crypto.randomUUID()}`, JSON.stringify({ type: 'ping' }));
    return status >= 200 && status < 300 ? undefined : outcomeOfStatus(status);
  } catch (error) {
    return unanswered(error);
  }
}

/** The address may hold a token, and stands in no reason. */
function unanswered(error: unknown): Failure {
  const failure = outcomeOfFailure(error);
  return { kind: 'unknown', reason: failure.reason };
}

function outcomeOfStatus(status: number, retryAfter?: string): Failure {
  const reason = `${status}`;
  const retryAfterMs = retryAfterOf(retryAfter, Date.now());
  if (status === 429) return { kind: 'unknown', reason, cause: 'limited', retryAfterMs };
  if (status === 408 || status >= 500) return { kind: 'unknown', reason, retryAfterMs };
  // A redirect: the address is an old one.
  if (status < 400) return { kind: 'unknown', reason, cause: 'refused' };
  return { kind: 'rejected', reason };
}
