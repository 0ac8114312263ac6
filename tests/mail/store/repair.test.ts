import { expect, it } from 'vitest';
import { createQueue } from '@/lib/mail/delivery/queue';
import { siteMessage } from '@/lib/mail/delivery/site-messages';
import { createLeads } from '@/lib/mail/store/leads';
import { openDatabase } from '@/lib/mail/store/node-database';
import { queueOptions, storeSiteMessage } from '@/tests/mail/store/contract/contract-fixture';
import { textOf } from '@/tests/sources';
import { folderOfTest } from '@/tests/temporary';

/** The statements of the repair in docs/guides/backup.md. */
function repairStatements(): string[] {
  const [, sql = ''] = /^```sql\n([\s\S]*?)^```$/m.exec(textOf('docs/guides/backup.md')) ?? [];
  return sql.split(/;\s*/).filter(Boolean);
}

/**
 * Stores a message.
 * @returns its key
 */
async function stored(database: ReturnType<typeof openDatabase>, title: string): Promise<string> {
  const mailbox = { to: 'a@azienda.example', from: 'b@azienda.example', brand: 'Marchio' };
  const message = siteMessage('test', mailbox, Date.now(), { title, rows: [] });
  await storeSiteMessage(database, message);
  return message.key;
}

it('the repair in backup.md makes a recovered store usable: whole messages are sent, others are dead letters', async () => {
  const database = openDatabase(folderOfTest());
  const withoutDelivery = await stored(database, 'without delivery');
  const withoutMessage = await stored(database, 'without message');
  const whole = await stored(database, 'whole');
  // `sqlite3 .recover` may lose single rows.
  database.all('PRAGMA foreign_keys = OFF');
  database.run('DELETE FROM deliveries WHERE message = (SELECT id FROM messages WHERE key = ?)', [
    withoutDelivery,
  ]);
  database.run('DELETE FROM messages WHERE key = ?', [withoutMessage]);

  const statements = repairStatements();
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) database.all(statement);

  const { leads } = await createLeads(database, ['mail']).page({ order: 'oldest', limit: 10 }, Date.now());
  expect(leads.map(({ key, state }) => [key, state])).toEqual([
    [withoutDelivery, 'dead'],
    [whole, 'waiting'],
  ]);
  const queue = createQueue(database, queueOptions());
  expect(await queue.lease(Date.now())).toMatchObject({ key: whole });
  database.close();
});
