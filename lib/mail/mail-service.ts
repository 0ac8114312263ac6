import { LRUCache } from 'lru-cache';
import { type Clock, HOUR_MS, systemClock } from '@/lib/clock';
import type { FormName } from '@/lib/forms/forms';
import { type ClientNetworks, clientNetworks } from '@/lib/http/client-ip';
import { type Log, logLine, stackOf } from '@/lib/log';
import type { Settings } from '@/lib/settings';
import { createDelivery, type DeliveryOptions } from './delivery/delivery';
import { type TransportOptions, transportsOf } from './delivery/transports';
import { createHealthCheck } from './health';
import { acceptsForm, type NewMessage } from './message/message';
import { compose } from './request/compose';
import { type Company, checkOrigin, createRateLimiter, idempotencyKey } from './request/guard';
import { HttpError, keyReused, tooManyRequests, tooManySubmissions, unavailable } from './request/http-error';
import { checkMethod, isFormPost, readRequest } from './request/read-request';
import { acceptedResponse, refusedResponse } from './request/responses';
import { formOf, separateAttribution, validate } from './request/submission';
import { type Accepted, acceptMessage, NETWORK_FACTOR } from './store/accept';
import { StoreError } from './store/database';

/** The parts that depend on the platform. `onStored`: called in the transaction that stores a message to be sent. */
export type MailEnvironment = TransportOptions &
  Pick<DeliveryOptions, 'database' | 'pollMs' | 'wakeAt'> & {
    clock?: Clock;
    log?: Log;
    onStored?: () => void;
  };

/** Allowed requests in a window for each allowed submission (D3), since people correct fields; at least MIN_REQUESTS. */
const REQUESTS_PER_SUBMISSION = 15;
const MIN_REQUESTS = 300;

/** How many messages that were sent directly are remembered. */
const MAX_SENT_DIRECTLY = 10_000;

/**
 * The facts of a request so far, for its log line and for the redirect of an ordinary form post (`postedForm`). `isLogged`:
 * false if it came from a foreign page, which can make its visitors send thousands, or if an earlier one was beyond the limit.
 */
type RequestTrace = {
  key?: string | undefined;
  form?: string;
  postedForm?: FormName | undefined;
  isLogged: boolean;
};

type Sent = { outcome: 'sent'; key: string };

export type MailService = ReturnType<typeof createMailService>;

/**
 * The endpoint of all forms (D16) and the delivery (D17), on one store. A request is guarded, read, validated, composed, stored
 * and answered; the delivery runs beside it.
 */
