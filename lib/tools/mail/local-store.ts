import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Channels } from '@/lib/mail/channels';
import { answerRequest, type LeadsRequest } from '@/lib/mail/leads-protocol';
import { createLeads } from '@/lib/mail/store/leads';
import { DATABASE_FILE, openDatabase } from '@/lib/mail/store/node-database';
import type { LeadsStore } from './context';

/** The leads of this machine. Undefined before the first start of the site: looking must not make a store. */
export function openLocalStore(folder: string, channels: Channels, now: number): LeadsStore | undefined {
  const place = join(folder, DATABASE_FILE);
  if (!statSync(place, { throwIfNoEntry: false })) return undefined;
  const database = openDatabase(folder, { create: false });
  const leads = createLeads(database, channels);
  return {
    place,
    channels: async () => channels,
    ask: async <Result>(request: LeadsRequest) => (await answerRequest(leads, request, now)) as Result,
    backup: async (file) => void (await database.read(() => database.run('VACUUM INTO ?', file))),
    scrub: database.scrub,
    close: database.close,
  };
}
