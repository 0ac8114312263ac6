import * as z from 'zod/mini';
import { noteSchema } from './spool/note';
import { SPOOL_STATES } from './spool/spool';

/** Where `npm run mail -- --worker` reads the leads of a worker. */
export const LEADS_PATH = '/api/leads';

/** Most messages of one answer. */
export const LEADS_AT_ONCE = 50;

const key = z.string().check(z.maxLength(100));
const keys = z.array(key).check(z.maxLength(LEADS_AT_ONCE));
const state = z.enum(SPOOL_STATES);
const moment = z.number();

/** What may be asked: the methods of a spool that the owner's commands need. */
export const leadsRequest = z.discriminatedUnion('do', [
  z.object({ do: z.literal('entries') }),
  z.object({ do: z.literal('messages'), keys }),
  z.object({ do: z.literal('note'), key }),
  z.object({ do: z.literal('retry'), key, from: z.enum(['deadLetter', 'spam']) }),
  z.object({ do: z.literal('erase'), key, state }),
  z.object({ do: z.literal('purge'), state, before: moment }),
]);
export type LeadsRequest = z.infer<typeof leadsRequest>;

const entry = z.object({ key: z.string(), state, storedAt: moment, file: z.string() });

/** What is answered to each. */
export const leadsAnswers = {
  /** `sending`: whether a provider key is set. */
  entries: z.object({ sending: z.boolean(), entries: z.array(entry) }),
  /** `eml` in base64. What has gone is left out. */
  messages: z.array(z.object({ entry, note: noteSchema, eml: z.string() })),
  note: noteSchema,
  retry: z.boolean(),
  erase: z.boolean(),
  purge: z.number(),
} satisfies Record<LeadsRequest['do'], z.ZodMiniType>;
