import type { Mailbox, MailMessage } from './message';
import type { EventAnswer, MailProvider } from './provider';
import { type HttpAnswer, outcomeOfAnswer, outcomeOfFailure } from './provider-outcome';

export const API_URL = 'https://api.resend.com';
const TIMEOUT_MS = 10_000;
const NO_KEY = 'no usable API key';
/** An id that may stand in a path. */
const ID = /^[\w-]{1,100}$/;
const EVENT = /^[a-z_]{1,40}$/;

type ProviderOptions = {
  apiKey: string;
  /** Points it at a local fake. */
  baseUrl?: string | undefined;
  /** Milliseconds from the start of a request to the end of its answer, after which its outcome is unknown. */
  timeoutMs?: number | undefined;
};

/**
 * Resend as a provider (resend.com/docs/api-reference). Without a usable key every message waits and the log asks for
 * attention.
 */
export function resendProvider(options: ProviderOptions): Required<MailProvider> {
  const { apiKey, baseUrl = API_URL, timeoutMs = TIMEOUT_MS } = options;
  const authorization = authorizationOf(apiKey);

  return {
    async send(message, key) {
      if (!authorization) return { kind: 'deferred', reason: NO_KEY, needsAttention: true };
      try {
        const answer = await exchange(`${baseUrl}/emails`, timeoutMs, {
          method: 'POST',
          headers: { ...authorization, 'Content-Type': 'application/json', 'Idempotency-Key': key },
          body: JSON.stringify(payloadOf(message)),
        });
        if (!answer.ok) return outcomeOfAnswer(answer);
        // Only an id says that the message was accepted.
        const id = fieldOf(answer.json, 'id');
        return typeof id === 'string' && id
          ? { kind: 'accepted', id: ID.test(id) ? id : undefined }
          : { kind: 'unknown', reason: 'answer without id' };
      } catch (error) {
        return outcomeOfFailure(error);
      }
    },

    async lastEvent(id) {
      if (!authorization) return { kind: 'deferred', reason: NO_KEY };
      try {
        const answer = await exchange(`${baseUrl}/emails/${id}`, timeoutMs, { headers: authorization });
        if (!answer.ok) return eventAnswerOf(answer);
        const event = fieldOf(answer.json, 'last_event');
        return typeof event === 'string' && EVENT.test(event)
          ? { kind: 'event', event }
          : { kind: 'deferred', reason: 'answer without last_event' };
      } catch (error) {
        const outcome = outcomeOfFailure(error);
        return { kind: 'deferred', reason: 'reason' in outcome ? outcome.reason : 'no answer' };
      }
    },
  };
}

/** The header of a key; undefined for an empty key, or one that no header can hold. */
function authorizationOf(apiKey: string): { Authorization: string } | undefined {
  const header = { Authorization: `Bearer ${apiKey}` };
  try {
    // Throws at what no header can hold.
    new Headers(header);
    return apiKey ? header : undefined;
  } catch {
    return undefined;
  }
}

/** What an answer without an event means. */
function eventAnswerOf(answer: HttpAnswer): EventAnswer {
  const outcome = outcomeOfAnswer(answer);
  const reason = 'reason' in outcome ? outcome.reason : `${answer.status}`;
  if (answer.name === 'restricted_api_key') return { kind: 'forbidden', reason };
  if (answer.status === 404) return { kind: 'event' };
  const retryAfterMs = outcome.kind === 'deferred' ? outcome.retryAfterMs : undefined;
  return { kind: 'deferred', reason, retryAfterMs };
}

/** One request and its JSON answer. Redirections are not followed. Rejects as fetch does, or with a TimeoutError. */
async function exchange(
  url: string,
  timeoutMs: number,
  init: RequestInit,
): Promise<{ ok: true; json: unknown } | ({ ok: false } & HttpAnswer)> {
  const limit = timeLimit(timeoutMs);
  try {
    const request: RequestInit = { ...init, redirect: 'manual', signal: limit.signal };
    const response = await limit.race(fetch(url, request));
    const { ok, status, headers } = response;
    const body = await limit.race(response.text()).catch((error: unknown) => {
      // The status of a refusal is enough.
      if (ok) throw error;
      return '';
    });
    const json = parseJson(body);
    if (ok && json !== undefined) return { ok, json };
    const name = ok ? 'unreadable_answer' : fieldOf(json, 'name');
    return { ok: false, status, name, retryAfter: headers.get('retry-after') ?? undefined };
  } finally {
    limit.end();
  }
}

/**
 * One time limit over several steps. It rejects by itself besides aborting, since fetch ignores its signal while it
 * decodes a body with a wrong Content-Encoding.
 */
function timeLimit(ms: number) {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException(`no answer within ${ms} ms`, 'TimeoutError');
      controller.abort(error);
      reject(error);
    }, ms);
  });
  return {
    signal: controller.signal,
    race: <T>(step: Promise<T>): Promise<T> => Promise.race([step, expired]),
    end: () => clearTimeout(timer),
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** A field of parsed JSON; undefined where there is none. */
export const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Object.getOwnPropertyDescriptor(json, name)?.value : undefined;

const mailbox = ({ name, address }: Mailbox) =>
  name ? `"${name.replace(/["\\]/g, '\\$&')}" <${address}>` : address;

/**
 * The payload, made from the stored message alone: every attempt has the same bytes (D17). The order of the fields
 * belongs to the bytes.
 */
const payloadOf = ({ from, html, replyTo, subject, text, to }: MailMessage) => ({
  from: mailbox(from),
  html,
  reply_to: replyTo || undefined,
  subject,
  text,
  to,
});
