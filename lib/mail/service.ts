import 'server-only';
import { resolve } from 'node:path';
import type { Settings } from '@/lib/settings';
import { assembleMail, type Company, type MailParts } from './assemble';
import { openDatabase } from './store/database';
import { nodeDriver } from './store/node-driver';

export type MailService = Pick<MailParts, 'handle' | 'checkHealth'> & {
  /** Starts the delivery of what waits in the store; to be called once. */
  start: () => Promise<void>;
  /** Begins no further attempt and resolves when the current one has ended, after 10 s at most. */
  stop: () => Promise<void>;
};

function createService(settings: Settings, company: Company): MailService {
  const folder = resolve(/* turbopackIgnore: true */ process.cwd(), settings.mailSpoolDir);
  const database = openDatabase(nodeDriver(folder));
  const { handle, delivery, checkHealth } = assembleMail(settings, company, { database });
  let started: Promise<void> | undefined;
  return {
    handle,
    checkHealth,
    start: () => {
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
