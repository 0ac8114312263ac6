import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '@/lib/log';
import type { Channels } from '@/lib/mail/channels';
import { HOUR_MS } from '@/lib/mail/clock';
import { answerRequest, type LeadsRequest } from '@/lib/mail/leads-protocol';
import { openDatabase } from '@/lib/mail/store/database';
import type { Driver } from '@/lib/mail/store/driver';
import { createLeads } from '@/lib/mail/store/leads';
import { DATABASE_FILE, nodeDriver } from '@/lib/mail/store/node-driver';
import { CommandError } from './arguments';
import type { LeadsStore } from './context';

/** What a site has that has received nothing yet: looking at it must not make a file. */
const emptyDriver = (place: string): Driver => ({
  place,
  all: () => [],
  transaction: (work) => work(),
  flush: async () => {},
  hasRoom: () => true,
  scrub: () => {},
  close: () => {},
});

function isThere(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw new CommandError(`L’archivio dei messaggi non si può leggere: ${reasonOf(error)}`);
  }
}

/** What an interrupted `backup -` has left, an hour ago or more. */
function removeCopies(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const isCopy = name.startsWith(`${DATABASE_FILE}.`) && name.endsWith('.tmp');
    if (isCopy && Date.now() - statSync(path).mtimeMs > HOUR_MS) rmSync(path);
  }
}

/** The leads of this machine. @param folder MAIL_SPOOL_DIR @param now milliseconds since 1970 */
export function openLocalStore(folder: string, channels: Channels, now: number): LeadsStore {
  const place = join(folder, DATABASE_FILE);
  const exists = isThere(place);
  const database = openDatabase(exists ? nodeDriver(folder, { create: false }) : emptyDriver(place));
  const leads = createLeads(database, channels);
  return {
    place,
    exists,
    channels: async () => channels,
    ask: async <Result>(request: LeadsRequest) => (await answerRequest(leads, request, now)) as Result,
    backup: async (file) => void (await database.read(() => database.all('VACUUM INTO ?', file))),
    scrub: async () => {
      await leads.scrub();
      if (exists) removeCopies(folder);
    },
    close: database.close,
  };
}
