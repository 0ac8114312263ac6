// The worker as it is built, on a database that fails, or says that it is large, when a test says so, and an object that counts
// what it is asked.
import worker, { Leads } from '@/app/_entries/worker';
import type { ObjectStorage } from '@/lib/mail/store/object-driver';

/** Header of what a test asks of the object itself. */
const TEST_HEADER = 'X-Test';

type AlarmStorage = ObjectStorage & { getAlarm(): Promise<number | null>; deleteAlarm(): Promise<void> };

/** What a test has the database do: refuse every statement, or have 1 GB. */
const STATES = ['work', 'fail', 'full'];
const FULL_BYTES = 1024 ** 3;

/** A storage whose database is in one of the states above. */
function failingStorage(storage: ObjectStorage) {
  const failing = {
    state: 'work',
    sql: {
      exec(...query: Parameters<ObjectStorage['sql']['exec']>) {
        if (failing.state === 'fail') throw new Error('disk I/O error: SQLITE_IOERR');
        return storage.sql.exec(...query);
      },
      get databaseSize() {
        return failing.state === 'full' ? FULL_BYTES : storage.sql.databaseSize;
      },
    },
    transactionSync: <T>(work: () => T) => storage.transactionSync(work),
    sync: () => storage.sync(),
    setAlarm: (at: number) => storage.setAlarm(at),
  };
  return failing;
}

export class FailingLeads extends Leads {
  readonly #alarms: AlarmStorage;
  readonly #failing: { state: string };
  #asked = 0;

  constructor({ storage }: { storage: AlarmStorage }, env: ConstructorParameters<typeof Leads>[1]) {
    const failing = failingStorage(storage);
    super({ storage: failing }, env, { timeoutMs: Number(env.TIMEOUT_MS) });
    this.#alarms = storage;
    this.#failing = failing;
  }

  override async fetch(request: Request): Promise<Response> {
    const test = request.headers.get(TEST_HEADER);
    if (test === null) this.#asked += 1;
    if (test === 'asked') return Response.json(this.#asked);
    const answer = await super.fetch(request);
    if (test !== null && STATES.includes(test)) this.#failing.state = test;
    return test === 'alarm' ? this.#goOff() : answer;
  }

  /** What the platform does at the alarm. @returns why it was given up, and whether there is another one */
  async #goOff(): Promise<Response> {
    await this.#alarms.deleteAlarm();
    const rejection = await this.alarm().then(() => null, String);
    return Response.json({ rejection, isSet: (await this.#alarms.getAlarm()) !== null });
  }
}

export default {
  fetch(...[request, env, context]: Parameters<typeof worker.fetch>): Promise<Response> {
    if (!request.headers.has(TEST_HEADER)) return worker.fetch(request, env, context);
    return env.LEADS.get(env.LEADS.idFromName('leads')).fetch(request);
  },
};