export function createMailService(settings: Settings, company: Company, environment: MailEnvironment) {
  const { database, clock = systemClock, log = logLine, onStored, pollMs, wakeAt } = environment;
  const { mailTo, mailFrom, siteUrl, rateLimitMax: max, rateLimitWindowS: windowS, mailPerHour } = settings;
  const transports = transportsOf(settings, environment);
  const channels = transports.map(({ channel }) => channel);
  const site = { to: mailTo, from: mailFrom, brand: company.brand };
  const delivery = {
    database,
    transports,
    site,
    otherMailboxes: company.otherMailboxes,
    clock,
    log,
    pollMs,
    wakeAt,
  };
  const { wake, run, start, stop } = createDelivery(delivery);
  const checkHealth = createHealthCheck(database, { channels, clock, log });
  const mailboxes = { ...company, mailTo };
  const limiter = createRateLimiter();
  /** Fingerprints of the messages that were sent directly, by their keys: a repeat must not arrive a second time. */
  const sentDirectly = new LRUCache<string, string>({ max: MAX_SENT_DIRECTLY });

  /**
   * Answers a request. Never rejects.
   * @param client `ip`: undefined if unknown
   */
  async function handle(request: Request, client: { ip?: string | undefined } = {}): Promise<Response> {
    const startedAt = performance.now();
    const trace: RequestTrace = { isLogged: false };
    const { response, outcome } = await answer(request, client.ip, trace).catch((error: unknown) => {
      const isRefusal = error instanceof HttpError;
      if (!isRefusal) log({ event: 'submission_failed', level: 'error', reason: stackOf(error) });
      const refusal = isRefusal ? error : unavailable(company.phone);
      const formPost = isFormPost(request) ? { form: trace.postedForm, words: company.refused } : undefined;
      return { response: refusedResponse(refusal, formPost), outcome: refusal.code };
    });
    const { key, form, isLogged } = trace;
    const ms = Math.round(performance.now() - startedAt);
    if (isLogged) log({ event: 'submission', key, form, outcome, status: response.status, ms });
    return response;
  }

  /**
   * Guards, reads, validates, composes and stores a submission.
   * @throws HttpError
   */
  async function answer(request: Request, ip: string | undefined, trace: RequestTrace) {
    // Before anything is counted: a foreign page must not use up the limits of its visitors.
    checkMethod(request);
    checkOrigin(request, siteUrl);
    const networks = clientNetworks(ip);
    // Before the body is read, so that a request beyond the limit costs little.
    const excess = checkLimit('requests', networks, Math.max(REQUESTS_PER_SUBMISSION * max, MIN_REQUESTS));
    trace.isLogged = !excess || excess.isFirstExcess;
    if (excess) throw tooManyRequests(excess.retryAfterS);
    const { content, attribution } = separateAttribution(await readRequest(request));
    const form = formOf(content);
    trace.form = form ?? 'message';
    if (content.kind === 'form') trace.postedForm = form;
    trace.key = idempotencyKey(request);
    const submission = validate(form, content, mailboxes);
    const byContent = trace.key === undefined && content.kind === 'form';
    const key = trace.key ?? crypto.randomUUID();
    const receivedAt = clock.now();
    const message = compose(submission, { key, byContent, attribution, receivedAt, mailTo, mailFrom });
    const result = await store(message, networks);
    if (result.outcome === 'limited') throw tooManySubmissions(result.retryAfterS);
    trace.key = result.key;
    if (result.outcome === 'key_reused') throw keyReused();
    // Not awaited: the message is stored.
    if (result.outcome === 'stored' && !message.spam) wake();
    const outcome = message.spam ? 'spam' : result.outcome;
    return { response: acceptedResponse(result.key, trace.postedForm), outcome };
  }

  /**
   * Counts in memory, for a client and for the network around it.
   * @returns undefined within both limits
   */
  const checkLimit = (what: string, { client, network }: ClientNetworks, limit: number) =>
    limiter.take(`${what} ${client}`, limit, windowS) ??
    limiter.take(`${what} around ${network}`, limit * NETWORK_FACTOR, windowS);

  async function store(message: NewMessage, networks: ClientNetworks): Promise<Accepted | Sent> {
    const { key, fingerprint } = message;
    const sent = sentDirectly.get(key);
    if (sent !== undefined) return { outcome: sent === fingerprint ? 'repeated' : 'key_reused', key };
    try {
      const sender = { networks, limit: { max, windowS } };
      return await acceptMessage(database, message, sender, { channels, onStored });
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      log({ event: 'mail_store_failed', level: 'error', key: message.key, reason: error.message });
      return sendDirectly(message, networks);
    }
  }

  /** Sends a message that cannot be stored, within its request (D17). */
  async function sendDirectly(message: NewMessage, networks: ClientNetworks): Promise<Sent> {
    const { key, form, spam } = message;
    const transport = transports.find(({ channel }) => acceptsForm(channel, form));
    // The honeypot may have been filled in by a person's browser: they must learn that nothing was sent.
    if (!transport || spam) throw unavailable(company.phone);
    const excess = checkLimit('sent', networks, max);
    if (excess) throw tooManySubmissions(excess.retryAfterS);
    if (limiter.take('sent', mailPerHour, HOUR_MS / 1000)) throw unavailable(company.phone);
    const { channel, send } = transport;
    const { kind: outcome, ...failure } = await send(message);
    log({ event: 'mail_sent_unstored', level: 'error', key, channel, outcome, ...failure });
    if (outcome !== 'sent') throw unavailable(company.phone);
    sentDirectly.set(key, message.fingerprint);
    return { outcome, key };
  }

  let started: Promise<void> | undefined;
  /** `start`: starts the delivery of the messages in the store, once. */
  return { channels, handle, checkHealth, run, wake, start: () => (started ??= start()), stop };
}
