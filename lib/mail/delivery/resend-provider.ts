import { type ErrorResponse, Resend, type Response as SdkResponse } from 'resend';
import { parseJson } from '@/lib/parse-json';
import { type Failure, HTTP_TIMEOUT_MS, outcomeOfError, outcomeOfStatus, type Send } from './outcome';

/** The pattern of the provider's names for errors (resend.com/docs/api-reference/errors). Other text may hold personal data. */
const ERROR_NAME = /^[\w.-]{1,80}$/;

/** How much of an answer is read, in characters. A longer one is no answer of the provider. */
const MAX_ANSWER_LENGTH = 64 * 1024;

/** `baseUrl`: the address of a fake provider, in tests. */
type ResendOptions = { apiKey: string; baseUrl?: string | undefined; timeoutMs?: number | undefined };

/** Resend as a provider. */
export function resendProvider({ timeoutMs = HTTP_TIMEOUT_MS, ...options }: ResendOptions): Send {
  return async ({ mail, key }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const client = new Client(options, signal);
      // Also needed: fetch ignores the signal while it decodes a body with a wrong Content-Encoding.
      const expired = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      const sending = client.emails.send(mail, { idempotencyKey: key });
      const { data, error } = await Promise.race([sending, expired]);
      if (error) return outcomeOfRefusal(error.name, client.response);
      // The SDK returns any JSON as data. Only an id says that the message was accepted.
      const isAccepted = typeof data?.id === 'string' && data.id !== '';
      return isAccepted ? { kind: 'sent' } : { kind: 'unknown', reason: 'answer without id' };
    } catch (error) {
      return outcomeOfError(error);
    }
  };
}

/** @param errorName the provider's name for the error, if it gave one */
function outcomeOfRefusal(errorName: string, response: Response | undefined): Failure {
  const { status, headers } = response ?? { status: 0, headers: new Headers() };
  const name = ERROR_NAME.test(errorName) ? errorName : undefined;
  // Another attempt with this key may be under way; the next one will show.
  const isUnderWay = status === 409 && (!name || name === 'concurrent_idempotent_requests');
  return isUnderWay ? { kind: 'unknown', reason: `${status}` } : outcomeOfStatus({ status, headers }, name);
}

/** Reads an answer, at most to its maximum. */
async function readAnswer({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    // Leaving the loop cancels the body.
    if (text.length > MAX_ANSWER_LENGTH) break;
  }
  return text;
}

/**
 * The SDK with its `fetch` call replaced: the SDK's own follows redirects, takes the status from the body and hides why a
 * connection failed. This one keeps the response, and rejects with the error of `fetch`.
 */
class Client extends Resend {
  response: Response | undefined;
  readonly #signal: AbortSignal;

  constructor({ apiKey, baseUrl }: ResendOptions, signal: AbortSignal) {
    super(apiKey, baseUrl ? { baseUrl } : {});
    this.#signal = signal;
  }

  override async fetchRequest<T>(path: string, options: RequestInit = {}): Promise<SdkResponse<T>> {
    const init: RequestInit = { ...options, redirect: 'manual', signal: this.#signal };
    const response = await fetch(`${this.baseUrl}${path}`, init);
    this.response = response;
    // A refusal needs no body.
    const body = await readAnswer(response).catch((error: unknown) => {
      if (response.ok) throw error;
      return '';
    });
    const json = parseJson(body);
    if (response.ok) return { data: json as T, error: null, headers: {} };
    const name = String((json as { name?: unknown } | undefined)?.name ?? '') as ErrorResponse['name'];
    return { data: null, error: { name, statusCode: response.status, message: '' }, headers: {} };
  }
}
