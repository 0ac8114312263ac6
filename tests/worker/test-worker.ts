// The built worker with a fast clock (ORIGIN and SPEED as in fast-clock.ts), so that minutes pass quickly. A
// test can make its database fail or report that it is full, fire the alarm, and ask how many requests the object got.
import worker, { Leads } from '@/app/_entries/worker';
import type { ObjectStorage } from '@/lib/mail/store/object-database';
import { fastClock } from '@/tests/bench/mail/fast-clock';

/** Header with a command for the object itself: `fail`, `full`, `work`, `alarm` or `asked`. */
const TEST_HEADER = 'X-Test';

type AlarmStorage = ObjectStorage & { getAlarm(): Promise<number | null>; deleteAlarm(): Promise<void> };

export class TestLeads extends Leads {
  readonly #alarms: AlarmStorage;
  readonly #state: { is: string };
  #asked = 0;

  constructor({ storage }: { storage: AlarmStorage }, env: ConstructorParameters<typeof Leads>[1]) {
    const [origin, speed] = [Number(env.ORIGIN), Number(env.SPEED)];
    const state = { is: 'work' };
    const sql: ObjectStorage['sql'] = {
      exec(...query) {
        if (state.is === 'fail') throw new Error('disk I/O error: SQLITE_IOERR');
        return storage.sql.exec(...query);
      },
      get databaseSize() {
        return state.is === 'full' ? 1024 ** 3 : storage.sql.databaseSize;
      },
    };
    const spoiled: ObjectStorage = {
      sql,
      transactionSync: (work) => storage.transactionSync(work),
      sync: () => storage.sync(),
      // The alarm uses the real clock.
      setAlarm: (at) => storage.setAlarm(origin + (at - origin) / speed),
    };
    super({ storage: spoiled }, env, { clock: fastClock(origin, speed), timeoutMs: Number(env.TIMEOUT_MS) });
    this.#alarms = storage;
    this.#state = state;
  }

  override async fetch(request: Request): Promise<Response> {
    const test = request.headers.get(TEST_HEADER);
    if (test === 'asked') return Response.json(this.#asked);
    if (test === 'alarm') {
      await this.#alarms.deleteAlarm();
      const rejection = await this.alarm().then(() => null, String);
      return Response.json({ rejection, isSet: (await this.#alarms.getAlarm()) !== null });
    }
    if (test === null) this.#asked += 1;
    else this.#state.is = test;
    return test === null ? super.fetch(request) : new Response();
  }
}

export default {
  fetch(...[request, env, context]: Parameters<typeof worker.fetch>): Promise<Response> {
    if (!request.headers.has(TEST_HEADER)) return worker.fetch(request, env, context);
    return env.LEADS.get(env.LEADS.idFromName('leads')).fetch(request);
  },
};
