import { setTimeout as wait } from 'node:timers/promises';
import { italianDay } from '@/lib/italian-day.mjs';
import { type Log, reasonOf } from '@/lib/log';
import { type Clock, MINUTE_MS, systemClock } from '@/lib/mail/clock';
import { ROWS_AT_ONCE, STEP_PAUSE_MS } from '@/lib/mail/delivery/retention';
import { type CountedFigure, type Figure, MAX_FIGURES, restOf } from '@/lib/mail/store/figures';

/** How often counts are stored, in milliseconds. */
const STORE_EVERY_MS = MINUTE_MS;
/** Longest host and longest missing path, in characters; longer ones are somebody's play. */
const MAX_HOST = 100;
const MAX_MISSING_PATH = 200;
/** An IP address in place of a name: it may be that of a person. */
const IP_ADDRESS = /^(?:[\d.]+|\[.*\])$/;
/** What may be an e-mail address, also escaped more than once. */
const AT_SIGN = /@|%(?:25)*40/;

/** The host of the page that led here; empty where none is named, and for the site itself. */
function refererHost({ url, headers }: Request): string {
  const referer = headers.get('referer');
  if (!referer || !URL.canParse(referer)) return '';
  const host = new URL(referer).hostname.toLowerCase();
  const isKept = host.length <= MAX_HOST && !IP_ADDRESS.test(host) && host !== new URL(url).hostname;
  return isKept ? host : '';
}

type Uncounted = Omit<Figure, 'day'>;

/** A page that was opened from outside: what is prefetched and what is read inside the site look alike. */
function arrivalOf(request: Request, page: string): Uncounted | undefined {
  const site = request.headers.get('sec-fetch-site');
  if (site === null || site === 'same-origin') return undefined;
  return { kind: 'arrival', page, host: refererHost(request) };
}

function missingOf(page: string): Uncounted | undefined {
  return page.length > MAX_MISSING_PATH || AT_SIGN.test(page) ? undefined : { kind: 'missing', page };
}

const keyOf = ({ day, page, host }: Figure) => `${day} ${page} ${host}`;

/**
 * Counts visits that come from outside, and addresses asked for in vain, without anything of a person (docs/decisions.md D46).
 * Counts are kept in memory for a minute, or until they can be stored.
 * @param parts `store` adds figures to the store: all, or none where it rejects
 */
export function createArrivals(parts: {
  store: (figures: readonly CountedFigure[]) => Promise<void>;
  log: Log;
  /** The system's unless given. */
  clock?: Clock;
}) {
  const { store, log, clock = systemClock } = parts;
  const arrivals = new Map<string, CountedFigure>();
  const missing = new Map<string, CountedFigure>();
  let cancelTimer: (() => void) | undefined;
  let storing = Promise.resolve();
  let hasFailed = false;

  function add({ count, ...figure }: CountedFigure): void {
    const counts = figure.kind === 'missing' ? missing : arrivals;
    const hasRoom = counts.size < MAX_FIGURES || counts.has(keyOf(figure));
    const counted = hasRoom ? figure : restOf(figure);
    if (!counted) return;
    const key = keyOf(counted);
    counts.set(key, { ...counted, count: (counts.get(key)?.count ?? 0) + count });
    cancelTimer ??= clock.schedule(STORE_EVERY_MS, flush);
  }

  async function storeAll(): Promise<void> {
    cancelTimer?.();
    cancelTimer = undefined;
    const figures = [...arrivals.values(), ...missing.values()];
    arrivals.clear();
    missing.clear();
    let stored = 0;
    try {
      while (stored < figures.length) {
        // Each step stops every page.
        if (stored > 0) await wait(STEP_PAUSE_MS);
        await store(figures.slice(stored, stored + ROWS_AT_ONCE));
        stored += ROWS_AT_ONCE;
      }
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log({ event: 'figures_unstored', level: 'warn', reason: reasonOf(error) });
      hasFailed = true;
      for (const figure of figures.slice(stored)) add(figure);
    }
  }

  /** Stores what was counted, after what is being stored. Never rejects. */
  function flush(): Promise<void> {
    storing = storing.then(storeAll);
    return storing;
  }

  return {
    /** Counts an answer, as `onPage` of the pages. */
    count(request: Request, path: string, isFound: boolean): void {
      if (request.method !== 'GET' || request.headers.get('sec-fetch-dest') !== 'document') return;
      const figure = isFound ? arrivalOf(request, path) : missingOf(path);
      if (figure) add({ day: italianDay(new Date(clock.now())), ...figure, count: 1 });
    },

    /** To be called before the store closes. Never rejects. */
    flush,
  };
}
