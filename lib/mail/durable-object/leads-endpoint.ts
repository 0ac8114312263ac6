import { createHash, timingSafeEqual } from 'node:crypto';
import { LEADS_AT_ONCE, type LeadsRequest, leadsRequest } from '@/lib/mail/leads-protocol';
import type { Log } from '@/lib/mail/log';
import type { RequestLimit } from '@/lib/mail/request/request-limit';
import type { SqlSpool } from '@/lib/mail/spool/sql-spool';

/** Most bytes of a request: a list of keys. */
const MAX_BODY_BYTES = 100 * LEADS_AT_ONCE + 1000;

const notFound = () => new Response(null, { status: 404 });
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The owner's way to the leads. Whoever lacks the secret gets 404, as for an address that is not there; so does everybody
 * where no secret is set, and whoever has guessed too often, also with the right secret: else guessing would have no limit.
 * @param options `secret`: at least 32 characters; `sending`: whether a provider key is set; `guessLimit`: of wrong secrets
 */
export function createLeadsEndpoint(options: {
  spool: SqlSpool;
  secret: string | undefined;
  sending: boolean;
  guessLimit: Pick<RequestLimit, 'take' | 'isOver'>;
  log: Log;
}) {
  const { spool, secret, sending, guessLimit, log } = options;
  // Of equal length, as the comparison wants them.
  const expected = secret === undefined ? undefined : digest(`Bearer ${secret}`);

  async function answer(asked: LeadsRequest): Promise<unknown> {
    switch (asked.do) {
      case 'entries':
        return { sending, entries: await spool.entries() };
      case 'messages': {
        const found = await Promise.all(
          asked.keys.map(async (key) => ({ one: await spool.stored(key), note: await spool.note(key) })),
        );
        return found.flatMap(({ one, note }) =>
          one ? [{ entry: one.entry, note, eml: Buffer.from(one.eml).toString('base64') }] : [],
        );
      }
      case 'note':
        return spool.note(asked.key);
      case 'retry':
        return spool.retry(asked.key, asked.from);
      case 'erase':
        return spool.erase(asked);
      case 'purge':
        return spool.purge(asked.state, asked.before);
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
    if (asked.do !== 'entries' && asked.do !== 'messages' && asked.do !== 'note') {
      log({ event: 'leads_changed', what: asked.do, ...('key' in asked ? { key: asked.key } : {}) });
    }
    try {
      return Response.json(await answer(asked));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log({ event: 'mail_spool_failed', level: 'error', reason });
      return Response.json({ error: reason }, { status: 500 });
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
