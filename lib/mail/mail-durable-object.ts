import { type Clock, HOUR_MS, systemClock } from '@/lib/clock';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { logLine } from '@/lib/log';
import type { Settings } from '@/lib/settings';
import { handleLeadsRequest, LEADS_PATH } from './leads-protocol';
import { createMailService, type MailService } from './mail-service';
import type { Company } from './request/guard';
import type { Database } from './store/database';
import { type DurableObjectStorage, durableObjectDatabase } from './store/durable-object-database';

/** Header in which the Cloudflare worker passes the client's IP address. Only that worker can reach the object. */
export const CLIENT_HEADER = 'X-Client-Address';

/** How long after storing a message the alarm fires, in milliseconds, in case the delivery is interrupted. */
const AFTER_STORING_MS = 5000;
/** How often the object wakes when there is nothing to send, to delete old messages, in milliseconds. */
const IDLE_MS = 6 * HOUR_MS;

export type MailObjectOptions = { settings: Settings; company: Company; clock?: Clock; timeoutMs?: number };

/**
 * The mail service in a Durable Object (D17, D40), with the same code as on Node. An alarm, committed with each message, restarts
 * the object after a crash. The platform may unload it at any time, so all its state is in the store.
 */
export class MailObject {
  readonly #storage: DurableObjectStorage;
  readonly #clock: Clock;
  readonly #mail: MailService;
  readonly #database: Database;
  #alarmAt = Number.POSITIVE_INFINITY;

  /** @param options `clock`, `timeoutMs` of an attempt to send: for tests */
  constructor(storage: DurableObjectStorage, options: MailObjectOptions) {
    const { settings, company, clock = systemClock, timeoutMs } = options;
    const database = durableObjectDatabase(storage);
    this.#storage = storage;
    this.#database = database;
    this.#clock = clock;
    this.#mail = createMailService(settings, company, {
      database,
      clock,
      onStored: () => this.#setAlarm(clock.now() + AFTER_STORING_MS),
      pollMs: IDLE_MS,
      wakeAt: (at) => this.#setAlarm(at),
      timeoutMs,
    });
  }

  /** Answers a submission, a request of the owner's commands (the worker has checked the secret), or a health check. */
  async fetch(request: Request): Promise<Response> {
    await this.#mail.start();
    const { pathname } = new URL(request.url);
    if (pathname === ENDPOINT)
      return this.#mail.handle(request, { ip: request.headers.get(CLIENT_HEADER) ?? undefined });
    if (pathname === LEADS_PATH) {
      const now = this.#clock.now();
      const wake = () => {
        void this.#setAlarm(now + AFTER_STORING_MS);
        this.#mail.wake();
      };
      return handleLeadsRequest(request, this.#database, { channels: this.#mail.channels, wake, now });
    }
    const health = await this.#mail.checkHealth();
    const headers = { 'Cache-Control': 'no-store' };
    return Response.json(health, { status: health.status === 'ok' ? 200 : 503, headers });
  }

  /** Does everything that is due. Never rejects: the platform drops an alarm that fails often. */
  async alarm(): Promise<void> {
    this.#alarmAt = Number.POSITIVE_INFINITY;
    await this.#mail.start();
    await this.#mail.run();
    if (this.#alarmAt === Number.POSITIVE_INFINITY)
      await this.#setAlarm(this.#clock.now() + AFTER_STORING_MS);
  }

  /**
   * Sets the alarm, unless it fires sooner. Never rejects.
   * @param at milliseconds since 1970
   */
  async #setAlarm(at: number): Promise<void> {
    const isSet = this.#alarmAt > this.#clock.now();
    if (isSet && this.#alarmAt <= at) return;
    this.#alarmAt = at;
    try {
      await this.#storage.setAlarm(at);
    } catch (error) {
      this.#alarmAt = Number.POSITIVE_INFINITY;
      logLine({ event: 'mail_store_failed', level: 'error', reason: String(error) });
    }
  }
}
