import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { seededRandom } from '@/tests/seeded-random';
import { type FakeRequest, startFakeServer } from './fake-server';

/** How long the provider remembers a key after it has accepted the mail. */
const KEY_TTL_MS = 24 * 3_600_000;

/** A response. A `body` that is a string is sent as HTML, any other as JSON. */
type Answer = { status: number; body: unknown; headers?: Readonly<Record<string, string>> };

const problem = (status: number, name: string): Answer => ({
  status,
  body: { statusCode: status, name, message: 'Something went wrong.' },
});

/** Answers without accepting the mail. The HTML is that of a proxy in front of the provider. */
const REFUSALS = {
  '500-json': problem(500, 'internal_server_error'),
  '500-html': { status: 500, body: '<!doctype html><html><h1>500</h1></html>' },
  '401': problem(401, 'missing_api_key'),
  '403': problem(403, 'invalid_api_key'),
  '409-concurrent': problem(409, 'concurrent_idempotent_requests'),
  '422': problem(422, 'validation_error'),
  '429': { ...problem(429, 'rate_limit_exceeded'), headers: { 'Retry-After': '1' } },
} satisfies Record<string, Answer>;

/** Faults after the mail was accepted: its answer does not arrive, or not as it should. */
const LATE_FAULTS = ['500-after', 'hang-after', 'reset-after', 'stalled', 'truncated', 'malformed'] as const;

/** The faults after which another attempt may succeed. */
export const TRANSIENT_FAULTS = [
  '500-json',
  '500-html',
  '409-concurrent',
  '429',
  'hang',
  'reset',
  ...LATE_FAULTS,
] as const;

/** A fault by its name, or an answer that does not accept the mail. */
export type Fault = keyof typeof REFUSALS | (typeof TRANSIENT_FAULTS)[number] | Answer;

/** @param attempt which attempt of this key, from 1 */
type FaultPlan = (attempt: number, key: string) => Fault | undefined;

/** Faults for a share (0 to 1) of all attempts. They depend only on seed, key and attempt, not on the order of requests. */
export function seededFaults(seed: number, share: number): FaultPlan {
  return (attempt, key) => {
    const hash = createHash('sha256').update(`${seed} ${attempt} ${key}`).digest();
    const { next, pick } = seededRandom(hash.readUInt32BE());
    return next() < share ? pick(TRANSIENT_FAULTS) : undefined;
  };
}

type Mail = { from: string; to: string; subject: string; text?: string; [field: string]: unknown };

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>;

/**
 * A local fake of the provider (resend.com/docs/api-reference): it accepts a mail once for each key, and fails on demand.
 * @param options `now`: another clock; `fault`: called for every request when `replies` is empty
 */
export async function startFakeProvider(options: { now?: () => number; fault?: FaultPlan } = {}) {
  const { now = Date.now, fault: plan } = options;
  const received: FakeRequest[] = [];
  const replies: Fault[] = [];
  const delivered: { key: string; payload: Mail }[] = [];
  const accepted = new Map<string, { id: string; body: string; at: number }>();
  const attempts = new Map<string, number>();
  let faults = 0;

  /** An error keeps no key: a corrected request may use it again. */
  function accept({ path, headers, body }: FakeRequest, key: string): Answer {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    if (!token?.startsWith('re_')) return REFUSALS['403'];
    if (path !== 'POST /emails') return problem(404, 'not_found');
    const first = accepted.get(key);
    if (first && now() - first.at < KEY_TTL_MS) {
      const isSame = first.body === body;
      return isSame ? { status: 200, body: { id: first.id } } : problem(409, 'invalid_idempotent_request');
    }
    delivered.push({ key, payload: JSON.parse(body) });
    const id = `00000000-0000-4000-8000-${String(delivered.length).padStart(12, '0')}`;
    if (key !== '') accepted.set(key, { id, body, at: now() });
    return { status: 200, body: { id } };
  }

  function serve(request: FakeRequest, response: ServerResponse): void {
    received.push(request);
    const key = String(request.headers['idempotency-key'] ?? '');
    const attempt = (attempts.get(key) ?? 0) + 1;
    attempts.set(key, attempt);
    const fault = replies.shift() ?? plan?.(attempt, key);
    if (fault !== undefined) faults += 1;
    if (fault === 'hang') return;
    if (fault === 'reset') response.socket?.resetAndDestroy();
    else if (typeof fault === 'object') answer(response, fault);
    else if (fault && fault in REFUSALS) answer(response, REFUSALS[fault as keyof typeof REFUSALS]);
    else answer(response, accept(request, key), fault);
  }

  const { baseUrl, close } = await startFakeServer(serve);
  return {
    baseUrl,
    /** Settings of a site that sends through it. */
    settings: { RESEND_API_KEY: 're_prova', RESEND_BASE_URL: baseUrl },
    /** Every request, including those with a fault. */
    received,
    /** Faults of the next requests. When it is empty, `fault` is called. */
    replies,
    /** The mails that recipients would get; `key` is '' without one. */
    delivered,
    /** The texts of the delivered mails, and the numbers of requests and of faults. */
    figures() {
      const arrived = [delivered.map(({ payload }) => payload.text ?? '')];
      return { arrived, attempts: received.length, faults };
    },
    close,
  };
}

/** Sends an answer, perhaps with one of LATE_FAULTS. */
function answer(response: ServerResponse, given: Answer, fault?: Fault): void {
  if (fault === 'hang-after') return;
  if (fault === 'reset-after') {
    response.socket?.resetAndDestroy();
    return;
  }
  const { status, headers, body } = fault === '500-after' ? REFUSALS['500-json'] : given;
  const isPage = typeof body === 'string';
  const text = isPage ? body : JSON.stringify(body);
  const half = text.slice(0, text.length / 2);
  response.writeHead(status, {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(fault === 'malformed' ? half : text),
    ...headers,
  });
  if (fault === 'stalled') response.write(half);
  else if (fault === 'truncated') response.write(half, () => response.socket?.destroy());
  else response.end(fault === 'malformed' ? half : text);
}
