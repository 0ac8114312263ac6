import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifExists, syncFolder } from './disk';
import { SPOOL_STATES, type SpoolState } from './spool';

/** The folder of each state. That of the dead letters keeps the name that it has in existing spools. */
export const STATE_FOLDERS = {
  waiting: 'waiting',
  inflight: 'inflight',
  sent: 'sent',
  deadLetter: 'parked',
  damaged: 'damaged',
  spam: 'spam',
} as const satisfies Record<SpoolState, string>;

/**
 * Folders without messages: `tmp` for drafts, `keys` and `notes` for what is known of each key, `state` for what the site
 * keeps from one start to the next.
 */
const OTHER_FOLDERS = ['tmp', 'keys', 'notes', 'state'] as const;
type OtherFolder = (typeof OTHER_FOLDERS)[number];

const isState = (name: SpoolState | OtherFolder): name is SpoolState => name in STATE_FOLDERS;

const EML = '.eml';

/**
 * The folders of a spool. What is being sent is in `inflight/<owner>/`, everything else in the folder of its state.
 * @param owner name of the process, see instance.ts
 */
export function createLayout(root: string, owner: string) {
  let prepared: Promise<void> | undefined;
  const folder = (name: SpoolState | OtherFolder) => join(root, isState(name) ? STATE_FOLDERS[name] : name);
  const ownFolder = join(folder('inflight'), owner);

  async function make(): Promise<void> {
    const first = await mkdir(root, { recursive: true, mode: 0o700 });
    for (const name of [...OTHER_FOLDERS, ...SPOOL_STATES]) {
      await mkdir(folder(name), { recursive: true, mode: 0o700 });
    }
    await mkdir(ownFolder, { recursive: true, mode: 0o700 });
    await syncFolder(root);
    if (first) await syncFolder(dirname(first));
  }

  /** The folders with messages of a state. */
  async function foldersOf(state: SpoolState): Promise<string[]> {
    if (state !== 'inflight') return [folder(state)];
    const owners = await readdir(folder('inflight'), { withFileTypes: true });
    return owners.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder('inflight'), name));
  }

  return {
    root,
    folder,
    /** The folder with the claims of this process. */
    ownFolder,

    /** Makes the folders, once; readable by their owner only. */
    prepare(): Promise<void> {
      prepared ??= make().catch((error: unknown) => {
        // The disk may come back: the next call tries again.
        prepared = undefined;
        throw error;
      });
      return prepared;
    },

    /** The folders have been removed: the next `prepare` makes them again. */
    forget(): void {
      prepared = undefined;
    },

    /** File of a message of this process. */
    fileOf: (state: SpoolState, key: string) =>
      join(state === 'inflight' ? ownFolder : folder(state), `${key}${EML}`),

    foldersOf,

    /** Keys that have a file in a folder; none where there is no such folder. */
    async keysIn(path: string): Promise<string[]> {
      const names = (await ifExists(readdir(path))) ?? [];
      return names.filter((name) => name.endsWith(EML)).map((name) => name.slice(0, -EML.length));
    },

    /** The file of a key in a state, whichever process has claimed it; undefined when there is none. */
    async locate(state: SpoolState, key: string): Promise<string | undefined> {
      for (const path of await foldersOf(state)) {
        const file = join(path, `${key}${EML}`);
        if (await ifExists(stat(file))) return file;
      }
      return undefined;
    },
  };
}

export type Layout = ReturnType<typeof createLayout>;
