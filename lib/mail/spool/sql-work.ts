import type { ObjectStorage } from '@/lib/mail/durable-object/storage';
import { EmlError } from '@/lib/mail/message/eml';
import { SpoolError } from './spool';

/** Ways to work on a database whose errors are SpoolErrors, except EmlError. */
export function sqlWork(storage: Pick<ObjectStorage, 'transactionSync' | 'sync'>) {
  async function guarded<T>(what: string, work: () => T | Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof EmlError || error instanceof SpoolError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new SpoolError(`Archivio dei messaggi: ${what} non riesce (${reason})`, { cause: error });
    }
  }

  return {
    reading: <T>(work: () => T | Promise<T>): Promise<T> => guarded('la lettura', work),

    /** Does what writes in one transaction. Resolves when it is on disk. */
    writing: <T>(what: string, work: () => T): Promise<T> =>
      guarded(what, async () => {
        const result = storage.transactionSync(work);
        await storage.sync();
        return result;
      }),
  };
}
