import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { CHANNELS } from './channels';
import { LEAD_STATES } from './store/lead';
import { PURGEABLE } from './store/lead-state';
import type { Leads } from './store/leads';

/** The address at which `npm run mail -- --worker` reads the leads of a worker. */
export const LEADS_PATH = '/api/leads';

/** Whether a request has the secret, which is long enough not to be guessed (D3). No secret: nobody has it. */
export function hasSecret({ headers }: Request, secret: string | undefined): boolean {
  // Of equal length, as the comparison wants them.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const given = digest(headers.get('authorization') ?? '');
  return secret !== undefined && timingSafeEqual(given, digest(`Bearer ${secret}`));
}

/** How many messages an answer holds at most. */
export const MAX_LEADS = 50;

/** How many messages a step looks at, at most. */
export const MAX_STEP_ROWS = 1000;

const key = z.string().check(z.maxLength(100));
const count = z.number().check(z.int(), z.gte(0));
const limit = z.number().check(z.int(), z.gte(1), z.lte(MAX_LEADS));
const state = z.enum(PURGEABLE);
const text = z.optional(z.string().check(z.maxLength(100)));
const step = {
  filter: z.object({
    from: z.optional(z.number()),
    before: z.optional(z.number()),
    form: text,
    client: text,
  }),
  after: count,
  limit: z.number().check(z.int(), z.gte(1), z.lte(MAX_STEP_ROWS)),
};

/** What may be asked: what the owner's commands need of the store, with the arguments of `createLeads`. */
export const leadsRequest = z.discriminatedUnion('do', [
  z.object({ do: z.literal('summary'), lateAfterMs: count }),
  z.object({
    do: z.literal('page'),
    order: z.enum(['newest', 'oldest']),
    after: z.optional(count),
    state: z.optional(z.enum(LEAD_STATES)),
    limit,
  }),
  z.object({ do: z.literal('byKey'), beginning: key, limit }),
  z.object({ do: z.literal('retry'), key, channel: z.optional(z.enum(CHANNELS)) }),
  z.object({ do: z.literal('release'), key }),
  z.object({ do: z.literal('erase'), key }),
  z.object({
    do: z.literal('purge'),
    state,
    before: z.number(),
    limit: z.number().check(z.lte(MAX_STEP_ROWS)),
  }),
  z.object({ do: z.literal('countOld'), state, before: z.number() }),
  z.object({ do: z.literal('countWaiting'), ...step }),
  z.object({ do: z.literal('moveToSpam'), ...step }),
]);
export type LeadsRequest = z.infer<typeof leadsRequest>;

/** Asks the store of this machine or of a worker; the result is that of the method of `Leads` with the name of the request. */
export type AskLeads = <Do extends LeadsRequest['do']>(
  request: Extract<LeadsRequest, { do: Do }>,
) => Promise<Awaited<ReturnType<Leads[Do]>>>;

/** Does what a request says. @param now milliseconds since 1970 */
export async function answerRequest(leads: Leads, request: LeadsRequest, now: number): Promise<unknown> {
  switch (request.do) {
    case 'summary':
      return leads.summary(now, request.lateAfterMs);
    case 'page':
      return leads.page(request, now);
    case 'byKey':
      return leads.byKey(request.beginning, request.limit, now);
    case 'retry':
      return leads.retry(request.key, now, request.channel);
    case 'purge':
      return leads.purge(request.state, request.before, request.limit);
    case 'countOld':
      return leads.countOld(request.state, request.before);
    case 'countWaiting':
    case 'moveToSpam':
      return leads[request.do](request, now);
    default:
      return leads[request.do](request.key, now);
  }
}

/** Requests that change the store, which are logged. */
export const CHANGING_REQUESTS: ReadonlySet<LeadsRequest['do']> = new Set([
  'retry',
  'release',
  'erase',
  'purge',
  'moveToSpam',
]);
