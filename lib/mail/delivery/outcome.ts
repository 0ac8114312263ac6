import type { Outgoing } from '@/lib/mail/message/message';

/** The outcome of an attempt to send (D17). `reason`: one short line for the log and the owner, without personal data. */
export type Outcome = { kind: 'sent' } | Failure;

export type Failure =
  /** Concerns this message, or every message: what the channel does with the others will show (D17). */
  | { kind: 'rejected'; reason: string }
  /** Concerns every message: the channel pauses, and the owner has to act. */
  | { kind: 'refused'; reason: string }
  /**
   * Nothing has arrived. `retryAfterMs`: how long the receiver asks to wait, in milliseconds. `concernsMessage`: the message may
   * be the cause, so others go first.
   */
  | { kind: 'unavailable'; reason: string; retryAfterMs?: number | undefined; concernsMessage?: boolean }
  /** It may have arrived: it is sent again with the same key and the same bytes. */
  | { kind: 'unknown'; reason: string; retryAfterMs?: number | undefined };

/** Sends a message to a provider, with its key as the idempotency key. Never rejects: every failure is an outcome. */
export type Send = (message: Outgoing) => Promise<Outcome>;

/** How long an attempt over HTTP may take, in milliseconds, from the request to the end of the response. */
export const HTTP_TIMEOUT_MS = 10_000;

/** Statuses that concern one message, not the account or the address of the receiver. */
const REJECTED = [400, 409, 413, 422];
/** Statuses after which nothing has arrived. */
const UNAVAILABLE = [408, 429];

/**
 * The outcome of a response that is no success (D17). A redirect counts as refused, since its target may be another host.
 * @param detail the receiver's name for the error, without personal data
 */
export function outcomeOfStatus(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  detail?: string,
): Failure {
  const reason = detail ? `${status} ${detail}` : `${status}`;
  const retryAfterMs = retryAfterOf(headers.get('retry-after'));
  if (REJECTED.includes(status)) return { kind: 'rejected', reason };
  if (UNAVAILABLE.includes(status)) return { kind: 'unavailable', reason, retryAfterMs };
  return status < 500 ? { kind: 'refused', reason } : { kind: 'unknown', reason, retryAfterMs };
}

/** How long Retry-After asks to wait, in milliseconds. It has seconds or a date (RFC 9110, 10.2.3). */
function retryAfterOf(header: string | null): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const wait = value.endsWith(' GMT') ? Date.parse(value) - Date.now() : Number.NaN;
  return Number.isNaN(wait) ? undefined : wait;
}

/** Codes of an invalid certificate. It is checked before the request is written. */
const CERTIFICATE_ERROR =
  /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY|DECRYPT)_|HOSTNAME_MISMATCH$)/;

/** The outcome of an attempt without a response: without a connection nothing has arrived, otherwise the outcome is unknown. */
export function outcomeOfError(error: unknown): Failure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // An AggregateError has one error for each address of the host.
  const causes = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause];
  const code: unknown = (causes[0] as NodeJS.ErrnoException | undefined)?.code;
  const name = error instanceof Error ? error.name : 'no answer';
  // The code of a time-out is a number, which explains nothing.
  const reason = typeof code === 'string' ? code : name;
  return causes.every(isBeforeRequest) ? { kind: 'unavailable', reason } : { kind: 'unknown', reason };
}

/** Judged by the system call, since an established connection can fail with the same codes, such as EHOSTUNREACH. */
function isBeforeRequest(cause: unknown): boolean {
  const { code = '', syscall = '' } = (cause ?? {}) as NodeJS.ErrnoException;
  const isConnecting = syscall === 'connect' || syscall.startsWith('getaddrinfo');
  return isConnecting || code === 'UND_ERR_CONNECT_TIMEOUT' || CERTIFICATE_ERROR.test(code);
}
