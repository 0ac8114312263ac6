import { mkdir, utimes } from 'node:fs/promises';
import { ifExists, moveFile, withSpoolErrors } from './disk';
import type { Layout } from './layout';
import type { Notes } from './notes';
import type { SpoolState } from './spool';

/** The moves of a message from state to state. Each is one atomic rename, which decides between processes. */
export function createTransitions(layout: Layout, notes: Notes) {
  const { fileOf } = layout;

  const move = (key: string, from: SpoolState, to: SpoolState, options = { sync: true }) =>
    ifExists(moveFile(fileOf(from, key), fileOf(to, key), options).then(() => true)).then(Boolean);

  const transition = <T>(work: () => Promise<T>) =>
    withSpoolErrors('lo spostamento', async () => {
      await layout.prepare();
      return work();
    });

  /** Moves a message that this process has claimed. */
  const settle = (key: string, to: SpoolState) => moveFile(fileOf('inflight', key), fileOf(to, key));

  return {
    /** Takes a waiting message for sending. @returns false when another process has it, or it has gone */
    claim: (key: string) =>
      transition(async () => {
        if (await move(key, 'waiting', 'inflight', { sync: false })) return true;
        // The folder of an idle process may have been removed.
        await mkdir(layout.ownFolder, { recursive: true, mode: 0o700 });
        return move(key, 'waiting', 'inflight', { sync: false });
      }),

    /** Gives a claimed message back, to be sent later. */
    unclaim: (key: string) => transition(() => settle(key, 'waiting')),

    /** The provider has accepted a claimed message; its note stays with it. @param now milliseconds since 1970 */
    markSent: (key: string, now: number) =>
      transition(async () => {
        await settle(key, 'sent');
        await utimes(fileOf('sent', key), now / 1000, now / 1000);
      }),

    /** Makes a dead letter of a claimed message: the site tries no more, and a person has to look. */
    deadLetter: (key: string) => transition(() => settle(key, 'deadLetter')),

    /** Makes a dead letter of a message that was sent and has not arrived. @returns false when it has gone */
    deadLetterSent: (key: string) => transition(() => move(key, 'sent', 'deadLetter')),

    /** Sets aside a claimed file that is no message. */
    markDamaged: (key: string) => transition(() => settle(key, 'damaged')),

    /**
     * Puts a dead letter, or one caught as spam, among the waiting messages, as if it had never been attempted.
     * @returns false when it does not stand there
     */
    retry: (key: string, from: 'deadLetter' | 'spam' = 'deadLetter') =>
      transition(async () => {
        if (!(await layout.locate(from, key))) return false;
        const { delivery, round = 0 } = await notes.read(key);
        const next = delivery ? round + 1 : round;
        if (next > 0) await notes.write(key, { attempts: 0, round: next });
        else await notes.remove([key]);
        await moveFile(fileOf(from, key), fileOf('waiting', key));
        return true;
      }),
  };
}
