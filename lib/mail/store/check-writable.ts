import { type Database, writeMeta } from './database';
import { StoreFullError } from './driver';

/** Long enough for a full disk to refuse it. */
const TEXT = '0'.repeat(4096);

/** Does what storing a message does, with a value that is no message. Rejects with StoreError. */
export async function checkWritable(database: Database): Promise<void> {
  if (!database.hasRoom()) throw new StoreFullError('Archivio dei messaggi: lo spazio è quasi finito');
  await database.write(() => writeMeta(database, 'write-check', TEXT));
}
