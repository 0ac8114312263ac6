import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { logLine, reasonOf } from '@/lib/log';
import { parseJson } from '@/lib/parse-json';
import { type Summary, summarize } from './health';
import { CHANNELS, type Channels } from './message/message';
import type { Database } from './store/database';
import { createLeads, LEAD_STATES, type Leads } from './store/leads';

/** The path at which `npm run mail -- --worker` reads the leads of a Cloudflare worker. */
export const LEADS_PATH = '/api/leads';

/** Whether a request carries the bearer secret. It needs no rate limit: the secret is long (D3). False if no secret is set. */
export function hasSecret({ headers }: Request, secret: string | undefined): boolean {
  // timingSafeEqual needs equal lengths.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const authorization = digest(headers.get('authorization') ?? '');
  return secret !== undefined && timingSafeEqual(authorization, digest(`Bearer ${secret}`));
}

/** Maximum length of a request body, in characters. */
const MAX_BODY_LENGTH = 10_000;
/** Maximum number of messages in a request or a response. */
export const MAX_LEADS = 50;

const key = z.string().check(z.maxLength(100));
const count = z.number().check(z.int(), z.gte(0));
const limit = z.number().check(z.int(), z.gte(1), z.lte(MAX_LEADS));
const keys = z.array(key).check(z.maxLength(MAX_LEADS));

/** A request of the owner's commands: a method of `Leads` with its arguments, or the summary. */
const leadsRequest = z.discriminatedUnion('do', [
  z.object({ do: z.literal('summary') }),
  z.object({
    do: z.literal('page'),
    order: z.enum(['newest', 'oldest']),
    after: z.optional(count),
    state: z.optional(z.enum(LEAD_STATES)),
    key: z.optional(key),
    limit,
  }),
  z.object({ do: z.literal('retry'), key, channel: z.optional(z.enum(CHANNELS)) }),
  z.object({ do: z.literal('release'), key }),
  z.object({ do: z.literal('erase'), keys }),
]);
export type LeadsRequest = z.infer<typeof leadsRequest>;

/** Sends a request to the store of this machine or of a Cloudflare worker, and returns its result. */
export type AskLeads = <Do extends LeadsRequest['do']>(
  request: Extract<LeadsRequest, { do: Do }>,
) => Promise<Do extends keyof Leads ? Awaited<ReturnType<Leads[Do]>> : Summary>;

/**
 * Runs a request against the store.
 * @param channels those that are set up
 * @param now milliseconds since 1970
 */
export async function runLeadsRequest(
  database: Database,
  channels: Channels,
  request: LeadsRequest,
  now: number,
): Promise<unknown> {
  const leads = createLeads(database, channels);
  switch (request.do) {
    case 'summary':
      return summarize(database, channels, now);
    case 'page':
      return leads.page(request, now);
    case 'retry':
      return leads.retry(request.key, now, request.channel);
    case 'release':
      return leads.release(request.key, now);
    case 'erase':
      return leads.erase(request.keys, now);
  }
}

/**
 * Answers a request of the owner's commands to a Cloudflare worker, which has checked the secret.
 * @param options `wake`: called after a change, since there may be something to send; `now`: milliseconds since 1970
 */
export async function handleLeadsRequest(
  request: Request,
  database: Database,
  { channels, wake, now }: { channels: Channels; wake: () => void; now: number },
): Promise<Response> {
  const body = await request.text();
  const parsed = body.length > MAX_BODY_LENGTH ? undefined : leadsRequest.safeParse(parseJson(body)).data;
  if (!parsed) return Response.json({ error: 'bad_request' }, { status: 400 });
  const changes = parsed.do !== 'summary' && parsed.do !== 'page';
  if (changes)
    logLine({ event: 'leads_changed', what: parsed.do, key: 'key' in parsed ? parsed.key : undefined });
  try {
    const result = await runLeadsRequest(database, channels, parsed, now);
    if (changes) wake();
    return Response.json({ result, channels });
  } catch (error) {
    logLine({ event: 'mail_store_failed', level: 'error', reason: reasonOf(error) });
    return Response.json({ error: reasonOf(error) }, { status: 500 });
  }
}
