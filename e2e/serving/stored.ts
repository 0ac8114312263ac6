import { createLeads, type Lead } from '@/lib/mail/store/leads';
import { openDatabase } from '@/lib/mail/store/node-database';

/** What a server has stored, oldest first; it may be running. @param folder its MAIL_SPOOL_DIR */
export async function storedIn(folder: string): Promise<Lead[]> {
  const database = openDatabase(folder, { create: false });
  try {
    return (await createLeads(database, []).page({ order: 'oldest', limit: 100_000 }, Date.now())).leads;
  } finally {
    database.close();
  }
}
