import { Webhook } from 'standardwebhooks';
import type { Outcome, Provider } from '@/lib/mail/outcome';
import type { Outgoing } from '@/lib/mail/store/message';
import { outcomeOfError, outcomeOfStatus } from './http-outcome';

const TIMEOUT_MS = 10_000;

/** `secret`: `whsec_` and base64. */
type WebhookOptions = { url: string; secret: string; timeoutMs?: number | undefined };

/** Posts a body signed as Standard Webhooks says. The address may contain a token, so no reason names it. */
async function postSigned(
  { url, secret, timeoutMs = TIMEOUT_MS }: WebhookOptions,
  id: string,
  content: object,
): Promise<Outcome> {
  const at = new Date();
  const body = JSON.stringify(content);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, at, body),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel().catch(() => {});
    return response.ok ? { kind: 'sent' } : outcomeOfStatus(response);
  } catch (error) {
    return outcomeOfError(error);
  }
}

/** The body for a lead; the same bytes at every attempt. */
function leadCreated({ key, form, receivedAt, fields, origin }: Outgoing): object {
  const timestamp = new Date(receivedAt).toISOString();
  return { type: 'lead.created', timestamp, data: { key, form, receivedAt: timestamp, fields, origin } };
}

/** A webhook as a provider. Its receiver recognises repeats by `webhook-id`. */
export const webhookProvider = (options: WebhookOptions): Provider => ({
  send: (message, key) => postSigned(options, key, leadCreated(message)),
});
