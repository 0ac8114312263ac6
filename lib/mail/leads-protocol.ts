import * as z from 'zod/mini';
import { LEAD_STATES } from './store/lead';
import { PURGEABLE } from './store/leads';

/** Where `npm run mail -- --worker` reads the leads of a worker. */
export const LEADS_PATH = '/api/leads';

/** Most messages of one answer. */
export const LEADS_AT_ONCE = 50;

const key = z.string().check(z.maxLength(100));
const count = z.number().check(z.int(), z.gte(0));
const limit = z.number().check(z.int(), z.gte(1), z.lte(LEADS_AT_ONCE));
const state = z.enum(PURGEABLE);

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
  z.object({ do: z.literal('retry'), key }),
  z.object({ do: z.literal('release'), key }),
  z.object({ do: z.literal('erase'), key }),
  z.object({ do: z.literal('purge'), state, before: z.number(), limit: z.number().check(z.lte(1000)) }),
  z.object({ do: z.literal('countOld'), state, before: z.number() }),
]);
export type LeadsRequest = z.infer<typeof leadsRequest>;

/** What changes the store, and is logged. */
export const CHANGES: ReadonlySet<LeadsRequest['do']> = new Set(['retry', 'release', 'erase', 'purge']);
