// The worker as it is built, on a database that fails when a test says so.
import worker, { Leads } from '@/app/_site/worker';
import type { ObjectStorage } from '@/lib/mail/store/object-driver';
import { type FailingStorage, failingStorage } from './failing-storage';

/** Header of what a test asks of the object itself. */
const TEST_HEADER = 'X-Test';

type AlarmStorage = ObjectStorage & { getAlarm(): Promise<number | null>; deleteAlarm(): Promise<void> };

export class FailingLeads extends Leads {
  readonly #alarms: AlarmStorage;
  readonly #failing: FailingStorage;

  constructor({ storage }: { storage: AlarmStorage }, env: ConstructorParameters<typeof Leads>[1]) {
    const failing = failingStorage(storage);
    super({ storage: failing }, env, { timeoutMs: Number(env.TIMEOUT_MS) });
    this.#alarms = storage;
    this.#failing = failing;
  }

  override async fetch(request: Request): Promise<Response> {
    const answer = await super.fetch(request);
    const asked = request.headers.get(TEST_HEADER);
    if (asked === 'fail' || asked === 'work') this.#failing.fails = asked === 'fail';
    return asked === 'alarm' ? this.#goOff() : answer;
  }

  /** What the platform does at the alarm. @returns why it was given up, and whether there is another one */
  async #goOff(): Promise<Response> {
    await this.#alarms.deleteAlarm();
    const rejection = await this.alarm().then(() => null, String);
    return Response.json({ rejection, isSet: (await this.#alarms.getAlarm()) !== null });
  }
}

export default worker;
