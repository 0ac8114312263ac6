import { LRUCache } from 'lru-cache';
import type { Log } from '@/lib/log';
import { type Clock, HOUR_MS } from '@/lib/mail/clock';
import { type Accepted, quotasOf, REPEAT_MS, type Sender, type SentUnstored } from '@/lib/mail/store/accept';
import type { NewMessage } from '@/lib/mail/store/message';
import { roomInHour } from '@/lib/mail/store/pace';
import { type ChannelSetup, setupFor } from './channel-setup';

/** How long a request whose message could not be stored waits for its turn, in milliseconds. */
const MAX_WAIT_MS = 10_000;
/** How many messages, and how many clients, are kept in memory. */
const MAX_MESSAGES = 500;
const MAX_CLIENTS = 20_000;

/** A message that was attempted without being stored. */
type Attempted = { message: NewMessage; isSent: boolean; sending?: Promise<boolean> | undefined };

/** Outcomes as of the store; `unavailable`: as far as is known, not sent. */
export type DirectOutcome =
  | { outcome: 'sent' | 'repeated' | 'key_reused' | 'unavailable'; key: string }
  | Extract<Accepted, { outcome: 'limited' }>;

const clientOf = ({ networks }: Sender): string => networks.at(-1) ?? networks[0];

/**
 * Sends messages that could not be stored, each within its request (D17), on the first channel that takes them. Pace, limit
 * and repeats are kept in memory, as long as the process lives: a repeat has the same bytes under its key, and what was sent
 * is not sent again.
 * @param parts `onSent`: called when one has been sent, which may then be stored
 */
export function createDirectSender(parts: {
  setups: readonly ChannelSetup[];
  clock: Clock;
  log: Log;
  onSent?: () => void;
}) {
  const { setups, clock, log, onSent } = parts;
  const attempted = new LRUCache<string, Attempted>({ max: MAX_MESSAGES });
  /** Keys of form posts, which bring none, by client and content. */
  const posts = new LRUCache<string, string>({ max: MAX_MESSAGES, ttl: REPEAT_MS });
  const windows = new LRUCache<string, { accepted: number; endsAt: number }>({ max: MAX_CLIENTS });
  /** What was sent and is still to be stored, oldest first. */
  const unstored = new Set<SentUnstored>();
  /** When messages of the last hour were sent, oldest first; when the next one may go, by the pace of a second. */
  const turns: number[] = [];
  let freeAt = 0;

  /** @returns the moment of the turn, in milliseconds since 1970; undefined where there is none soon */
  function takeTurn({ pace }: ChannelSetup, now: number): number | undefined {
    const gap = 1000 / pace.perSecond;
    // A clock that was set back must not hold up anything.
    if (freeAt > now + MAX_WAIT_MS + gap) freeAt = now;
    turns.splice(0, turns.length, ...turns.filter((at) => Math.abs(now - at) < HOUR_MS));
    const room = { count: turns.length, last: turns.at(-1), nthLast: turns.at(-pace.perHour) };
    const at = Math.max(now, freeAt, roomInHour(pace.perHour, room));
    if (at - now > MAX_WAIT_MS) return undefined;
    // Before waiting, since others ask meanwhile.
    freeAt = at + gap;
    turns.push(at);
    return at;
  }

  async function send(message: NewMessage, { networks }: Sender): Promise<boolean> {
    const { key } = message;
    const now = clock.now();
    const setup = setupFor(message.form, setups);
    const at = setup && takeTurn(setup, now);
    if (!setup || at === undefined) return false;
    const { channel, provider } = setup;
    if (at > now) await new Promise<void>((resolve) => clock.schedule(at - now, resolve, true));
    const outcome = await provider.send(message, key);
    const place = turns.lastIndexOf(at);
    if (outcome.kind !== 'accepted' && place >= 0) turns.splice(place, 1);
    const reason = 'reason' in outcome ? outcome.reason : undefined;
    const providerId = outcome.kind === 'accepted' ? outcome.id : undefined;
    const { kind } = outcome;
    log({ event: 'mail_sent_unstored', level: 'error', channel, key, outcome: kind, reason, providerId });
    if (outcome.kind !== 'accepted') return false;
    unstored.add({ message, channel, networks, sentAt: clock.now(), providerId });
    const [oldest] = unstored;
    if (oldest && unstored.size > MAX_MESSAGES) unstored.delete(oldest);
    onSent?.();
    return true;
  }

  function windowOf(network: string, windowS: number) {
    const now = clock.now();
    const last = windows.get(network);
    return last && last.endsAt > now ? last : { accepted: 0, endsAt: now + windowS * 1000 };
  }

  /** What was attempted of a submission before; undefined where nothing was, or with another content. */
  function earlier(message: NewMessage, sender: Sender): Attempted | undefined {
    const post = posts.get(`${clientOf(sender)} ${message.fingerprint}`);
    const found = attempted.get(message.byContent && post ? post : message.key);
    const isSame = found?.message.fingerprint === message.fingerprint && found.message.form === message.form;
    return isSame || found?.isSent ? found : undefined;
  }

  return {
    earlier,

    /** Hands on what was sent, until all is stored or `store` rejects. */
    async storeSent(store: (sent: SentUnstored) => Promise<void>): Promise<void> {
      for (const sent of unstored) {
        await store(sent);
        unstored.delete(sent);
      }
    },

    /** Sends a submission, once. Never rejects. */
    async send(message: NewMessage, sender: Sender): Promise<DirectOutcome> {
      const client = clientOf(sender);
      const entry: Attempted = earlier(message, sender) ?? { message, isSent: false };
      const { key, fingerprint } = entry.message;
      if (fingerprint !== message.fingerprint) return { outcome: 'key_reused', key };
      if (entry.isSent) return { outcome: 'repeated', key };
      if (entry.sending) return { outcome: (await entry.sending) ? 'repeated' : 'unavailable', key };
      const counted = quotasOf(sender.networks, sender.limit.max).map((quota) => ({
        ...quota,
        window: windowOf(quota.client, sender.limit.windowS),
      }));
      const over = counted.find(({ window, max }) => window.accepted >= max);
      if (over) {
        const retryAfterS = Math.max(1, Math.ceil((over.window.endsAt - clock.now()) / 1000));
        return { outcome: 'limited', retryAfterS };
      }
      attempted.set(key, entry);
      if (message.byContent) posts.set(`${client} ${fingerprint}`, key);
      // Counted before, since others ask meanwhile; only what was accepted stays counted (D3).
      for (const { client: network, window } of counted) {
        window.accepted += 1;
        windows.set(network, window);
      }
      entry.sending = send(entry.message, sender);
      entry.isSent = await entry.sending;
      entry.sending = undefined;
      if (!entry.isSent) for (const { window } of counted) window.accepted -= 1;
      return { outcome: entry.isSent ? 'sent' : 'unavailable', key };
    },
  };
}

export type DirectSender = ReturnType<typeof createDirectSender>;
