import { ENDPOINT } from '@/lib/forms/endpoint';
import { logLine } from '@/lib/log';
import { assembleMail, type MailParts } from '@/lib/mail/assemble';
import { type Clock, HOUR_MS, MINUTE_MS, systemClock } from '@/lib/mail/clock';
import { LEADS_PATH } from '@/lib/mail/leads-protocol';
import type { Company } from '@/lib/mail/request/guard';
import { type Database, openDatabase } from '@/lib/mail/store/database';
import { createLeads } from '@/lib/mail/store/leads';
import { type ObjectStorage, objectDriver } from '@/lib/mail/store/object-driver';
import type { Settings } from '@/lib/settings';
import { createLeadsEndpoint } from './leads-endpoint';

/** Header in which the worker names the address of the client: only the worker reaches the object. */
export const CLIENT_HEADER = 'X-Client-Address';

/** When the alarm goes off after a message was stored: the delivery that begins at once may have been interrupted. */
const AFTER_STORING_MS = 5000;
/** How often the object wakes with nothing to send: old messages are deleted. Nobody else writes to its store. */
const IDLE_MS = 6 * HOUR_MS;
/** How long one alarm waits for the delivery; the platform ends it after 15 minutes. */
const ALARM_MAX_MS = MINUTE_MS;

export type MailObjectOptions = {
  settings: Settings;
  company: Company;
  /** Tests make time pass faster. */
  clock?: Clock;
  /** How long an attempt to send may take, in milliseconds. */
  timeoutMs?: number;
};

/**
 * The endpoint and the delivery in a Durable Object (D17, D40): the same code as on a disk, on the object's own database.
 * A message is answered for when it is committed; the alarm, committed with it, brings the object back after a crash. The
 * object remembers nothing that the database does not know: the platform may take it out of memory at any time.
 */
export class MailObject {
  readonly #storage: ObjectStorage;
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #mail: MailParts;
  readonly #readLeads: ReturnType<typeof createLeadsEndpoint>;
  #started: Promise<void> | undefined;
  #alarmAt = Number.POSITIVE_INFINITY;

  constructor(
    storage: ObjectStorage,
    { settings, company, clock = systemClock, timeoutMs }: MailObjectOptions,
  ) {
    this.#storage = storage;
    this.#clock = clock;
    this.#database = openDatabase(objectDriver(storage));
    this.#mail = assembleMail(settings, company, {
      database: this.#database,
      clock: this.#clock,
      stored: () => this.#wakeBy(this.#clock.now() + AFTER_STORING_MS),
      pollMs: IDLE_MS,
      wakeAt: (at) => this.#wakeBy(at),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
    this.#readLeads = createLeadsEndpoint({
      leads: createLeads(this.#database, this.#mail.channels),
      channels: this.#mail.channels,
      now: this.#clock.now,
      wake: this.#mail.delivery.wake,
      log: logLine,
    });
  }

  /** A submission, the owner's question (the worker has checked the secret), or (any other address) whether a submission could be stored now. */
  async fetch(request: Request): Promise<Response> {
    this.#started ??= this.#mail.delivery.start();
    await this.#started;
    const { pathname } = new URL(request.url);
    if (pathname === ENDPOINT) {
      return this.#mail.handle(request, { address: request.headers.get(CLIENT_HEADER) ?? undefined });
    }
    if (pathname === LEADS_PATH) return this.#readLeads(request);
    const health = await this.#mail.checkHealth();
    return Response.json(health, {
      status: health.well ? 200 : 503,
      headers: { 'Cache-Control': 'no-store' },
    });
  }

  /** Does what is due. Never rejects: the platform gives up an alarm that fails often. */
  async alarm(): Promise<void> {
    this.#alarmAt = Number.POSITIVE_INFINITY;
    this.#started ??= this.#mail.delivery.start();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ALARM_MAX_MS);
    });
    await Promise.race([this.#mail.delivery.run(), late]);
    clearTimeout(timer);
    if (this.#alarmAt === Number.POSITIVE_INFINITY) this.#wakeBy(this.#clock.now() + AFTER_STORING_MS);
  }

  /** Has the object woken, unless its alarm goes off sooner. @param at milliseconds since 1970 */
  #wakeBy(at: number): void {
    const isSet = this.#alarmAt > this.#clock.now();
    if (isSet && at >= this.#alarmAt) return;
    this.#alarmAt = at;
    const set = async () => this.#storage.setAlarm(at);
    set().catch((error: unknown) => {
      this.#alarmAt = Number.POSITIVE_INFINITY;
      logLine({ event: 'mail_store_failed', level: 'error', reason: String(error) });
    });
  }
}
