import { type ErrorResponse, Resend, type Response as SdkResponse } from 'resend';
import { parseJson } from '@/lib/mail/parse-json';
import type { EventAnswer, Provider } from './provider';
import { type HttpAnswer, outcomeOfAnswer, outcomeOfFailure } from './provider-outcome';

export const RESEND_TIMEOUT_MS = 10_000;
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
 * Resend as a provider. The SDK throws at construction without a key, so it is made at the first message. Without a
 * usable key every message waits and the log asks for attention.
 */
export function resendProvider(options: ProviderOptions): Required<Provider> {
  let made: Client | undefined;

  function usable(): Client | undefined {
    try {
      // Given an empty key, the SDK takes one from the environment.
      if (!options.apiKey) return undefined;
      made ??= new Client(options);
      return made;
    } catch {
      return undefined;
    }
  }

  return {
    async send({ mail }, key) {
      const client = usable();
      if (!client) return { kind: 'deferred', reason: NO_KEY, cause: 'refused' };
      try {
        const { data, error, headers } = await client.emails.send(mail, { idempotencyKey: key });
        if (error) {
          const status = error.statusCode ?? 0;
          return outcomeOfAnswer({ status, name: error.name, retryAfter: headers?.['retry-after'] });
        }
        // The SDK returns any JSON as data. Only an id says that the message was accepted.
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
          return eventAnswerOf({ status, name: error.name, retryAfter: headers?.['retry-after'] });
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
function eventAnswerOf(answer: HttpAnswer): EventAnswer {
  const outcome = outcomeOfAnswer(answer);
  const reason = 'reason' in outcome ? outcome.reason : `${answer.status}`;
  if (answer.name === 'restricted_api_key') return { kind: 'forbidden', reason };
  if (answer.status === 404) return { kind: 'event' };
  const retryAfterMs = outcome.kind === 'deferred' ? outcome.retryAfterMs : undefined;
  return { kind: 'deferred', reason, retryAfterMs };
}

/**
 * The SDK with its own `fetch` call replaced: the SDK's has no time limit, follows redirections, takes the status from
 * the body and hides why a connection failed. This one keeps the real status and rejects with the error of `fetch`.
 */
class Client extends Resend {
  private readonly timeoutMs: number;

  constructor({ apiKey, baseUrl, timeoutMs = RESEND_TIMEOUT_MS }: ProviderOptions) {
    super(apiKey, baseUrl ? { baseUrl } : {});
    this.timeoutMs = timeoutMs;
  }

  override async fetchRequest<T>(path: string, options: RequestInit = {}): Promise<SdkResponse<T>> {
    const limit = timeLimit(this.timeoutMs);
    try {
      const { signal } = limit;
      const init: RequestInit = { ...options, redirect: 'manual', signal };
      const response = await limit.race(fetch(`${this.baseUrl}${path}`, init));
      const body = await limit.race(response.text()).catch((error: unknown) => {
        // The status of a refusal is enough.
        if (response.ok) throw error;
        return '';
      });
      const json = parseJson(body);
      const headers = Object.fromEntries(response.headers);
      if (response.ok && json !== undefined) return { data: json as T, error: null, headers };
      // As in the SDK, the name is whatever the body holds.
      const name = (response.ok ? 'unreadable_answer' : fieldOf(json, 'name')) as ErrorResponse['name'];
      return { data: null, error: { name, statusCode: response.status, message: '' }, headers };
    } finally {
      limit.end();
    }
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

/** A field of parsed JSON; undefined where there is none. */
const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Object.getOwnPropertyDescriptor(json, name)?.value : undefined;
