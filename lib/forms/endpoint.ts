/** Where all forms post to (D16). */
export const ENDPOINT = '/api/send-email';

/** What every form of a preview answers (docs/decisions.md D49). */
export const PREVIEW_REFUSAL = 'Anteprima: i moduli non inviano';

/** Longest body that is sent so that it outlives its tab, in UTF-16 units: 60 000 bytes at most, of 64 KB allowed. */
const MAX_KEPT_ALIVE = 20_000;

/** A submission as the endpoint takes it: the same bytes at every attempt with the same payload and key. */
export function postRequest(payload: object, key: string): RequestInit {
  const body = JSON.stringify(payload);
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
    body,
    keepalive: body.length <= MAX_KEPT_ALIVE,
  };
}

/**
 * Status of an answer; 0 when it is not the endpoint's, which neither redirects a script nor answers 2xx in HTML: the
 * log-in page of a hotel's network and the holding page of a proxy come with status 200 too.
 */
export function statusOf({ ok, redirected, status, headers }: Response): number {
  return redirected || (ok && /html/.test(headers.get('Content-Type') ?? '')) ? 0 : status;
}

/** Whether the endpoint says that it has accepted a submission. */
export const isAccepted = (status: number): boolean => status >= 200 && status < 300;
