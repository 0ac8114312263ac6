import { createHash, timingSafeEqual } from 'node:crypto';
import type { Log } from '@/lib/log';
import { CHANGES, type LeadsRequest, leadsRequest } from '@/lib/mail/leads-protocol';
import type { RequestLimit } from '@/lib/mail/request/request-limit';
import { reasonOf } from '@/lib/mail/store/driver';
import type { Leads } from '@/lib/mail/store/leads';

/** Most bytes of a request. */
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

  async function answer(asked: LeadsRequest): Promise<unknown> {
    switch (asked.do) {
      case 'summary':
        return { sending, ...(await leads.summary(now(), asked.lateAfterMs)) };
      case 'page':
        return leads.page(asked, now());
      case 'byKey':
        return leads.byKey(asked.beginning, asked.limit, now());
      case 'retry':
        return leads.retry(asked.key, now());
      case 'release':
        return leads.release(asked.key, now());
      case 'erase':
        return leads.erase(asked.key, now());
      case 'purge':
        return leads.purge(asked.state, asked.before, asked.limit);
      case 'countOld':
        return leads.countOld(asked.state, asked.before);
    }
  }

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
    const asked = body.length > MAX_BODY_BYTES ? undefined : leadsRequest.safeParse(parsed(body)).data;
    if (!asked) return Response.json({ error: 'bad_request' }, { status: 400 });
    if (CHANGES.has(asked.do)) {
      log({ event: 'leads_changed', what: asked.do, ...('key' in asked ? { key: asked.key } : {}) });
    }
    try {
      const result = await answer(asked);
      if (asked.do === 'retry' || asked.do === 'release') wake();
      return Response.json({ result });
    } catch (error) {
      log({ event: 'mail_store_failed', level: 'error', reason: reasonOf(error) });
      return Response.json({ error: reasonOf(error) }, { status: 500 });
    }
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
