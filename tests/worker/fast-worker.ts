// The worker as it is built, on a clock that runs fast: waits of minutes take moments. ORIGIN and SPEED as in fast-clock.ts.
import worker, { Leads } from '@/app/_entries/worker';
import type { ObjectStorage } from '@/lib/mail/store/object-driver';
import { fastClock } from '../bench/mail/fast-clock';

export class FastLeads extends Leads {
  constructor({ storage }: { storage: ObjectStorage }, env: ConstructorParameters<typeof Leads>[1]) {
    const [origin, speed] = [Number(env.ORIGIN), Number(env.SPEED)];
    const slowed: ObjectStorage = {
      sql: storage.sql,
      transactionSync: (work) => storage.transactionSync(work),
      sync: () => storage.sync(),
      // The alarm goes by the real clock.
      setAlarm: (at) => storage.setAlarm(origin + (at - origin) / speed),
    };
    super({ storage: slowed }, env, { clock: fastClock(origin, speed), timeoutMs: Number(env.TIMEOUT_MS) });
  }
}

export default worker;
