import type { ObjectStorage } from '@/lib/mail/store/object-driver';

/** The storage of a Durable Object whose database refuses every statement while `fails` is true. */
export type FailingStorage = ObjectStorage & { fails: boolean };

/** @param storage where the statements go while the database works */
export function failingStorage(storage: ObjectStorage): FailingStorage {
  const failing: FailingStorage = {
    fails: false,
    sql: {
      exec(query, ...values) {
        if (failing.fails) throw new Error('disk I/O error: SQLITE_IOERR');
        return storage.sql.exec(query, ...values);
      },
      get databaseSize() {
        return storage.sql.databaseSize;
      },
    },
    transactionSync: (work) => storage.transactionSync(work),
    sync: () => storage.sync(),
    setAlarm: (at) => storage.setAlarm(at),
  };
  return failing;
}
