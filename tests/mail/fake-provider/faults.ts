import { seededRandom } from '../../seeded-random';
import { type Answer, errorAnswer, scripted } from './emails-api';

/** Answers that take nothing. A page is what a proxy in front of the provider gives. */
const UNTAKEN = {
  '500-json': errorAnswer(500, 'internal_server_error'),
  '500-html': scripted({ status: 500, body: '<!doctype html><html><h1>500</h1></html>' }),
  '503-html': scripted({ status: 503, body: '<!doctype html><html><h1>503</h1></html>' }),
  '401': errorAnswer(401, 'missing_api_key'),
  '403': errorAnswer(403, 'invalid_api_key'),
  '409-concurrent': errorAnswer(409, 'concurrent_idempotent_requests'),
  '422': errorAnswer(422, 'validation_error'),
  '429': errorAnswer(429, 'rate_limit_exceeded'),
} as const satisfies Record<string, Answer>;

/**
 * The faults of a provider. Each says whether the mail was taken; "taken" means handled as usual first, so that a wrong
 * request is refused and a repeat delivers nothing, and only then is the answer spoiled.
 */
export type Fault =
  /** This answer, not taken. A string is sent as it is, anything else as JSON; without one, an error in JSON. */
  | { status: number; body?: unknown; headers?: Readonly<Record<string, string>> }
  /** Not taken; 429 with retry-after. */
  | keyof typeof UNTAKEN
  /** 500 with an error in JSON although taken. */
  | '500-after'
  /** Reads the request and never answers, not taken. */
  | 'hang'
  /** Taken, and never answers. */
  | 'hang-after'
  /** Taken; the head and half the body of the answer, and never the rest. */
  | 'stalled'
  /** Drops the connection (RST), not taken. */
  | 'reset'
  /** Taken, then drops the connection (RST). */
  | 'reset-after'
  /** Taken; the right status with an empty body. */
  | 'empty'
  /** Taken; half the announced body, then the end of the connection. */
  | 'truncated'
  /** Taken; the right status with JSON that does not parse. */
  | 'malformed';

/** The answer of a fault that takes nothing. @param retryAfter of 429, in seconds */
export function untaken(fault: Fault | undefined, retryAfter: number): Answer | undefined {
  if (typeof fault === 'object') return scripted(fault);
  const known: Readonly<Record<string, Answer>> = UNTAKEN;
  const answer = known[fault ?? ''];
  return answer?.status === 429 ? { ...answer, headers: { 'Retry-After': `${retryAfter}` } } : answer;
}

/** @param attempt which attempt of this key, from 1; requests without a key count as the key '' */
export type FaultPlan = (attempt: number, key: string) => Fault | undefined;

/** The faults after which another attempt may succeed. */
export const TRANSIENT_FAULTS = [
  '500-json',
  '500-html',
  '500-after',
  '503-html',
  'hang',
  'hang-after',
  'stalled',
  'reset',
  'reset-after',
  'empty',
  'truncated',
  'malformed',
  '409-concurrent',
  '429',
] as const satisfies readonly Fault[];

/**
 * A plan that spoils a share of all attempts, every fault equally often. It depends on seed, key and attempt alone, not
 * on the order of arrival.
 * @param share 0 to 1
 */
export function seededFaults(
  seed: number,
  share: number,
  faults: readonly Fault[] = TRANSIENT_FAULTS,
): FaultPlan {
  return (attempt, key) => {
    const { next, pick } = seededRandom(hash(`${seed} ${attempt} ${key}`));
    return next() < share ? pick(faults) : undefined;
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
