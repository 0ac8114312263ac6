import { mkdir, readFile, stat, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { clientKeysIn, EmlError, fromEml } from '../eml';
import type { MailMessage } from '../message';
import {
  ifExists,
  moveFile,
  readHead,
  SpoolError,
  SpoolFullError,
  syncFolder,
  withSpoolErrors,
} from './disk';
import { eraseDraft, eraseMessage } from './erase';
import { createFreeSpace } from './free-space';
import { instanceName, retireInstance } from './instance';
import { createKeys } from './keys';
import { createLayout, SPOOL_STATES, type SpoolState } from './layout';
import { createNotes, type DeliveryNote, type Note, sendingKey } from './notes';
import { finishStore, isStored, recoverClaims, recoverDrafts } from './recovery';
import { createStateFiles, type StateFile } from './state-files';
import { createStore, type StoreFailpoint } from './store';
import { checkWritable } from './write-check';

export {
  type DeliveryNote,
  type Note,
  SPOOL_STATES,
  SpoolError,
  SpoolFullError,
  type SpoolState,
  type StoreFailpoint,
  sendingKey,
};

/** One stored message. `storedAt`: when it was accepted or, once sent, sent; milliseconds since 1970. */
export type SpoolEntry = { key: string; state: SpoolState; storedAt: number; file: string };

export type Spool = ReturnType<typeof createSpool>;

/**
 * The spool: a folder of .eml files, one a message, in a folder for each state (D17, maildir fashion). Several
 * processes may share it: what is atomic on the disk decides between them. Every method throws SpoolError when the disk
 * fails.
 * @param root folder, made when missing, readable by its owner only
 * @param reached told when storing reaches a point
 * @param hasSpace whether the disk has room for another message
 */
export function createSpool(
  root: string,
  failpoint: (point: StoreFailpoint) => void = () => {},
  hasSpace: () => Promise<boolean> = createFreeSpace(root),
) {
  const owner = instanceName();
  const layout = createLayout(root, owner);
  const tmp = layout.folder('tmp');
  const keys = createKeys(layout.folder('keys'), tmp);
  const notes = createNotes(layout.folder('notes'), tmp, owner);
  const state = createStateFiles(layout.folder('state'), tmp, owner);
  const { fileOf } = layout;

  async function read(state: SpoolState, key: string): Promise<MailMessage | undefined> {
    const file = await layout.locate(state, key);
    const eml = file && (await ifExists(readFile(file)));
    return eml ? await fromEml(eml) : undefined;
  }

  async function fingerprintOf(state: SpoolState, key: string): Promise<string | undefined> {
    try {
      return (await read(state, key))?.fingerprint;
    } catch (error) {
      if (error instanceof EmlError) return undefined;
      throw error;
    }
  }

  async function find(key: string): Promise<{ fingerprint: string } | undefined> {
    await layout.prepare();
    const record = await keys.read(key);
    if (record) {
      // Whoever asks is about to be told that the message is safe.
      await finishStore(layout, key, record);
      // A storing that has failed meanwhile has freed its key, and nothing is safe.
      if (await keys.read(key)) return { fingerprint: record.fingerprint };
    }
    // Its record was lost, or somebody put the file there.
    const found = await Promise.all(SPOOL_STATES.map((state) => fingerprintOf(state, key)));
    const fingerprint = found.find((each) => each !== undefined);
    return fingerprint === undefined ? undefined : { fingerprint };
  }

  async function list(state: SpoolState): Promise<SpoolEntry[]> {
    await layout.prepare();
    const entries: SpoolEntry[] = [];
    for (const folder of await layout.foldersOf(state)) {
      for (const key of await layout.keysIn(folder)) {
        const file = join(folder, `${key}.eml`);
        // Gone when it has moved on between the two calls.
        const found = await ifExists(stat(file));
        if (found) entries.push({ key, state, storedAt: found.mtimeMs, file });
      }
    }
    return entries.sort((a, b) => a.storedAt - b.storedAt || (a.key < b.key ? -1 : 1));
  }

  /** Moves a claimed message on. */
  async function settle(key: string, state: Exclude<SpoolState, 'inflight'>): Promise<void> {
    await layout.prepare();
    await moveFile(fileOf('inflight', key), fileOf(state, key));
  }

  const store = createStore({ layout, keys, owner, failpoint, hasSpace, find, fingerprintOf });

  const moving = <T>(work: () => Promise<T>) => withSpoolErrors('lo spostamento', work);
  const reading = <T>(work: () => Promise<T>) => withSpoolErrors('la lettura', work);

  return {
    root,
    fileOf,

    /** Makes the folders. */
    prepare: () => withSpoolErrors('la preparazione', () => layout.prepare()),

    /** Tries out that a message could be stored now. */
    checkWritable: () =>
      withSpoolErrors('la prova', async () => {
        if (!(await hasSpace())) throw new SpoolFullError('Cartella dei messaggi: il disco è quasi pieno');
        await checkWritable(layout, owner);
      }),

    /**
     * Stores a message under its key, unless the key has been used. What is stored survives a power cut. Throws
     * SpoolFullError where the disk has hardly any room left.
     */
    store: (message: MailMessage, state: 'waiting' | 'spam' = 'waiting') =>
      withSpoolErrors('la scrittura', () => store(message, state)),

    /** What a key was used for; undefined when it is new. */
    find: (key: string) => reading(() => find(key)),

    /** A stored message as it was composed; undefined when it does not stand there. Throws EmlError too. */
    message: (state: SpoolState, key: string) =>
      reading(async () => {
        await layout.prepare();
        return read(state, key);
      }),

    /** The stored messages of a state, oldest first. */
    list: (state: SpoolState) => reading(() => list(state)),

    /** Keys that are waiting, in no order. */
    waitingKeys: () =>
      reading(async () => {
        await layout.prepare();
        return layout.keysIn(layout.folder('waiting'));
      }),

    /** What the order of sending needs of a waiting message; undefined when it has gone. */
    peek: (key: string) =>
      reading(async () => {
        const seen = await ifExists(readHead(fileOf('waiting', key)));
        if (!seen) return undefined;
        const { attempts } = await notes.read(key);
        return { clientKeys: clientKeysIn(seen.head), storedAt: seen.changedAt, attempts };
      }),

    /** Takes a waiting message for sending. @returns false when another one has it, or it has gone */
    claim: (key: string) =>
      moving(async () => {
        await layout.prepare();
        const take = () =>
          ifExists(
            moveFile(fileOf('waiting', key), fileOf('inflight', key), { sync: false }).then(() => true),
          );
        if (await take()) return true;
        // An idle process may have had its folder cleared away.
        await mkdir(layout.ownFolder, { recursive: true, mode: 0o700 });
        return (await take()) ?? false;
      }),

    /** Keys that this process has claimed and not settled yet. */
    claimed: () => reading(() => layout.keysIn(layout.ownFolder)),

    /** The message has been taken by the provider; its note stays with it. @param now milliseconds since 1970 */
    markSent: (key: string, now: number) =>
      moving(async () => {
        await settle(key, 'sent');
        await utimes(fileOf('sent', key), now / 1000, now / 1000);
      }),

    /** Sets a claimed message aside for a person to look at. */
    deadLetter: (key: string) => moving(() => settle(key, 'deadLetter')),

    /** Sets aside a message that was taken by the provider and has not arrived. @returns false when it has gone */
    deadLetterSent: (key: string) =>
      moving(async () => {
        await layout.prepare();
        const moved = ifExists(moveFile(fileOf('sent', key), fileOf('deadLetter', key)).then(() => true));
        return (await moved) ?? false;
      }),

    /** Deletes a claimed message and its note. */
    discard: (key: string) =>
      withSpoolErrors('la cancellazione', async () => {
        await ifExists(unlink(fileOf('inflight', key)));
        await notes.remove(key);
      }),
    /** Gives a claimed message back, to be sent later. */
    unclaim: (key: string) => moving(() => settle(key, 'waiting')),
    /** Sets aside a claimed file that is no message. */
    markDamaged: (key: string) => moving(() => settle(key, 'damaged')),

    /**
     * Lets a message that was set aside join those that wait, as if it had never been tried.
     * @returns false when it does not stand there
     */
    retry: (key: string, from: 'deadLetter' | 'spam' = 'deadLetter') =>
      moving(async () => {
        await layout.prepare();
        if (!(await layout.locate(from, key))) return false;
        const { delivery, round = 0 } = await notes.read(key);
        const next = delivery ? round + 1 : round;
        if (next > 0) await notes.write(key, { attempts: 0, round: next });
        else await notes.remove(key);
        await moveFile(fileOf(from, key), fileOf('waiting', key));
        return true;
      }),

    /** What is known of the attempts to send a message. */
    note: (key: string) => reading(() => notes.read(key)),
    writeNote: (key: string, note: Note) => withSpoolErrors('la scrittura', () => notes.write(key, note)),
    removeNote: (key: string) => withSpoolErrors('la cancellazione', () => notes.remove(key)),

    /** What the site remembers under a name; undefined where there is nothing readable. */
    readState: <Value>(name: StateFile, schema: z.ZodMiniType<Value>) =>
      reading(() => state.read(name, schema)),
    writeState: (name: StateFile, value: object) =>
      withSpoolErrors('la scrittura', async () => {
        await layout.prepare();
        await state.write(name, value);
      }),

    /** Takes up what dead processes left half done. @param now as the files count time @returns how many messages */
    recover: (now = Date.now()) =>
      moving(async () => {
        await layout.prepare();
        return (await recoverClaims(layout, now)) + (await recoverDrafts(layout, keys, now));
      }),

    /** Deletes a message and all that is known of it, also its key. @returns false when it does not stand there */
    erase: (entry: Pick<SpoolEntry, 'key' | 'state'>) =>
      withSpoolErrors('la cancellazione', () => eraseMessage(layout, keys, notes, entry)),

    /** Deletes an unfinished message and its key. @param draft its key and the name of its file in `tmp` */
    eraseDraft: (draft: { key: string; name: string }) =>
      withSpoolErrors('la cancellazione', () => eraseDraft(layout, keys, draft)),

    /** Deletes the messages of a state that stand there since before a moment. @returns how many */
    purge: (state: SpoolState, before: number) =>
      withSpoolErrors('la cancellazione', async () => {
        const old = (await list(state)).filter(({ storedAt }) => storedAt < before);
        for (const { key, file } of old) {
          await ifExists(unlink(file));
          await notes.remove(key);
        }
        if (old.length > 0) await syncFolder(layout.folder(state));
        return old.length;
      }),

    /** Forgets keys taken before a moment, and notes, whose message has gone. @returns how many keys */
    forgetKeys: (before: number) =>
      withSpoolErrors('la cancellazione', async () => {
        await layout.prepare();
        const isNeeded = (key: string) => isStored(layout, key);
        // A note outlives a message that somebody has deleted by hand.
        await notes.forget(before, isNeeded);
        return keys.forget(before, isNeeded);
      }),

    /** This process works on the spool no more: what it has claimed may be taken up by others. */
    close: () => retireInstance(owner),
  };
}
