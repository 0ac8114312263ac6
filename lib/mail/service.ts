import 'server-only';
import { resolve } from 'node:path';
import type { Handler } from '@/lib/mail/request/handler';
import { createRateLimit } from '@/lib/mail/request/rate-limit';
import type { Settings } from '@/lib/settings';
import { assembleMail, type Company } from './assemble';
import { logLine } from './log';
import { createFolderSpool } from './spool/folder-spool';

export type MailService = {
  handle: Handler;
  /** Rejects with the reason where no message could be stored now. */
  checkWritable: () => Promise<void>;
  /** Starts the delivery of what waits in the spool; further calls do nothing. */
  start: () => Promise<void>;
  /** Begins no further attempt and resolves when the current one has ended, after 10 s at most. */
  stop: () => Promise<void>;
};

function createService(settings: Settings, company: Company): MailService {
  const spool = createFolderSpool(resolve(/* turbopackIgnore: true */ process.cwd(), settings.mailSpoolDir));
  const rateLimit = createRateLimit({
    max: settings.rateLimitMax,
    windowS: settings.rateLimitWindowS,
    ...(settings.redisUrl ? { redisUrl: settings.redisUrl } : {}),
    log: logLine,
  });
  const { handle, delivery } = assembleMail(settings, company, { spool, rateLimit });
  return {
    handle,
    checkWritable: spool.checkWritable,
    start: delivery.start,
    stop: async () => {
      await Promise.all([delivery.stop(), rateLimit.close()]);
    },
  };
}

const slot = Symbol.for('site.mail-service');

/**
 * The one mail service of this process. It is kept on the global object, since the server, the route and the start hook
 * are bundled apart and development reloads modules: each further service would have a pace of its own.
 */
export function mailService(settings: Settings, company: Company): MailService {
  const shared = globalThis as { [slot]?: MailService };
  shared[slot] ??= createService(settings, company);
  return shared[slot];
}
