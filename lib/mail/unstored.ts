import type { MailMessage } from './message';
import type { Outcome } from './provider';

/** How many messages are remembered. */
const REMEMBERED = 500;

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

  /** What a repeat of a message has to be: the first message of its key, since its time is part of the bytes. */
  function firstOf(message: MailMessage): MailMessage {
    const first = sent.get(message.key)?.message;
    return first?.fingerprint === message.fingerprint ? first : message;
  }

  return {
    /** The message of a key that the provider has taken. */
    find: (key: string): MailMessage | undefined => taken.get(key),

    firstOf,

    /**
     * Sends a message, or joins the sending of its key that is under way. After an attempt without success the first
     * message of the same content is sent again.
     */
    async once(
      message: MailMessage,
      send: (first: MailMessage) => Promise<Outcome | undefined>,
    ): Promise<Outcome | undefined> {
      const { key } = message;
      const before = sent.get(key)?.outcome;
      const first = firstOf(message);
      const attempt = () => send(first);
      const outcome = before ? before.then(attempt, attempt) : attempt();
      remember(sent, key, { message: first, outcome });
      const result = await outcome;
      if (result?.kind === 'accepted') remember(taken, key, first);
      return result;
    },
  };
}
