import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { seededRandom } from '@/tests/seeded-random';
import { type FakeRequest, startFakeServer } from './fake-server';

/** How long a key is kept after its mail was accepted. */
const KEY_TTL_MS = 24 * 3_600_000;

/** A text is sent as a page, other bodies as JSON; without one it is an error of that status. */
type Answer = { status: number; body?: unknown; headers?: Readonly<Record<string, string>> };

const problem = (status: number, name = 'application_error'): Answer => ({
  status,
  body: { statusCode: status, name, message: 'Something went wrong.' },
});

/** Faults without accepting the mail. A page is the answer of a proxy in front of the provider. */
const untaken = (retryAfter: number): Readonly<Record<string, Answer>> => ({
  '500-json': problem(500, 'internal_server_error'),
  '500-html': { status: 500, body: '<!doctype html><html><h1>500</h1></html>' },
  '503-html': { status: 503, body: '<!doctype html><html><h1>503</h1></html>' },
  '401': problem(401, 'missing_api_key'),
  '403': problem(403, 'invalid_api_key'),
  '409-concurrent': problem(409, 'concurrent_idempotent_requests'),
  '422': problem(422, 'validation_error'),
  '429': { ...problem(429, 'rate_limit_exceeded'), headers: { 'Retry-After': `${retryAfter}` } },
});

/** The faults after which another attempt may succeed. The last seven accept the mail and spoil only the answer. */
export const TRANSIENT_FAULTS = [
  ...(['500-json', '500-html', '503-html', '409-concurrent', '429', 'hang', 'reset'] as const),
  ...(['500-after', 'hang-after', 'reset-after', 'stalled', 'empty', 'truncated', 'malformed'] as const),
];

/** A fault by its name, or an answer without accepting the mail. */
export type Fault = (typeof TRANSIENT_FAULTS)[number] | '401' | '403' | '422' | Answer;

/** @param attempt which attempt of this key, from 1 */
type FaultPlan = (attempt: number, key: string) => Fault | undefined;

/** Spoils a share (0 to 1) of all attempts, in any order: it depends only on seed, key and attempt. */
export function seededFaults(seed: number, share: number): FaultPlan {
  return (attempt, key) => {
    const hash = createHash('sha256').update(`${seed} ${attempt} ${key}`).digest();
    const { next, pick } = seededRandom(hash.readUInt32BE());
    return next() < share ? pick(TRANSIENT_FAULTS) : undefined;
  };
}

type Mail = { from: string; to: string; subject: string; text?: string; [field: string]: unknown };

type Options = {
  /** Milliseconds since 1970; the real clock unless given. */
  now?: () => number;
  /** Called for every request when `replies` is empty. */
  fault?: FaultPlan;
  /** Seconds in the Retry-After of '429'. */
  retryAfter?: number;
};

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>;

/** A local fake of the provider (resend.com/docs/api-reference): it takes a mail once a key, and fails on demand. */
export async function startFakeProvider({ now = Date.now, fault: plan, retryAfter = 1 }: Options = {}) {
  const received: FakeRequest[] = [];
  const replies: Fault[] = [];
  const delivered: { key: string; payload: Mail }[] = [];
  const taken = new Map<string, { id: string; body: string; at: number }>();
  const attempts = new Map<string, number>();
  let faults = 0;

  /** An error keeps no key: a corrected request may use it again. */
  function take({ path, headers, body }: FakeRequest, key: string): Answer {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) return problem(401, 'missing_api_key');
    if (!token.startsWith('re_')) return problem(403, 'invalid_api_key');
    if (path !== 'POST /emails') return problem(404, 'not_found');
    const first = taken.get(key);
    if (first && now() - first.at < KEY_TTL_MS) {
      return first.body === body
        ? { status: 200, body: { id: first.id } }
        : problem(409, 'invalid_idempotent_request');
    }
    delivered.push({ key, payload: JSON.parse(body) });
    const id = `00000000-0000-4000-8000-${String(delivered.length).padStart(12, '0')}`;
    if (key !== '') taken.set(key, { id, body, at: now() });
    return { status: 200, body: { id } };
  }

  function serve(request: FakeRequest, response: ServerResponse): void {
    received.push(request);
    const key = String(request.headers['idempotency-key'] ?? '');
    attempts.set(key, (attempts.get(key) ?? 0) + 1);
    const fault = replies.shift() ?? plan?.(attempts.get(key) ?? 0, key);
    if (fault !== undefined) faults += 1;
    if (fault === 'hang') return;
    if (fault === 'reset') response.socket?.resetAndDestroy();
    else if (typeof fault === 'object') answer(response, fault);
    else answer(response, untaken(retryAfter)[fault ?? ''] ?? take(request, key), fault);
  }

  const { baseUrl, close } = await startFakeServer(serve);
  return {
    baseUrl,
    /** Settings of a site that sends through it. */
    settings: { RESEND_API_KEY: 're_prova', RESEND_BASE_URL: baseUrl },
    /** Every request, including those with a fault. */
    received,
    /** Each request takes one; without any, `fault` is called. */
    replies,
    /** The mails that recipients would get; `key` is '' without one. */
    delivered,
    /** What would be delivered, as one text a mail, and how often it was tried and spoiled. */
    figures() {
      const arrived = [delivered.map(({ payload }) => payload.text ?? '')];
      return { arrived, attempts: received.length, faults };
    },
    close,
  };
}

/** Sends an answer, or spoils it after the mail was accepted. */
function answer(response: ServerResponse, given: Answer, fault?: Fault): void {
  const { status, headers, ...rest } = fault === '500-after' ? problem(500, 'internal_server_error') : given;
  const { body } = rest.body === undefined ? problem(status) : rest;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const half = text.slice(0, text.length / 2);
  const type = typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  const head = (content: string) => {
    const length = Buffer.byteLength(content);
    return response.writeHead(status, { 'Content-Type': type, 'Content-Length': length, ...headers });
  };
  if (fault === 'hang-after') return;
  if (fault === 'reset-after') response.socket?.resetAndDestroy();
  else if (fault === 'stalled') head(text).write(half);
  else if (fault === 'truncated') head(text).write(half, () => response.socket?.destroy());
  else if (fault === 'empty') head('').end();
  else if (fault === 'malformed') head(half).end(half);
  else head(text).end(text);
}
