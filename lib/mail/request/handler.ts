import { createHash, randomBytes } from 'node:crypto';
import { type FormName, fromFormData, isFormName } from '@/lib/forms/forms';
import type { Delivery } from '@/lib/mail/delivery/delivery';
import { createDirectMessages } from '@/lib/mail/delivery/direct-send';
import type { Log } from '@/lib/mail/log';
import type { MailMessage } from '@/lib/mail/message/message';
import { type Spool, SpoolError, SpoolFullError } from '@/lib/mail/spool/spool';
import { clientNetworks } from './client-address';
import { compose } from './compose';
import { createFormPostKeys, type FormPostKeys } from './form-post-keys';
import { type Boxes, checkOrigin, idempotencyKey } from './guard';
import { readPayload } from './payload';
import { keyReused, Problem, tooManyRequests, tooManySubmissions, unavailable, wrongFields } from './problem';
import type { RateLimit } from './rate-limit';
import { checkMethod, discardBody, readRequest, type Submitted } from './read-request';
import type { RequestLimit } from './request-limit';
import { acceptedResponse, refusedResponse } from './responses';
import { fingerprint, isSpam, readForm, type Submission } from './submission';

export type HandlerOptions = {
  spool: Pick<Spool, 'find' | 'store'>;
  delivery: Pick<Delivery, 'enqueue' | 'sendDirect'>;
  rateLimit: RateLimit;
  requestLimit: Pick<RequestLimit, 'take'>;
  boxes: Boxes;
  /** The verified sender. */
  mailFrom: string;
  /** Canonical base; pages under it may post. */
  siteUrl: string;
  /** The company's phone number, for the answer 503. */
  phone: string;
  now: () => Date;
  log: Log;
  /** In memory unless given. */
  formPostKeys?: FormPostKeys;
  /** Of the pseudonyms of clients; a new one for each process unless given. */
  salt?: string;
};

type Client = { address?: string | undefined };

export type Handler = (request: Request, client?: Client) => Promise<Response>;

/** What is known of a request so far: for its log line and for the redirect of a form post. */
type RequestTrace = {
  key?: string | undefined;
  form?: string;
  page?: FormName;
  file?: string;
  /** Beyond the request limit only the first refusal is logged. */
  isUnlogged?: boolean;
};

/** How often the log says that the disk is full, in milliseconds. */
const LOG_FULL_EVERY_MS = 60_000;

type SubmissionOutcome = 'stored' | 'repeated' | 'sent';

/**
 * The endpoint (D16): parse, guard, validate, compose, store, answer; delivery follows by itself. The handler never
 * rejects.
 */
