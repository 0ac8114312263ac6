import { PREVIEW_REFUSAL } from '@/lib/forms/endpoint';

type Texts = Readonly<Record<string, string>>;

/** A refusal, thrown and turned into a response (statuses of D16). */
export class HttpError extends Error {
  /**
   * @param code for programs
   * @param message Italian, for people
   * @param details `fields`: messages by the names of fields
   */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: { fields?: Texts; headers?: Texts } = {},
  ) {
    super(message);
  }
}

/** The target or the Host of a request is invalid. */
export const badRequest = () => new HttpError(400, 'bad_request', 'La richiesta non è valida.');

export const methodNotAllowed = () =>
  new HttpError(405, 'method_not_allowed', 'Metodo non ammesso: usate POST.', { headers: { Allow: 'POST' } });

export const keyReused = () =>
  new HttpError(409, 'key_reused', 'Questa chiave è già stata usata per un altro messaggio.');

/** @param fields messages by the names of the wrong fields */
export const wrongFields = (fields: Texts) =>
  new HttpError(422, 'invalid_fields', 'Alcuni campi non sono validi: controllateli e riprovate.', {
    fields,
  });

/**
 * The message can be neither stored nor sent.
 * @param phone the company's number
 */
export function unavailable(phone: string): HttpError {
  const message = `Al momento non è possibile ricevere il messaggio. Riprovate tra qualche minuto o telefonateci al numero ${phone}.`;
  return new HttpError(503, 'unavailable', message);
}

/** Forms of a preview accept nothing (D49). */
export const refusedInPreview = () => new HttpError(503, 'preview', PREVIEW_REFUSAL);

function tooMany(code: string, what: string, retryAfterS: number): HttpError {
  const message = `Da questo indirizzo sono ${what}. Riprovate più tardi o contattateci direttamente.`;
  return new HttpError(429, code, message, { headers: { 'Retry-After': String(retryAfterS) } });
}

/** @param retryAfterS seconds until the next request may come */
export const tooManyRequests = (retryAfterS: number) =>
  tooMany('too_many_requests', 'arrivate troppe richieste', retryAfterS);

export const tooManySubmissions = (retryAfterS: number) =>
  tooMany('too_many', 'arrivati troppi invii', retryAfterS);
