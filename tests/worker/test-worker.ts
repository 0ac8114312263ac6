// The site's Cloudflare worker with a fast clock (`ORIGIN` and `SPEED` as in fast-clock.ts), so that minutes pass quickly. A
// header lets a test control its object.
import worker, { Leads } from '@/app/_entries/worker';
import type { DurableObjectStorage } from '@/lib/mail/store/durable-object-database';
import { fastClock } from '@/tests/fast-clock';

/**
 * Header with a command for the object: `fail` (its database fails), `full` (it reports that it is full), `work` (it works again),
 * `alarm` (fire the alarm now) or `requests` (how many requests of visitors it has received).
 */
const TEST_HEADER = 'X-Test';

type AlarmStorage = DurableObjectStorage & {
  getAlarm(): Promise<number | null>;
  deleteAlarm(): Promise<void>;
};

export class TestLeads extends Leads {
  readonly #storage: AlarmStorage;
  readonly #database: { mode: string };
  #requestCount = 0;

  constructor({ storage }: { storage: AlarmStorage }, env: ConstructorParameters<typeof Leads>[1]) {
    const [origin, speed] = [Number(env.ORIGIN), Number(env.SPEED)];
    const database = { mode: 'work' };
    const faultyStorage: DurableObjectStorage = {
      sql: {
        exec(...query) {
          if (database.mode === 'fail') throw new Error('disk I/O error: SQLITE_IOERR');
          return storage.sql.exec(...query);
        },
        get databaseSize() {
          return database.mode === 'full' ? 1024 ** 3 : storage.sql.databaseSize;
        },
      },
      transactionSync: (work) => storage.transactionSync(work),
      sync: () => storage.sync(),
      // The alarm uses the real clock.
      setAlarm: (at) => storage.setAlarm(origin + (at - origin) / speed),
    };
    const test = { clock: fastClock(origin, speed), timeoutMs: Number(env.TIMEOUT_MS) };
    super({ storage: faultyStorage }, env, test);
    this.#storage = storage;
    this.#database = database;
  }

  override async fetch(request: Request): Promise<Response> {
    const command = request.headers.get(TEST_HEADER);
    if (command === null) {
      this.#requestCount += 1;
      return super.fetch(request);
    }
    if (command === 'requests') return Response.json(this.#requestCount);
    if (command === 'alarm') return this.#fireAlarm();
    this.#database.mode = command;
    return new Response();
  }

  async #fireAlarm(): Promise<Response> {
    await this.#storage.deleteAlarm();
    const rejection = await this.alarm().then(() => null, String);
    return Response.json({ rejection, isSet: (await this.#storage.getAlarm()) !== null });
  }
}

export default {
  fetch(...[request, env, context]: Parameters<typeof worker.fetch>): Promise<Response> {
    if (!request.headers.has(TEST_HEADER)) return worker.fetch(request, env, context);
    return env.LEADS.get(env.LEADS.idFromName('leads')).fetch(request);
  },
};