export function createHandler(options: HandlerOptions): Handler {
  const { spool, delivery, rateLimit, requestLimit, boxes, mailFrom, siteUrl, phone, now, log } = options;
  const directMessages = createDirectMessages();
  const { formPostKeys = createFormPostKeys(() => now().getTime()) } = options;
  const withKeyLock = createKeyLock();
  const salt = options.salt ?? randomBytes(16).toString('hex');
  let loggedFullAt = Number.NEGATIVE_INFINITY;

  return async function handle(request, client = {}) {
    const began = performance.now();
    const trace: RequestTrace = {};
    const { response, outcome } = await answer(request, client, trace).catch((error: unknown) => {
      const problem = error instanceof Problem ? error : unexpected(error);
      return { response: refusedResponse(problem, trace.page), outcome: problem.code };
    });
    const { key, form, file, isUnlogged } = trace;
    const ms = Math.round(performance.now() - began);
    if (!isUnlogged) log({ event: 'submission', key, form, outcome, status: response.status, ms, file });
    return response;
  };

  async function answer(request: Request, { address }: Client, trace: RequestTrace) {
    await limitRequests(request, address, trace);
    checkMethod(request);
    checkOrigin(request, siteUrl);
    const submitted = await readRequest(request);
    const form = formOf(submitted);
    trace.form = form ?? 'message';
    if (form && submitted.kind === 'form') trace.page = form;
    trace.key = idempotencyKey(request);
    const submission = validate(form, submitted);
    const ownKey = () =>
      trace.page ? formPostKeys.keyOf(address, fingerprint(submission)) : crypto.randomUUID();
    const key = trace.key ?? ownKey();
    trace.key = key;
    const clientKeys = clientNetworks(address).map(clientKeyOf);
    const message = compose(submission, { key, mailTo: boxes.mailTo, mailFrom, now: now(), clientKeys });
    const spam = isSpam(submission);
    const state = spam ? 'spam' : 'waiting';
    const outcome = await withKeyLock(key, () => accept(message, state, address, trace));
    // Delivery is not awaited: the message is safe.
    if (outcome === 'stored' && !spam) delivery.enqueue(message);
    return { response: acceptedResponse(key, trace.page), outcome: spam ? 'spam' : outcome };
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
    if (submitted.kind === 'json') {
      const { form: _, ...fields } = submitted.fields;
      return readForm(form, fields);
    }
    const { form: _, ...fields } = submitted.fields;
    return readForm(form, fromFormData(form, fields));
  }

  /** A pseudonym of a network, different with each salt. */
  function clientKeyOf(network: string): string {
    return createHash('sha256').update(salt).update(network).digest('hex').slice(0, 12);
  }

  /** Accepts a message once (D16); only a new one counts towards the rate limit (D3). */
  async function accept(
    message: MailMessage,
    state: 'waiting' | 'spam',
    address: string | undefined,
    trace: RequestTrace,
  ): Promise<SubmissionOutcome> {
    const { key } = message;
    const earlier =
      directMessages.find(key) ?? (await spool.find(key).catch((error) => diskFailed(error, key)));
    if (earlier) return repeated(message, earlier);
    const taking = await rateLimit.take(address);
    if (!taking.ok) throw tooManySubmissions(taking.retryAfterS);
    try {
      const kept = await keep(message, state, trace);
      if (kept === 'repeated') await taking.refund();
      return kept;
    } catch (error) {
      await taking.refund();
      throw error;
    }
  }

  /** Stores a message; where there is no disk, sends it within the request (D17). */
  async function keep(
    message: MailMessage,
    state: 'waiting' | 'spam',
    trace: RequestTrace,
  ): Promise<SubmissionOutcome> {
    const { key } = message;
    // The disk may be back since a direct attempt: what is stored must have the same bytes.
    const result = await spool
      .store(directMessages.firstOf(message), state)
      .catch((error) => diskFailed(error, key));
    if (result?.stored === false) return repeated(message, result);
    if (result) {
      trace.file = result.file;
      return 'stored';
    }
    // It cannot be kept: a person whose browser filled in the honeypot must learn that nothing has arrived.
    if (state === 'spam') throw unavailable(phone);
    const outcome = await directMessages.send(message, (first) => delivery.sendDirect(first));
    if (outcome?.kind !== 'accepted') throw unavailable(phone);
    return 'sent';
  }

  function diskFailed(error: unknown, key: string): undefined {
    if (!(error instanceof SpoolError)) throw error;
    if (error instanceof SpoolFullError) return spoolFull(error.message);
    log({ event: 'mail_spool_failed', level: 'error', key, reason: error.message });
    return undefined;
  }

  /** Logs at most once a minute: a disk stays full for a while. */
  function spoolFull(reason: string): undefined {
    const moment = now().getTime();
    if (Math.abs(moment - loggedFullAt) < LOG_FULL_EVERY_MS) return undefined;
    loggedFullAt = moment;
    log({ event: 'mail_spool_full', level: 'error', reason });
    return undefined;
  }

  function unexpected(error: unknown): Problem {
    log({
      event: 'submission_failed',
      level: 'error',
      reason: error instanceof Error ? (error.stack ?? error.message) : 'unknown',
    });
    return unavailable(phone);
  }
}

function repeated(message: MailMessage, earlier: { fingerprint: string }): 'repeated' {
  if (earlier.fingerprint === message.fingerprint) return 'repeated';
  throw keyReused();
}

/** The form that a submission names; undefined for the documented payload, which only a script sends. */
function formOf({ kind, fields }: Submitted): FormName | undefined {
  const form: unknown = fields.form;
  if (isFormName(form)) return form;
  if (form !== undefined || kind === 'form') throw wrongFields({ form: 'Modulo sconosciuto' });
  return undefined;
}

/** One piece of work a key at a time: of simultaneous repeats only the first may count towards the rate limit. */
function createKeyLock() {
  const last = new Map<string, Promise<unknown>>();
  return async function withKeyLock<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}
