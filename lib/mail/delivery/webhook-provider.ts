import { Webhook } from 'standardwebhooks';
import { HTTP_TIMEOUT_MS, outcomeOfError, outcomeOfStatus, type Send } from './outcome';

/** `secret`: `whsec_` and base64. */
type WebhookOptions = { url: string; secret: string; timeoutMs?: number | undefined };

/**
 * A webhook as a provider. The body is the same at every attempt, signed as Standard Webhooks says; the receiver recognises
 * repeats by `webhook-id`. The address may contain a token, so no reason names it.
 */
export function webhookProvider({ url, secret, timeoutMs = HTTP_TIMEOUT_MS }: WebhookOptions): Send {
  return async ({ key, form, receivedAt, fields, attribution }) => {
    const timestamp = new Date(receivedAt).toISOString();
    const data = { key, form, receivedAt: timestamp, fields, origin: attribution };
    const body = JSON.stringify({ type: 'lead.created', timestamp, data });
    const at = new Date();
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': key,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(secret).sign(key, at, body),
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
  };
}
