import type { MailMessage } from './message';
import type { Outcome } from './provider';

/** How many messages are remembered. */
const REMEMBERED = 500;

export type Unstored = ReturnType<typeof createUnstored>;

/**
 * What was sent without having been stored, as long as the process lives: a repeat must send the same bytes under its
 * key, and must not be sent again once the provider has it.
 */
export function createUnstored() {
  const sent = new Map<string, { message: MailMessage; outcome: Promise<Outcome | undefined> }>();
  const taken = new Map<string, MailMessage>();

  function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
    map.delete(key);
    map.set(key, value);
    const [oldest] = map.keys();
    if (map.size > REMEMBERED && oldest !== undefined) map.delete(oldest);
  }

  return {
    /** The message of a key that the provider has taken. */
    find: (key: string): MailMessage | undefined => taken.get(key),

    /**
     * Sends a message, or joins the sending of its key that is under way. After an attempt without success the first
     * message of the same content is sent again, since its time is part of the bytes.
     */
    async once(
      message: MailMessage,
      send: (first: MailMessage) => Promise<Outcome | undefined>,
    ): Promise<Outcome | undefined> {
      const { key, fingerprint } = message;
      const before = sent.get(key);
      const first = before?.message.fingerprint === fingerprint ? before.message : message;
      const attempt = () => send(first);
      const outcome = before ? before.outcome.then(attempt, attempt) : attempt();
      remember(sent, key, { message: first, outcome });
      const result = await outcome;
      if (result?.kind === 'accepted') remember(taken, key, first);
      return result;
    },
  };
}
