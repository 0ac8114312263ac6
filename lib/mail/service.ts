import 'server-only';
import { resolve } from 'node:path';
import type { Settings } from '@/lib/settings';
import { assembleMail } from './assemble';
import { smtpProvider } from './delivery/smtp-provider';
import type { Company } from './request/guard';
import { openDatabase } from './store/database';
import { nodeDriver } from './store/node-driver';

export type MailService = ReturnType<typeof createService>;

function createService(settings: Settings, company: Company) {
  const folder = resolve(/* turbopackIgnore: true */ process.cwd(), settings.mailSpoolDir);
  const database = openDatabase(nodeDriver(folder));
  const place = { database, smtp: smtpProvider };
  const { handle, delivery, checkHealth } = assembleMail(settings, company, place);
  let started: Promise<void> | undefined;
  return {
    handle,
    checkHealth,
    /** Starts the delivery of what waits in the store, once. */
    start(): Promise<void> {
      started ??= delivery.start();
      return started;
    },
    stop: delivery.stop,
  };
}

const slot = Symbol.for('site.mail-service');

/**
 * The one mail service of this process. It is kept on the global object, since the server, the route and the start hook
 * are bundled apart and development reloads modules.
 */
export function mailService(settings: Settings, company: Company): MailService {
  const shared = globalThis as { [slot]?: MailService };
  shared[slot] ??= createService(settings, company);
  return shared[slot];
}
