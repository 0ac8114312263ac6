import { HOUR_MS } from '@/lib/mail/clock';
import type { Failure } from './provider';

/** Statuses that concern one message, not the account or the address of the provider. */
const REJECTED = new Set([400, 413, 422]);

/** The provider's name for an error. Anything else in its place may hold personal data and is dropped. */
const ERROR_NAME = /^[\w.-]{1,80}$/;

const errorName = (name: unknown) => (typeof name === 'string' && ERROR_NAME.test(name) ? name : undefined);

/** An answer that is no acceptance: HTTP's status, the error's name from the body, the Retry-After header. */
export type HttpAnswer = { status: number; name?: unknown; retryAfter?: string | undefined };

/**
 * What an HTTP answer other than an acceptance means (D17). The status decides, whatever the body says.
 * @param now milliseconds since 1970, for a Retry-After that is a date
 */
export function outcomeOfAnswer(answer: HttpAnswer, now = Date.now()): Failure {
  const { status } = answer;
  const name = errorName(answer.name);
  const reason = name ? `${status} ${name}` : `${status}`;
  // Another attempt with this key is still under way, or the answer does not say. The next attempt tells.
  if (status === 409 && (!name || name === 'concurrent_idempotent_requests')) {
    return { kind: 'unknown', reason };
  }
  if (status === 409 || REJECTED.has(status)) return { kind: 'rejected', reason };
  // A redirect counts as an error: following it would give the key and the message to another host.
  if (status >= 300 && status < 500 && status !== 408) {
    const cause = status === 429 ? 'limited' : 'refused';
    return { kind: 'deferred', reason, cause, retryAfterMs: retryAfterOf(answer.retryAfter, now) };
  }
  return { kind: 'unknown', reason };
}

/** Retry-After (RFC 9110, 10.2.3), seconds or a date, as milliseconds from `now`, between none and one hour. */
export function retryAfterOf(header: string | undefined, now: number): number | undefined {
  const value = header?.trim() ?? '';
  let wait = Number.NaN;
  if (/^\d+(\.\d+)?$/.test(value)) wait = Number(value) * 1000;
  else if (value.endsWith(' GMT')) wait = Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), HOUR_MS);
}

/** What an attempt without an answer means. Without a connection nothing was taken; else the outcome is unknown. */
export function outcomeOfFailure(error: unknown): Failure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = errorName(codeOf(cause)) ?? (error instanceof Error ? errorName(error.name) : undefined);
  return neverConnected(cause)
    ? { kind: 'deferred', reason: reason ?? 'no connection', cause: 'unreachable' }
    : { kind: 'unknown', reason: reason ?? 'no answer' };
}

/** Certificates are checked before the request is written. */
const CERTIFICATE_ERROR =
  /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY|DECRYPT)_|HOSTNAME_MISMATCH$)/;

/**
 * Whether name lookup, connecting or the certificate failed. The system call tells it, not the code: an established
 * connection can fail with EHOSTUNREACH too.
 */
function neverConnected(cause: unknown): boolean {
  // One error for each address that was tried.
  if (cause instanceof AggregateError) return cause.errors.length > 0 && cause.errors.every(neverConnected);
  if (!(cause instanceof Error)) return false;
  const { code, syscall } = cause as NodeJS.ErrnoException;
  if (syscall === 'connect' || syscall?.startsWith('getaddrinfo')) return true;
  return code === 'UND_ERR_CONNECT_TIMEOUT' || CERTIFICATE_ERROR.test(code ?? '');
}

function codeOf(cause: unknown): unknown {
  if (cause instanceof AggregateError && cause.errors.length > 0) return codeOf(cause.errors[0]);
  return cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined;
}
