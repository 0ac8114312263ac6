import { randomBytes } from 'node:crypto';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { assembleMail, type Company } from '@/lib/mail/assemble';
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/mail/clock';
import { LEADS_PATH } from '@/lib/mail/leads-protocol';
import { logLine } from '@/lib/mail/log';
import type { Handler } from '@/lib/mail/request/handler';
import { createRequestLimit } from '@/lib/mail/request/request-limit';
import { createSqlSpool, type SqlSpool } from '@/lib/mail/spool/sql-spool';
import type { Settings } from '@/lib/settings';
import { type AlarmClock, createAlarmClock } from './alarm-clock';
import { createLeadsEndpoint } from './leads-endpoint';
import { createSqlFormPostKeys } from './sql-form-post-keys';
import { createSqlRateLimit } from './sql-rate-limit';
import { type ObjectStorage, openTables } from './storage';

/** Header in which the worker names the address of the client: only the worker reaches the object. */
export const CLIENT_HEADER = 'X-Client-Address';

/** When the alarm goes off after a message was stored: the delivery that begins at once may have been interrupted. */
const AFTER_STORING_MS = 5000;
/**
 * The same while something is still to be sent. workerd takes an object out of memory after 10 s without work, and with it
 * what the circuit breaker has learned.
 */
const UNSENT_MS = 8000;
/** While nothing is: what the provider says of sent messages is asked for less and less often, the last time after 30 hours. */
const AFTER_SENDING = [
  { age: 10 * MINUTE_MS, everyMs: MINUTE_MS },
  { age: 2 * HOUR_MS, everyMs: 10 * MINUTE_MS },
  { age: 30 * HOUR_MS, everyMs: HOUR_MS },
];
/** Otherwise: old messages are deleted. */
const IDLE_MS = 6 * HOUR_MS;
/** How long the answer of the health check is cached, in milliseconds: each check writes. */
const HEALTH_MS = 2000;
/** How long one alarm waits for the delivery; the platform ends it after 15 minutes. */
const ALARM_MAX_MS = MINUTE_MS;

export type MailObjectOptions = {
  settings: Settings;
  company: Company;
  /** Tests make time pass faster. */
  clock?: Clock;
  /** Of an attempt to send, in milliseconds. */
  timeoutMs?: number;
};

/**
 * The endpoint and the delivery in a Durable Object (D17, D40): the same code as on a disk, on the object's own database.
 * There is one object, so it keeps order, pace and limits by itself. A message is answered for when it is committed; the
 * alarm, committed with it, brings the object back after a crash.
 */
export class MailObject {
  readonly #spool: SqlSpool;
  readonly #clock: AlarmClock;
  readonly #handle: Handler;
  readonly #readLeads: ReturnType<typeof createLeadsEndpoint>;
  readonly #delivery: ReturnType<typeof assembleMail>['delivery'];
  readonly #sending: boolean;
  #started: Promise<void> | undefined;
  #health: { at: number; well: Promise<boolean> } | undefined;

  constructor(storage: ObjectStorage, { settings, company, clock, timeoutMs }: MailObjectOptions) {
    this.#sending = settings.resendApiKey !== undefined;
    this.#clock = createAlarmClock((at) => storage.setAlarm(at), clock);
    const { now } = this.#clock;
    this.#spool = createSqlSpool(storage, { now, onStored: () => this.#clock.wakeIn(AFTER_STORING_MS) });
    const { handle, delivery } = assembleMail(settings, company, {
      spool: this.#spool,
      rateLimit: createSqlRateLimit(storage, {
        max: settings.rateLimitMax,
        windowS: settings.rateLimitWindowS,
        log: logLine,
      }),
      clock: this.#clock,
      formPostKeys: createSqlFormPostKeys(storage, { log: logLine }),
      salt: dailySalt(storage, now()),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
    this.#handle = handle;
    this.#delivery = delivery;
    this.#readLeads = createLeadsEndpoint({
      spool: this.#spool,
      secret: settings.leadsSecret,
      sending: this.#sending,
      guessLimit: createRequestLimit(settings),
      log: logLine,
    });
  }

  /** A submission, the owner's question, or (any other address) whether a submission could be stored now. */
  async fetch(request: Request): Promise<Response> {
    await this.#start();
    const address = request.headers.get(CLIENT_HEADER) ?? undefined;
    const { pathname } = new URL(request.url);
    if (pathname === ENDPOINT) return this.#handle(request, { address });
    if (pathname === LEADS_PATH) return this.#readLeads(request, address);
    const well = await this.#isWell();
    return Response.json({ well }, { status: well ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
  }

  /** Sends what is due, and sets the next alarm. Never rejects: the platform gives up an alarm that fails often. */
  async alarm(): Promise<void> {
    try {
      this.#clock.runDue();
      await this.#start();
      const sent = this.#delivery.drain().then(() => this.#delivery.idle());
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ALARM_MAX_MS);
      });
      await Promise.race([sent, late]);
      clearTimeout(timer);
    } catch (error) {
      logLine({ event: 'mail_drain_failed', level: 'error', reason: String(error) });
    } finally {
      this.#wakeLater();
    }
  }

  /** Does what the alarm of the life before would do, since the next one replaces it. */
  #start(): Promise<void> {
    this.#started ??= this.#delivery
      .start()
      .then(() => this.#wakeLater())
      .catch((error) => logLine({ event: 'mail_spool_failed', level: 'error', reason: String(error) }));
    return this.#started;
  }

  #wakeLater(): void {
    this.#clock.wakeIn(this.#nextInMs());
  }

  /** How long until there is something to do, in milliseconds. */
  #nextInMs(): number {
    if (!this.#sending) return IDLE_MS;
    try {
      const { unsent, lastSentAt } = this.#spool.outlook();
      if (unsent > 0) return UNSENT_MS;
      const age = this.#clock.now() - (lastSentAt ?? -DAY_MS * 365);
      return AFTER_SENDING.find((each) => age < each.age)?.everyMs ?? IDLE_MS;
    } catch (error) {
      // What waits is not known while the database fails. Without an alarm it would stay until the next request.
      logLine({ event: 'mail_spool_failed', level: 'error', reason: String(error) });
      return UNSENT_MS;
    }
  }

  /** Whether a submission could be stored now. */
  #isWell(): Promise<boolean> {
    const at = Date.now();
    if (!this.#health || Math.abs(at - this.#health.at) > HEALTH_MS) {
      const well = this.#spool.checkWritable().then(
        () => true,
        (error: unknown) => {
          logLine({ event: 'unhealthy', level: 'error', reason: String(error) });
          return false;
        },
      );
      this.#health = { at, well };
    }
    return this.#health.well;
  }
}

/** The salt of the pseudonyms of clients, the same for a day: fairness must survive that the object leaves memory. */
function dailySalt(storage: ObjectStorage, now: number): string {
  const query = openTables(
    storage,
    'CREATE TABLE IF NOT EXISTS salts (day INTEGER PRIMARY KEY, salt TEXT NOT NULL)',
  );
  const day = Math.floor(now / DAY_MS);
  query('DELETE FROM salts WHERE day <> ?', day);
  query('INSERT OR IGNORE INTO salts VALUES (?, ?)', day, randomBytes(16).toString('hex'));
  return query<{ salt: string }>('SELECT salt FROM salts WHERE day = ?', day)[0]?.salt ?? '';
}
