/** Where all forms post to (D16). */
export const ENDPOINT = '/api/send-email';

/** The answer of every form of a preview (docs/decisions.md D49). */
export const PREVIEW_REFUSAL = 'Anteprima: i moduli non inviano';

/** Longest body that is sent with `keepalive`, in UTF-16 units: at most 60,000 bytes, of the 64 KB that browsers allow. */
const MAX_KEPT_ALIVE = 20_000;

/** A request to the endpoint, with the same bytes at every attempt with the same payload and key. */
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
 * The status of a response; 0 if it is not the endpoint's, which neither redirects a script nor answers 2xx in HTML. The log-in
 * page of a hotel's network and the error page of a proxy may have status 200 too.
 */
export function statusOf({ ok, redirected, status, headers }: Response): number {
  return redirected || (ok && /html/.test(headers.get('Content-Type') ?? '')) ? 0 : status;
}

/** Whether the endpoint has accepted a submission. */
export const isAccepted = (status: number): boolean => status >= 200 && status < 300;
