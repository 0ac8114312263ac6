import { type ErrorResponse, Resend, type Response as SdkResponse } from 'resend';
import type { Mailbox, MailMessage } from './message';
import type { EventAnswer, MailProvider } from './provider';
import { outcomeOfAnswer, outcomeOfFailure } from './provider-outcome';

const TIMEOUT_MS = 10_000;
const NO_KEY = 'no usable API key';
/** An id that may stand in a path; what is no such id is not asked for. */
const ID = /^[\w-]{1,100}$/;
const EVENT = /^[a-z_]{1,40}$/;

type ProviderOptions = {
  apiKey: string;
  /** Points it at a local stand-in. */
  baseUrl?: string | undefined;
  /** Milliseconds from the start of an attempt to the end of its answer, after which it counts as unknown. */
  timeoutMs?: number | undefined;
};

/**
 * Resend as a provider. The SDK throws at construction without a key, so it is made at the first message; without a
 * usable key every message waits, loudly.
 */
export function resendProvider(options: ProviderOptions): Required<MailProvider> {
  let made: Client | undefined;

  function usable(): Client | undefined {
    try {
      // Left to itself the SDK would take an empty key from the environment.
      if (!options.apiKey) return undefined;
      made ??= new Client(options);
      return made;
    } catch {
      return undefined;
    }
  }

  return {
    async send(message, key) {
      const client = usable();
      if (!client) return { kind: 'deferred', reason: NO_KEY, needsAttention: true };
      try {
        const { data, error, headers } = await client.emails.send(payloadOf(message), {
          idempotencyKey: key,
        });
        if (error) {
          const status = error.statusCode ?? 0;
          return outcomeOfAnswer({ status, name: error.name, retryAfter: headers?.['retry-after'] });
        }
        // The SDK passes on whatever JSON came: only an id says that the message was taken.
        return typeof data?.id === 'string' && data.id
          ? { kind: 'accepted', id: ID.test(data.id) ? data.id : undefined }
          : { kind: 'unknown', reason: 'answer without id' };
      } catch (error) {
        return outcomeOfFailure(error);
      }
    },

    async lastEvent(id) {
      const client = usable();
      if (!client) return { kind: 'deferred', reason: NO_KEY };
      try {
        const { data, error, headers } = await client.emails.get(id);
        if (error) {
          const status = error.statusCode ?? 0;
          return refusedToTell({ status, name: error.name, retryAfter: headers?.['retry-after'] });
        }
        const event: unknown = data?.last_event;
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

/** What an answer without an event means. The names are the provider's (resend.com/docs/api-reference/errors). */
function refusedToTell(answer: Parameters<typeof outcomeOfAnswer>[0]): EventAnswer {
  const outcome = outcomeOfAnswer(answer);
  const reason = 'reason' in outcome ? outcome.reason : `${answer.status}`;
  if (answer.name === 'restricted_api_key') return { kind: 'forbidden', reason };
  if (answer.status === 404) return { kind: 'event' };
  const retryAfterMs = outcome.kind === 'deferred' ? outcome.retryAfterMs : undefined;
  return { kind: 'deferred', reason, retryAfterMs };
}

/**
 * The SDK with its one exchange replaced. Its own has no time-out, follows redirections, takes the status from the body
 * and swallows why a connection failed; this one keeps the real status and rejects with fetch's own error.
 */
class Client extends Resend {
  private readonly timeoutMs: number;

  constructor({ apiKey, baseUrl, timeoutMs = TIMEOUT_MS }: ProviderOptions) {
    super(apiKey, baseUrl ? { baseUrl } : {});
    this.timeoutMs = timeoutMs;
  }

  override async fetchRequest<T>(path: string, options: RequestInit = {}): Promise<SdkResponse<T>> {
    const limit = timeLimit(this.timeoutMs);
    try {
      const { signal } = limit;
      const init: RequestInit = { ...options, redirect: 'manual', signal };
      const response = await limit.keep(fetch(`${this.baseUrl}${path}`, init));
      const body = await limit.keep(response.text()).catch((error: unknown) => {
        // A refusal needs no body to be one.
        if (response.ok) throw error;
        return '';
      });
      const json = parsed(body);
      const headers = Object.fromEntries(response.headers);
      if (response.ok && json !== undefined) return { data: json as T, error: null, headers };
      // As in the SDK, the name is whatever the body holds.
      const name = (response.ok ? 'unreadable_answer' : nameIn(json)) as ErrorResponse['name'];
      return { data: null, error: { name, statusCode: response.status, message: '' }, headers };
    } finally {
      limit.end();
    }
  }
}

/**
 * One time-out over several steps. Besides aborting the connection it rejects by itself: at a body that is packed
 * wrongly, fetch reads on beyond its signal.
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
    keep: <T>(step: Promise<T>): Promise<T> => Promise.race([step, expired]),
    end: () => clearTimeout(timer),
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const nameIn = (json: unknown) =>
  typeof json === 'object' && json !== null && 'name' in json ? json.name : undefined;

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
