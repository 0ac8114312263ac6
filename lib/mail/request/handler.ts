import { type FormName, fromFormData, isFormName } from '@/lib/forms/forms';
import { clientNetworks } from '@/lib/http/client-address';
import { type Log, stackOf } from '@/lib/log';
import type { DirectOutcome, DirectSender } from '@/lib/mail/delivery/direct-send';
import type { Accepted, Sender } from '@/lib/mail/store/accept';
import { StoreError, StoreFullError } from '@/lib/mail/store/driver';
import type { NewMessage } from '@/lib/mail/store/message';
import type { Settings } from '@/lib/settings';
import { compose } from './compose';
import { type Boxes, type Company, checkOrigin, idempotencyKey } from './guard';
import { takeOrigin } from './origin';
import { PAYLOAD_KEYS, readPayload } from './payload';
import { keyReused, Problem, tooManyRequests, tooManySubmissions, unavailable, wrongFields } from './problem';
import { checkMethod, discardBody, isFormPost, readRequest, type Submitted } from './read-request';
import type { RequestLimit } from './request-limit';
import { acceptedResponse, refusedResponse } from './responses';
import { readForm, type Submission } from './submission';

export type HandlerOptions = {
  /** Stores a message once; rejects with StoreError where that cannot be done. */
  accept: (message: NewMessage, sender: Sender) => Promise<Accepted>;
  /** Sends messages that cannot be stored. */
  direct: DirectSender;
  /** A message has been stored. */
  wake: () => void;
  requestLimit: Pick<RequestLimit, 'take'>;
  settings: Pick<Settings, 'mailTo' | 'mailFrom' | 'siteUrl' | 'rateLimitMax' | 'rateLimitWindowS'>;
  company: Company;
  now: () => Date;
  log: Log;
};

type Client = { address?: string | undefined };

export type Handler = (request: Request, client?: Client) => Promise<Response>;

/** What is known of a request so far: for its log line and for the redirect of a form post. */
type RequestTrace = {
  key?: string | undefined;
  form?: string;
  page?: FormName;
  /** It came from a foreign page, which can make its visitors send thousands; or it is beyond the limit, and not the first. */
  isUnlogged?: boolean;
};

/** How often the log says that the disk is full, in milliseconds. */
const LOG_FULL_EVERY_MS = 60_000;

/**
 * The endpoint (D16): parse, guard, validate, compose, store, answer; delivery follows by itself. The handler never
 * rejects.
 */
