import { createHash, timingSafeEqual } from 'node:crypto';
import { type Log, reasonOf } from '@/lib/log';
import { answerRequest, CHANGING_REQUESTS, leadsRequest } from '@/lib/mail/leads-protocol';
import { parseJson } from '@/lib/mail/parse-json';
import type { RequestLimit } from '@/lib/mail/request/request-limit';
import type { Leads } from '@/lib/mail/store/leads';

const MAX_BODY_BYTES = 1000;

const notFound = () => new Response(null, { status: 404 });
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The owner's way to the leads. Whoever lacks the secret gets 404, as for an address that is not there; so does everybody
 * where no secret is set, and whoever has guessed too often, also with the right secret: else guessing would have no limit.
 * @param options `secret`: at least 32 characters; `sending`: whether a provider key is set; `wake`: called when
 *   something may have to be sent; `guessLimit`: of wrong secrets
 */
export function createLeadsEndpoint(options: {
  leads: Leads;
  secret: string | undefined;
  sending: boolean;
  now: () => number;
  wake: () => void;
  guessLimit: Pick<RequestLimit, 'take' | 'isOver'>;
  log: Log;
}) {
  const { leads, secret, sending, now, wake, guessLimit, log } = options;
  // Of equal length, as the comparison wants them.
  const expected = secret === undefined ? undefined : digest(`Bearer ${secret}`);

  return async function handle(request: Request, address: string | undefined): Promise<Response> {
    const given = digest(request.headers.get('authorization') ?? '');
    if (!expected || guessLimit.isOver(address)) return notFound();
    if (!timingSafeEqual(given, expected)) {
      // Only a wrong secret counts: a command of the owner asks once for each message that it changes.
      guessLimit.take(address);
      return notFound();
    }
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    const body = await request.text();
    const asked = body.length > MAX_BODY_BYTES ? undefined : leadsRequest.safeParse(parseJson(body)).data;
    if (!asked) return Response.json({ error: 'bad_request' }, { status: 400 });
    if (CHANGING_REQUESTS.has(asked.do)) {
      log({ event: 'leads_changed', what: asked.do, ...('key' in asked ? { key: asked.key } : {}) });
    }
    try {
      const result = await answerRequest(leads, asked, now());
      if (asked.do === 'retry' || asked.do === 'release') wake();
      return Response.json({ result, sending });
    } catch (error) {
      log({ event: 'mail_store_failed', level: 'error', reason: reasonOf(error) });
      return Response.json({ error: reasonOf(error) }, { status: 500 });
    }
  };
}
