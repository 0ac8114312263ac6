import { Resend } from 'resend';
import type { Mailbox, MailMessage } from './message';
import type { MailProvider, Outcome } from './provider';

const TIMEOUT_MS = 10_000;

/**
 * Resend as a provider. The SDK has no timeout and throws at construction without a key, so it is made at the first
 * message and raced against a clock.
 * @param options `baseUrl` points it at a local stand-in; `timeoutMs` before an attempt counts as unknown
 */
export function resendProvider(options: {
  apiKey: string;
  baseUrl?: string | undefined;
  timeoutMs?: number;
}): MailProvider {
  let client: Resend | undefined;
  return {
    async send(message, key) {
      client ??= new Resend(options.apiKey, options.baseUrl ? { baseUrl: options.baseUrl } : {});
      const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
      try {
        // The signal ends the connection; the SDK spreads unknown options into fetch.
        const attempt = { idempotencyKey: key, signal };
        const { data, error, headers } = await client.emails.send(payloadOf(message), attempt);
        if (error) return outcomeOf(error, headers);
        // The SDK passes on whatever JSON came, also none at all: only an id says that the message was taken.
        return data?.id ? { kind: 'accepted' } : { kind: 'unknown', reason: 'answer without id' };
      } catch (error) {
        return { kind: 'unknown', reason: error instanceof Error ? error.name : 'error' };
      }
    },
  };
}

const mailbox = ({ name, address }: Mailbox) =>
  name ? `"${name.replace(/["\\]/g, '\\$&')}" <${address}>` : address;

/** The payload, made from the stored message alone: every attempt has the same bytes. */
function payloadOf(message: MailMessage) {
  return {
    from: mailbox(message.from),
    to: message.to,
    ...(message.replyTo ? { replyTo: message.replyTo } : {}),
    subject: message.subject,
    text: message.text,
    html: message.html,
  };
}

/** Statuses that concern one message, not the account or the address of the provider. */
const MESSAGE_REFUSED = new Set([400, 409, 413, 422]);

/** Without a status, or with one that says the provider is unwell, nobody knows whether the message was taken. */
function outcomeOf(
  error: { name: string; statusCode: number | null },
  headers: Record<string, string> | null,
): Outcome {
  const status = error.statusCode ?? 0;
  const reason = `${status || 'no status'} ${error.name ?? ''}`.trim();
  // Another attempt with this key is still under way: the next one will tell.
  if (status === 409 && error.name === 'concurrent_idempotent_requests') return { kind: 'unknown', reason };
  if (MESSAGE_REFUSED.has(status)) return { kind: 'refused', reason };
  if (status >= 400 && status < 500 && status !== 408) {
    const seconds = Number(headers?.['retry-after']);
    return { kind: 'hold', reason, retryAfterSeconds: seconds > 0 ? seconds : undefined };
  }
  return { kind: 'unknown', reason };
}