export function createHandler(options: HandlerOptions): Handler {
  const { accept, direct, wake, requestLimit, settings, company, now, log } = options;
  const { mailTo, mailFrom, siteUrl, rateLimitMax: max, rateLimitWindowS: windowS } = settings;
  const boxes = { info: company.info, others: company.others, mailTo };
  let loggedFullAt = Number.NEGATIVE_INFINITY;

  return async function handle(request, client = {}) {
    const began = performance.now();
    const trace: RequestTrace = {};
    const { response, outcome } = await answer(request, client, trace).catch((error: unknown) => {
      const problem = error instanceof Problem ? error : unexpected(error);
      const formPost = isFormPost(request) ? { page: trace.page, words: company.refused } : undefined;
      return { response: refusedResponse(problem, formPost), outcome: problem.code };
    });
    const { key, form, isUnlogged } = trace;
    const ms = Math.round(performance.now() - began);
    if (!isUnlogged) log({ event: 'submission', key, form, outcome, status: response.status, ms });
    return response;
  };

  async function answer(request: Request, { address }: Client, trace: RequestTrace) {
    refuseForeign(request, trace);
    await limitRequests(request, address, trace);
    const { submitted, origin } = takeOrigin(await readRequest(request), request, siteUrl);
    const form = formOf(submitted);
    trace.form = form ?? 'message';
    if (form && submitted.kind === 'form') trace.page = form;
    trace.key = idempotencyKey(request);
    const submission = validate(form, submitted);
    const byContent = trace.key === undefined && trace.page !== undefined;
    const key = trace.key ?? crypto.randomUUID();
    const message = compose(submission, { key, byContent, origin, mailTo, mailFrom, now: now() });
    const result = await store(message, { networks: clientNetworks(address), limit: { max, windowS } });
    if ('key' in result) trace.key = result.key;
    const { outcome } = result;
    if (outcome === 'limited') throw tooManySubmissions(result.retryAfterS);
    if (outcome === 'key_reused') throw keyReused();
    if (outcome === 'unavailable') throw unavailable(company.phone);
    // Delivery is not awaited: the message is safe.
    if (outcome === 'stored' && !message.spam) wake();
    return {
      response: acceptedResponse(result.key, trace.page),
      outcome: message.spam ? 'spam' : outcome,
    };
  }

  /** Runs first: what a foreign page makes its visitors send must not use up what their address may send. */
  function refuseForeign(request: Request, trace: RequestTrace): void {
    trace.isUnlogged = true;
    checkMethod(request);
    checkOrigin(request, siteUrl);
    trace.isUnlogged = false;
  }

  /** Runs before the body is read: beyond the limit a request must cost as little as possible. */
  async function limitRequests(
    request: Request,
    address: string | undefined,
    trace: RequestTrace,
  ): Promise<void> {
    const taking = requestLimit.take(address);
    if (taking.ok) return;
    trace.isUnlogged = !taking.isFirst;
    await discardBody(request);
    throw tooManyRequests(taking.retryAfterS);
  }

  function validate(form: FormName | undefined, submitted: Submitted): Submission {
    if (!form) return { form: 'message', data: readPayload(submitted.fields, boxes) };
    if (submitted.kind === 'form') {
      const { form: _, ...fields } = submitted.fields;
      return readForm(form, fromFormData(form, fields));
    }
    const { form: _, ...fields } = submitted.fields;
    return readForm(form, form === 'partner' ? withoutPayload(fields, boxes) : fields);
  }

  /** Stores a message; where that cannot be done, sends it within the request (D17). */
  async function store(message: NewMessage, sender: Sender): Promise<Accepted | DirectOutcome> {
    // The store may be back since an attempt without it: what is stored must have the same bytes.
    const first = direct.earlier(message, sender);
    if (first?.isSent || (await first?.sending)) return direct.send(message, sender);
    try {
      return await accept(first?.message ?? message, sender);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      logFailure(error, message.key);
      // It cannot be kept: a person whose browser filled in the honeypot must learn that nothing has arrived.
      if (message.spam) throw unavailable(company.phone);
      return direct.send(message, sender);
    }
  }

  /** Logs a full disk at most once a minute: it stays full for a while. */
  function logFailure(error: StoreError, key: string): void {
    const isFull = error instanceof StoreFullError;
    const event = isFull ? 'mail_store_full' : 'mail_store_failed';
    const moment = now().getTime();
    if (isFull && Math.abs(moment - loggedFullAt) < LOG_FULL_EVERY_MS) return;
    if (isFull) loggedFullAt = moment;
    log({ event, level: 'error', key, reason: error.message });
  }

  function unexpected(error: unknown): Problem {
    log({ event: 'submission_failed', level: 'error', reason: stackOf(error) });
    return unavailable(company.phone);
  }
}

/** The form that a submission names; undefined for the documented payload, which only a script sends. */
function formOf({ kind, fields }: Submitted): FormName | undefined {
  const form: unknown = fields.form;
  if (isFormName(form)) return form;
  if (form !== undefined || kind === 'form') throw wrongFields({ form: 'Modulo sconosciuto' });
  return undefined;
}

/**
 * The fields of a form that a script sends beside the documented keys (D16). These are checked as in a message: no foreign
 * recipient, nothing that does not belong in a header.
 */
function withoutPayload(fields: Record<string, unknown>, boxes: Boxes): Record<string, unknown> {
  const documented = new Set<string>(PAYLOAD_KEYS);
  const pairs = Object.entries(fields);
  const payload = pairs.filter(([name]) => documented.has(name));
  if (payload.length === 0) return fields;
  readPayload(Object.fromEntries(payload), boxes);
  return Object.fromEntries(pairs.filter(([name]) => !documented.has(name)));
}
