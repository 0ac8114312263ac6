import { readFile } from 'node:fs/promises';
import type * as z from 'zod/mini';
import { clientKeysIn, EmlError, fromEml } from '@/lib/mail/message/eml';
import type { MailMessage } from '@/lib/mail/message/message';
import { ifExists, readHead, removeFiles, withSpoolErrors } from './disk';
import { entriesOf, entryOfKey } from './entries';
import { eraseDraft, eraseMessage } from './erase';
import { createFreeSpace } from './free-space';
import { instanceName, retireInstance } from './instance';
import { createJsonFiles } from './json-files';
import { createKeys } from './keys';
import { createLayout } from './layout';
import type { Note } from './note';
import { createNotes } from './notes';
import { finishStore, isStored, recoverClaims, recoverDrafts } from './recovery';
import {
  type FirstState,
  SPOOL_STATES,
  type Spool,
  type SpoolEntry,
  SpoolFullError,
  type SpoolState,
  type StateFile,
} from './spool';
import { createStore, type StoreFailpoint } from './store';
import { createTransitions } from './transitions';
import { checkWritable, recoverChecks } from './write-check';

/** A spool in a folder. Only there, storing leaves drafts when it is interrupted. */
export type FolderSpool = Spool & {
  /** Deletes an unfinished message and its key. @param draft its key and the name of its file in `tmp` */
  eraseDraft(draft: { key: string; name: string }): Promise<void>;
};

/**
 * A folder of .eml files, one a message, in a folder for each state (D17, maildir fashion). Several processes may share
 * it.
 * @param root folder, made when missing, readable by its owner only
 * @param failpoint called at each failpoint of storing
 * @param hasSpace whether the disk has room for another message
 */
export function createFolderSpool(
  root: string,
  failpoint: (point: StoreFailpoint) => void = () => {},
  hasSpace: () => Promise<boolean> = createFreeSpace(root),
): FolderSpool {
  const owner = instanceName();
  const layout = createLayout(root, owner);
  const tmp = layout.folder('tmp');
  const keys = createKeys(layout.folder('keys'), tmp);
  const notes = createNotes(layout.folder('notes'), tmp, owner);
  const stateFiles = createJsonFiles(layout.folder('state'), tmp, 'state', owner);
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
      // The caller will answer that the message is safe: it must be.
      await finishStore(layout, key, record);
      // A store that failed meanwhile has freed its key.
      if (await keys.read(key)) return { fingerprint: record.fingerprint };
    }
    // Its record was lost, or a person put the file there.
    const found = await Promise.all(SPOOL_STATES.map((state) => fingerprintOf(state, key)));
    const fingerprint = found.find((each) => each !== undefined);
    return fingerprint === undefined ? undefined : { fingerprint };
  }

  async function list(state: SpoolState): Promise<SpoolEntry[]> {
    await layout.prepare();
    const entries = await entriesOf(layout, state);
    return entries.sort((a, b) => a.storedAt - b.storedAt || (a.key < b.key ? -1 : 1));
  }

  const store = createStore({ layout, keys, owner, failpoint, hasSpace, find, fingerprintOf });

  const reading = <T>(work: () => Promise<T>) => withSpoolErrors('la lettura', work);
  const writing = <T>(work: () => Promise<T>) => withSpoolErrors('la scrittura', work);
  const deleting = <T>(work: () => Promise<T>) => withSpoolErrors('la cancellazione', work);

  return {
    root,
    fileOf,
    ...createTransitions(layout, notes),

    prepare: () => withSpoolErrors('la preparazione', () => layout.prepare()),

    checkWritable: () =>
      withSpoolErrors('la prova', async () => {
        if (!(await hasSpace())) throw new SpoolFullError('Cartella dei messaggi: il disco è quasi pieno');
        await checkWritable(layout, owner);
      }),

    store: (message: MailMessage, state: FirstState = 'waiting') => writing(() => store(message, state)),

    find: (key: string) => reading(() => find(key)),

    message: (state: SpoolState, key: string) =>
      reading(async () => {
        await layout.prepare();
        return read(state, key);
      }),

    list: (state: SpoolState) => reading(() => list(state)),

    stateOf: (key: string) => reading(async () => (await entryOfKey(layout, key))?.state),

    waitingKeys: () =>
      reading(async () => {
        await layout.prepare();
        return layout.keysIn(layout.folder('waiting'));
      }),

    peek: (key: string) =>
      reading(async () => {
        const found = await ifExists(readHead(fileOf('waiting', key)));
        if (!found) return undefined;
        const { attempts } = await notes.read(key);
        return { clientKeys: clientKeysIn(found.head), storedAt: found.changedAt, attempts };
      }),

    claimed: () => reading(() => layout.keysIn(layout.ownFolder)),

    discard: (key: string) =>
      deleting(async () => {
        await removeFiles([fileOf('inflight', key)]);
        await notes.remove([key]);
      }),

    note: (key: string) => reading(() => notes.read(key)),
    writeNote: (key: string, note: Note) => writing(() => notes.write(key, note)),
    removeNote: (key: string) => deleting(() => notes.remove([key])),

    readState: <Value>(name: StateFile, schema: z.ZodMiniType<Value>) =>
      reading(() => stateFiles.read(name, schema)),
    writeState: (name: StateFile, value: object) =>
      writing(async () => {
        await layout.prepare();
        await stateFiles.write(name, value);
      }),

    recover: (now = Date.now()) =>
      withSpoolErrors('lo spostamento', async () => {
        await layout.prepare();
        const claims = await recoverClaims(layout, now);
        // Before the drafts, which are in `tmp` too.
        await recoverChecks(layout, now);
        return claims + (await recoverDrafts(layout, keys, now));
      }),

    erase: (entry: Pick<SpoolEntry, 'key' | 'state'>) =>
      deleting(() => eraseMessage(layout, keys, notes, entry)),

    eraseDraft: (draft: { key: string; name: string }) => deleting(() => eraseDraft(layout, keys, draft)),

    purge: (state: SpoolState, before: number) =>
      deleting(async () => {
        const old = (await list(state)).filter(({ storedAt }) => storedAt < before);
        await removeFiles(old.map(({ file }) => file));
        await notes.remove(old.map(({ key }) => key));
        return old.length;
      }),

    forgetKeys: (before: number) =>
      deleting(async () => {
        await layout.prepare();
        const isNeeded = (key: string) => isStored(layout, key);
        // A note outlives a message that a person has deleted by hand.
        await notes.deleteOld(before, isNeeded);
        return keys.deleteOld(before, isNeeded);
      }),

    close: () => retireInstance(owner),
  };
}
