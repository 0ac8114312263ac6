import type { IncomingHttpHeaders } from 'node:http';

/** How long a key is kept, from the moment its mail was taken. */
export const KEY_TTL_MS = 24 * 3_600_000;

/** An answer before it is put on the wire. */
export type Answer = {
  status: number;
  type: string;
  body: string;
  headers?: Readonly<Record<string, string>>;
};

/** A payload that the provider takes. */
type Mail = {
  from: string;
  to: string;
  subject: string;
  reply_to?: string;
  text?: string;
  html?: string;
  [field: string]: unknown;
};

const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

/** An error as the provider words it. */
export const errorAnswer = (status: number, name: string): Answer =>
  json(status, { statusCode: status, name, message: 'Something went wrong.' });

/** A scripted answer: a string as a page, other bodies as JSON, none as an error of that status. */
export function scripted({
  status,
  body,
  headers = {},
}: {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}): Answer {
  if (typeof body === 'string') return { status, type: 'text/html; charset=utf-8', body, headers };
  return { ...(body === undefined ? errorAnswer(status, 'application_error') : json(status, body)), headers };
}

const ADDRESS = String.raw`[^\s<>@",;:\\]+@[^\s<>@",;:\\]+\.[^\s<>@",;:\\]+`;
const NAME = String.raw`(?:"(?:[^"\\\r\n]|\\[^\r\n])*"|[^"<>@\r\n]*)`;
const MAILBOX = new RegExp(`^(?:${ADDRESS}|${NAME}\\s*<${ADDRESS}>)$`);

const isMailbox = (value: unknown) => typeof value === 'string' && MAILBOX.test(value);
const isLine = (value: unknown) => typeof value === 'string' && /^[^\r\n]+$/.test(value);

const isMail = (value: unknown): value is Mail => {
  const mail: Partial<Mail> = typeof value === 'object' && value ? value : {};
  const { from, to, reply_to: replyTo, subject, text, html } = mail;
  const addresses = [from, to, ...(replyTo === undefined ? [] : [replyTo])];
  return addresses.every(isMailbox) && isLine(subject) && typeof (text ?? html) === 'string';
};

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

export type EmailsApiOptions = {
  /** The only key that is let in; unless given, any that starts with `re_`. */
  apiKey?: string | undefined;
  /** Keys that may only send: reading is refused them by name. */
  sendingOnly?: readonly string[] | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
};

/**
 * `POST /emails` and `GET /emails/{id}` as resend.com/docs/api-reference says. Errors keep no key: a corrected request may
 * use it again.
 */
export function createEmailsApi({ apiKey, sendingOnly = [], now }: EmailsApiOptions) {
  const delivered: { key: string; payload: Mail; at: number }[] = [];
  const keyOf = new Map<string, string>();
  const events = new Map<string, string>();
  const taken = new Map<string, { id: string; body: string; at: number }>();

  function take(key: string | undefined, body: string): Answer {
    if (key !== undefined && (key === '' || key.length > 256)) {
      return errorAnswer(400, 'invalid_idempotency_key');
    }
    const first = key === undefined ? undefined : taken.get(key);
    if (first && now() - first.at < KEY_TTL_MS) {
      return first.body === body
        ? json(200, { id: first.id })
        : errorAnswer(409, 'invalid_idempotent_request');
    }
    const payload = parsed(body);
    if (!isMail(payload)) return errorAnswer(422, 'validation_error');
    const at = now();
    delivered.push({ key: key ?? '', payload, at });
    const id = `00000000-0000-4000-8000-${String(delivered.length).padStart(12, '0')}`;
    keyOf.set(id, key ?? '');
    if (key !== undefined) taken.set(key, { id, body, at });
    return json(200, { id });
  }

  function read(path: string, token: string): Answer {
    if (sendingOnly.includes(token)) return errorAnswer(401, 'restricted_api_key');
    const key = keyOf.get(path.slice('/emails/'.length));
    if (key === undefined) return errorAnswer(404, 'not_found');
    return json(200, { object: 'email', last_event: events.get(key) ?? events.get('*') ?? 'delivered' });
  }

  return {
    /** What recipients would really get, unless `events` says otherwise; `at` in milliseconds since 1970, `key` '' without one. */
    delivered,
    /** The last event of the mail of a key, or of all under '*'; 'delivered' unless set. */
    events,

    answer(method: string, path: string, headers: IncomingHttpHeaders, body: string): Answer {
      const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
      if (token === undefined) return errorAnswer(401, 'missing_api_key');
      if (apiKey === undefined ? !token.startsWith('re_') : token !== apiKey) {
        return errorAnswer(403, 'invalid_api_key');
      }
      if (method === 'GET' && path.startsWith('/emails/')) return read(path, token);
      if (method !== 'POST' || path !== '/emails') return errorAnswer(404, 'not_found');
      const key = headers['idempotency-key'];
      return take(Array.isArray(key) ? key.join() : key, body);
    },
  };
}
