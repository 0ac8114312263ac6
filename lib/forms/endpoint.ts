/** The URL to which all forms post (D16). */
export const ENDPOINT = '/api/send-email';

/** The answer to every form of a preview (docs/decisions.md D49). */
export const PREVIEW_REFUSAL = 'Anteprima: i moduli non inviano';

/** Longest body that is sent with `keepalive`, in UTF-16 units: at most 60,000 bytes, of the 64 KB that browsers allow. */
const MAX_KEEPALIVE_LENGTH = 20_000;

/** Time limit of a request. */
const TIMEOUT_MS = 15_000;

/** Posts to the endpoint. The same payload and key make the same bytes, so that a retry counts once. Rejects after a timeout. */
export function postToEndpoint(payload: object, key: string): Promise<Response> {
  const body = JSON.stringify(payload);
  // `AbortSignal.timeout` is newer than the browsers that forms support.
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), TIMEOUT_MS);
  return fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
    body,
    keepalive: body.length <= MAX_KEEPALIVE_LENGTH,
    signal: timeout.signal,
  });
}

/**
 * The status of a response; 0 if it does not come from the endpoint, but from the log-in page of a hotel's network or the error
 * page of a proxy. The endpoint never redirects a fetch, nor answers it 2xx with HTML.
 */
export function statusOf({ ok, redirected, status, headers }: Response): number {
  return redirected || (ok && /html/.test(headers.get('Content-Type') ?? '')) ? 0 : status;
}

/** Whether the endpoint has accepted a submission. */
export const isAccepted = (status: number): boolean => status >= 200 && status < 300;
