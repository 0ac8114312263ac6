// A Durable Object whose parts do what they are told over HTTP, so that the same tests hold them and those on a disk or in memory.

import * as z from 'zod/mini';
import { createSqlFormPostKeys } from '@/lib/mail/durable-object/sql-form-post-keys';
import { createSqlRateLimit } from '@/lib/mail/durable-object/sql-rate-limit';
import type { ObjectStorage } from '@/lib/mail/durable-object/storage';
import { logLine } from '@/lib/mail/log';
import type { FormPostKeys } from '@/lib/mail/request/form-post-keys';
import type { RateLimit } from '@/lib/mail/request/rate-limit';
import { createSqlSpool, type SqlSpool } from '@/lib/mail/spool/sql-spool';
import { type FailingStorage, failingStorage } from './failing-storage';

/**
 * What to open, and what to do with it. `life`: each has parts of its own on the same storage, as after a restart. `fails`: whether
 * the database fails meanwhile.
 */
export type Call = {
  life: string;
  open:
    | { part: 'spool'; maxBytes?: number | undefined }
    | { part: 'limit'; max: number; windowS: number }
    | { part: 'keys' };
  fails?: boolean;
  method: string;
  args: readonly unknown[];
};

type Namespace = {
  idFromName(name: string): unknown;
  get(id: unknown): { fetch(request: Request): Promise<Response> };
};
type Part = SqlSpool | RateLimit | FormPostKeys;
type Refund = () => Promise<void>;

/** Dates come as texts. */
const revive = (name: string, value: unknown) =>
  name === 'date' && typeof value === 'string' ? new Date(value) : value;

export class Contract {
  readonly #parts = new Map<string, Part>();
  readonly #refunds: Refund[] = [];
  readonly #storage: FailingStorage;

  constructor({ storage }: { storage: ObjectStorage }) {
    this.#storage = failingStorage(storage);
  }

  async fetch(request: Request): Promise<Response> {
    const call: Call = JSON.parse(await request.text(), revive);
    try {
      return Response.json({ result: await this.#call(call) });
    } catch (error) {
      const { name: kind, message } = error as Error;
      return Response.json({ error: { kind, message } });
    }
  }

  async #call({ life, open, fails = false, method, args }: Call): Promise<unknown> {
    // The tables are made while it works.
    this.#storage.fails = false;
    const part = this.#parts.get(life + open.part) ?? this.#open(open);
    this.#parts.set(life + open.part, part);
    this.#storage.fails = fails;
    if (method === 'refund') return this.#refunds[Number(args[0])]?.();
    const work = Reflect.get(part, method) as (...args: unknown[]) => unknown;
    const result = await work(...args, ...(method === 'readState' ? [z.unknown()] : []));
    if (method !== 'take') return result;
    const { refund, ...taken } = result as { refund?: Refund };
    return refund ? { ...taken, refund: this.#refunds.push(refund) - 1 } : taken;
  }

  #open(open: Call['open']): Part {
    const storage = this.#storage;
    if (open.part === 'limit') return createSqlRateLimit(storage, { ...open, log: logLine });
    if (open.part === 'keys') return createSqlFormPostKeys(storage, { log: logLine });
    return createSqlSpool(storage, open.maxBytes === undefined ? {} : { maxBytes: open.maxBytes });
  }
}

export default {
  async fetch(request: Request, env: { LEADS: Namespace }): Promise<Response> {
    if (request.method !== 'POST') return new Response();
    // One storage a test.
    const id = env.LEADS.idFromName(new URL(request.url).pathname);
    return env.LEADS.get(id).fetch(request);
  },
};
