import type { IncomingHttpHeaders } from 'node:http';
import { type Answer, errorAnswer, json, ok } from './answers';
import { type Mail, wrongMail } from './mail';

/** How long a key is kept, from the moment its mail was taken. */
export const KEY_LIFE_MS = 24 * 3_600_000;

/**
 * A mail that its recipient would really get, unless `event` says otherwise; `at` in milliseconds since 1970, `key` ''
 * when there was none.
 */
export type Delivered = { key: string; payload: Mail; at: number };

/** Last events as the SDK's types name them (resend 6.38, `emails.get`). */
export type LastEvent =
  | 'bounced'
  | 'canceled'
  | 'clicked'
  | 'complained'
  | 'delivered'
  | 'delivery_delayed'
  | 'failed'
  | 'opened'
  | 'queued'
  | 'scheduled'
  | 'sent'
  | 'suppressed';

export type EmailsApiOptions = {
  /** The only key that is let in; unless given, any that starts with `re_`. */
  apiKey?: string | undefined;
  /** Keys that may only send: reading is refused them by name. */
  sendingOnly?: readonly string[] | undefined;
  /** What `GET /domains` lists, as verified. */
  domains?: readonly string[] | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Requests a second; none: no limit. */
  perSecond?: number | undefined;
  /** What passes between taking up a request and taking its mail; meanwhile its key is under way. */
  beforeTaking?: ((key: string) => Promise<void>) | undefined;
};

export type ApiRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

/**
 * `POST /emails`, `GET /emails/{id}` and `GET /domains` as resend.com/docs/api-reference says. Errors keep no key: a
 * corrected request may use it again.
 */
export function createEmailsApi(options: EmailsApiOptions) {
  const { apiKey, sendingOnly = [], domains = [], now, perSecond, beforeTaking } = options;
  const delivered: Delivered[] = [];
  const byId = new Map<string, Delivered>();
  const events = new Map<string, LastEvent>();
  const taken = new Map<string, { id: string; body: string; at: number }>();
  const underWay = new Map<string, string>();
  let second = { number: 0, requests: 0 };

  function unauthorized({ authorization = '' }: IncomingHttpHeaders): Answer | undefined {
    const token = /^Bearer (.+)$/.exec(authorization)?.[1];
    if (token === undefined)
      return errorAnswer(401, 'missing_api_key', 'Missing API key in the authorization header.');
    const known = apiKey === undefined ? token.startsWith('re_') : token === apiKey;
    return known ? undefined : errorAnswer(403, 'invalid_api_key', 'API key is invalid.');
  }

  function tooMany(): Answer | undefined {
    if (perSecond === undefined) return undefined;
    const number = Math.floor(now() / 1000);
    if (second.number !== number) second = { number, requests: 0 };
    second.requests += 1;
    if (second.requests <= perSecond) return undefined;
    const headers = {
      'RateLimit-Limit': `${perSecond}`,
      'RateLimit-Remaining': '0',
      'RateLimit-Reset': '1',
      'Retry-After': '1',
    };
    return { ...errorAnswer(429, 'rate_limit_exceeded', 'Too many requests.'), headers };
  }

  function keyProblem(key: string, body: string): Answer | undefined {
    if (key === '' || key.length > 256) {
      return errorAnswer(400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.');
    }
    const first = taken.get(key);
    if (first && now() - first.at >= KEY_LIFE_MS) taken.delete(key);
    const known = taken.get(key);
    const other = underWay.get(key) ?? known?.body;
    if (other !== undefined && other !== body) {
      return errorAnswer(
        409,
        'invalid_idempotent_request',
        'Same idempotency key used with a different request payload.',
      );
    }
    if (underWay.has(key)) {
      return errorAnswer(409, 'concurrent_idempotent_requests', 'The original request is still in progress.');
    }
    return known && ok(known.id);
  }

  async function take(key: string | undefined, body: string, payload: Mail): Promise<Answer> {
    if (beforeTaking) {
      if (key !== undefined) underWay.set(key, body);
      try {
        await beforeTaking(key ?? '');
      } finally {
        if (key !== undefined) underWay.delete(key);
      }
    }
    const at = now();
    const mail = { key: key ?? '', payload, at };
    delivered.push(mail);
    const id = `00000000-0000-4000-8000-${String(delivered.length).padStart(12, '0')}`;
    byId.set(id, mail);
    if (key !== undefined) taken.set(key, { id, body, at });
    return ok(id);
  }

  function read(path: string, { authorization = '' }: IncomingHttpHeaders): Answer {
    if (sendingOnly.includes(authorization.replace('Bearer ', ''))) {
      return errorAnswer(401, 'restricted_api_key', 'This API key is restricted to only send emails.');
    }
    if (path === '/domains') return json({ data: domains.map((name) => ({ name, status: 'verified' })) });
    const id = path.slice('/emails/'.length);
    const mail = byId.get(id);
    if (!mail) return errorAnswer(404, 'not_found', 'Email not found');
    const { from, to, subject } = mail.payload;
    return json({
      object: 'email',
      id,
      from,
      to,
      subject,
      last_event: events.get(mail.key) ?? events.get('*') ?? 'delivered',
    });
  }

  return {
    delivered,
    /** The last event of the mail of a key, or of all under '*'; 'delivered' unless set. */
    events,

    async answer({ method, path, headers, body }: ApiRequest): Promise<Answer> {
      if (method === 'GET' && (path === '/domains' || path.startsWith('/emails/'))) {
        return unauthorized(headers) ?? tooMany() ?? read(path, headers);
      }
      if (path !== '/emails') return errorAnswer(404, 'not_found', 'The requested endpoint does not exist.');
      if (method !== 'POST')
        return errorAnswer(405, 'method_not_allowed', 'Method is not allowed for the path.');
      const stopped = unauthorized(headers) ?? tooMany();
      if (stopped) return stopped;
      const header = headers['idempotency-key'];
      const key = Array.isArray(header) ? header.join() : header;
      const earlier = key === undefined ? undefined : keyProblem(key, body);
      if (earlier) return earlier;
      let payload: unknown;
      try {
        payload = JSON.parse(body);
      } catch {
        return errorAnswer(400, 'validation_error', 'The request body is not valid JSON.');
      }
      return wrongMail(payload) ?? take(key, body, payload as Mail);
    },
  };
}
