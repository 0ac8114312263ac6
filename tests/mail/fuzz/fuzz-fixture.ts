import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDelivery } from '@/lib/mail/delivery';
import { createHandler } from '@/lib/mail/handler';
import type { LogEntry } from '@/lib/mail/log';
import type { MailMessage } from '@/lib/mail/message';
import type { MailProvider } from '@/lib/mail/provider';
import { createRateLimit } from '@/lib/mail/rate-limit';
import { createRequestLimit } from '@/lib/mail/request-limit';
import { createSpool } from '@/lib/mail/spool/spool';
import { acceptedAt, boxes, phone, siteUrl } from '../mail-fixture';

export const mailFrom = 'sito@azienda.example';

/** The real endpoint on a real folder, which also tells what was composed for the spool. */
export async function openFuzzFixture(provider?: MailProvider) {
  const base = await mkdtemp(join(tmpdir(), 'spool-fuzz-'));
  const log: LogEntry[] = [];
  const push = (entry: LogEntry) => log.push(entry);
  const composed: MailMessage[] = [];
  let visitors = 0;
  const spool = createSpool(join(base, 'mail'));
  const delivery = createDelivery({
    spool,
    provider,
    perSecond: Number.POSITIVE_INFINITY,
    perHour: 100_000,
    log: push,
  });
  const rateLimit = createRateLimit({ max: 100_000, windowS: 600, log: push });
  const handle = createHandler({
    spool: {
      find: spool.find,
      store: (message, state) => {
        composed.push(message);
        return spool.store(message, state);
      },
    },
    delivery,
    rateLimit,
    requestLimit: createRequestLimit({ rateLimitMax: 100_000, rateLimitWindowS: 600 }),
    boxes,
    mailFrom,
    siteUrl,
    phone,
    now: () => acceptedAt,
    log: push,
  });
  return {
    spool,
    delivery,
    /** Answers a request, and tells what was composed for the spool and logged meanwhile. */
    async ask(request: Request) {
      composed.length = 0;
      log.length = 0;
      // Each from another visitor: the same form post from the same one would be a repeat.
      visitors += 1;
      const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
      const response = await handle(request, { address });
      return { response, composed: [...composed], log: [...log] };
    },
    async close() {
      await delivery.stop();
      await rateLimit.close();
      await rm(base, { recursive: true, force: true });
    },
  };
}

export type FuzzFixture = Awaited<ReturnType<typeof openFuzzFixture>>;
