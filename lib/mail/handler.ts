import { type FormName, fromFormData, isFormName } from '@/lib/forms/forms';
import { accepted, refused } from './answer';
import { compose } from './compose';
import type { Delivery } from './deliver';
import { type Boxes, checkOrigin, idempotencyKey } from './guard';
import type { Log } from './log';
import type { MailMessage } from './message';
import { readPayload } from './payload';
import { Problem, unavailable, wrongFields } from './problem';
import { checkMethod, readRequest, type Submitted } from './read-request';
import { type Spool, SpoolError } from './spool';
import { isSpam, readForm, type Submission } from './submission';

export type HandlerOptions = {
  spool: Spool;
  delivery: Pick<Delivery, 'sweep' | 'sendNow'>;
  boxes: Boxes;
  /** The verified sender. */
  mailFrom: string;
  /** Canonical base; pages under it may post. */
  siteUrl: string;
  /** The present moment. */
  now: () => Date;
  log: Log;
};

/**
 * The endpoint (D16): parse, guard, validate, compose, spool, answer; delivery follows by itself. The function it
 * returns never rejects.
 */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  const { spool, delivery, boxes, mailFrom, siteUrl, now, log } = options;
  const oneAtATime = keyedLock();

  return async function handle(request) {
    // Filled in as they become known, for the log and for the way back to a form's page.
    const known: { key?: string; form?: string; page?: FormName; outcome?: string; file?: string } = {};
    const { response, outcome } = await answer(request, known).catch((error: unknown) => {
      const problem = error instanceof Problem ? error : unexpected(error);
      return { response: refused(problem, known.page), outcome: problem.code };
    });
    const { key, form, file } = known;
    log({ event: 'submission', key, form, outcome, status: response.status, file });
    return response;
  };

  async function answer(
    request: Request,
    known: { key?: string; form?: string; page?: FormName; file?: string },
  ) {
    checkMethod(request);
    checkOrigin(request, siteUrl);
    const submitted = await readRequest(request);
    const form = formOf(submitted);
    known.form = form ?? 'message';
    if (form && submitted.kind === 'form') known.page = form;
    const key = idempotencyKey(request);
    known.key = key;
    const submission = validate(form, submitted);
    const message = compose(submission, { key, mailTo: boxes.mailTo, mailFrom, now: now() });
    const state = isSpam(submission) ? 'spam' : 'waiting';
    const outcome = await oneAtATime(key, () => keep(message, state));
    if (outcome === 'stored') known.file = spool.fileOf(state, key);
    // Not awaited: the message is safe, the visitor need not wait for the provider.
    if (state === 'waiting') void delivery.sweep();
    return { response: accepted(key, known.page), outcome: state === 'spam' ? 'spam' : outcome };
  }

  function validate(form: FormName | undefined, submitted: Submitted): Submission {
    if (!form) return { form: 'message', data: readPayload(submitted.fields, boxes) };
    if (submitted.kind === 'json') return readForm(form, withoutForm(submitted.fields));
    const { form: _, ...fields } = submitted.fields;
    return readForm(form, fromFormData(form, fields));
  }

  /** Stores a message once (D16, D17); where there is no disk, sends it within the request. */
  async function keep(
    message: MailMessage,
    state: 'waiting' | 'spam',
  ): Promise<'stored' | 'repeated' | 'sent'> {
    try {
      const earlier = await spool.find(message.key);
      if (earlier) return repeated(message, earlier);
      if (await spool.store(message, state)) return 'stored';
      const rival = await spool.find(message.key);
      if (rival) return repeated(message, rival);
      throw new SpoolError('Cartella dei messaggi: una chiave presente non si trova');
    } catch (error) {
      if (!(error instanceof SpoolError)) throw error;
      log({ event: 'mail_spool_failed', level: 'error', key: message.key, reason: error.message });
      if (state === 'spam' || (await delivery.sendNow(message))) return 'sent';
      throw unavailable();
    }
  }

  function unexpected(error: unknown): Problem {
    log({
      event: 'submission_failed',
      level: 'error',
      reason: error instanceof Error ? (error.stack ?? error.message) : 'unknown',
    });
    return unavailable();
  }
}

function repeated(message: MailMessage, earlier: { fingerprint: string }): 'repeated' {
  if (earlier.fingerprint === message.fingerprint) return 'repeated';
  throw new Problem(409, 'key_reused', 'Questa chiave è già stata usata per un altro messaggio.');
}

/** The form that a submission names; undefined for the documented payload, which only a script sends. */
function formOf({ kind, fields }: Submitted): FormName | undefined {
  const form: unknown = fields.form;
  if (isFormName(form)) return form;
  if (form !== undefined || kind === 'form') throw wrongFields({ form: 'Modulo sconosciuto' });
  return undefined;
}

function withoutForm(fields: Record<string, unknown>): Record<string, unknown> {
  const { form: _, ...rest } = fields;
  return rest;
}

/** Lets work on one key run only when the work before it on that key is done: two equal requests must count once. */
function keyedLock() {
  const tails = new Map<string, Promise<unknown>>();
  return async function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mine = (tails.get(key) ?? Promise.resolve()).then(work, work);
    tails.set(key, mine);
    try {
      return await mine;
    } finally {
      if (tails.get(key) === mine) tails.delete(key);
    }
  };
}
