import { describe, expect, it } from 'vitest';
import { outcomeOfAnswer, outcomeOfFailure } from '@/lib/mail/delivery/provider-outcome';

describe('a connection that is never made', () => {
  const failed = (code: string | undefined, syscall?: string) =>
    new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code, syscall }) });

  it.each([
    ['ECONNREFUSED', 'connect'],
    ['ENETUNREACH', 'connect'],
    ['EHOSTUNREACH', 'connect'],
    ['ETIMEDOUT', 'connect'],
    ['ENOTFOUND', 'getaddrinfo'],
    ['EAI_AGAIN', 'getaddrinfo'],
    ['UND_ERR_CONNECT_TIMEOUT', undefined],
    ['CERT_HAS_EXPIRED', undefined],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', undefined],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', undefined],
    ['ERR_TLS_CERT_ALTNAME_INVALID', undefined],
  ])('shows as %s of %s', (code, syscall) => {
    const expected = { kind: 'deferred', reason: code, cause: 'unreachable' };
    expect(outcomeOfFailure(failed(code, syscall))).toEqual(expected);
  });

  it.each([
    ['ECONNRESET', 'read'],
    ['EHOSTUNREACH', 'read'],
    ['ETIMEDOUT', 'read'],
    ['EPIPE', 'write'],
    ['UND_ERR_SOCKET', undefined],
    ['UND_ERR_HEADERS_TIMEOUT', undefined],
  ])('is not what %s of %s shows', (code, syscall) => {
    expect(outcomeOfFailure(failed(code, syscall))).toEqual({ kind: 'unknown', reason: code });
  });

  it('was tried at every address of the provider', () => {
    const refused = failed('ECONNREFUSED', 'connect').cause;
    const late = failed('ETIMEDOUT', 'connect').cause;
    const reset = failed('ECONNRESET', 'read').cause;
    const all = (...errors: unknown[]) =>
      new TypeError('fetch failed', { cause: new AggregateError(errors) });
    expect(outcomeOfFailure(all(refused, late))).toMatchObject({ kind: 'deferred', reason: 'ECONNREFUSED' });
    expect(outcomeOfFailure(all(refused, reset)).kind).toBe('unknown');
    expect(outcomeOfFailure(all()).kind).toBe('unknown');
  });

  it.each([undefined, null, 'x', new Error('x'), failed(undefined), failed('mario@rossi.example')])(
    'is not assumed: %s',
    (error) => {
      const outcome = outcomeOfFailure(error);
      expect(outcome).toMatchObject({
        kind: 'unknown',
        reason: expect.stringMatching(/^(Error|TypeError|no answer)$/),
      });
    },
  );
});

describe('retry-after', () => {
  const now = Date.parse('2026-03-05T10:20:30Z');
  it.each([
    ['7', 7000],
    ['0', 0],
    ['1.5', 1500],
    ['Thu, 05 Mar 2026 10:21:00 GMT', 30_000],
    ['Thu, 05 Mar 2026 10:20:00 GMT', 0],
    ['99999999999999999999', 3_600_000],
    ['Thu, 05 Mar 2099 10:20:00 GMT', 3_600_000],
    ['-3', undefined],
    ['presto', undefined],
    ['Infinity', undefined],
    ['domani GMT', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %s ms', (retryAfter, retryAfterMs) => {
    const outcome = outcomeOfAnswer({ status: 429, retryAfter }, now);
    expect(outcome).toEqual({ kind: 'deferred', reason: '429', cause: 'limited', retryAfterMs });
  });
});
