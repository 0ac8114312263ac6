import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifThere, syncFolder } from './disk';

/** Where a message may stand, in the order in which it gets there; a folder each. */
export const SPOOL_STATES = ['waiting', 'inflight', 'sent', 'parked', 'damaged', 'spam'] as const;
export type SpoolState = (typeof SPOOL_STATES)[number];

/**
 * Folders that hold no messages: `tmp` what is still being written, `keys` and `notes` what is known of each key, `state`
 * what the site remembers of its own.
 */
const OTHERS = ['tmp', 'keys', 'notes', 'state'] as const;

const EML = '.eml';

/**
 * The folders of a spool. What is being sent stands in `inflight/<owner>/`, everything else in the folder of its state.
 * @param owner name of the process, see instance.ts
 */
export function createLayout(root: string, owner: string) {
  let prepared: Promise<void> | undefined;
  const folder = (name: SpoolState | (typeof OTHERS)[number]) => join(root, name);
  const mine = join(folder('inflight'), owner);

  async function make(): Promise<void> {
    const first = await mkdir(root, { recursive: true, mode: 0o700 });
    for (const name of [...OTHERS, ...SPOOL_STATES]) {
      await mkdir(folder(name), { recursive: true, mode: 0o700 });
    }
    await mkdir(mine, { recursive: true, mode: 0o700 });
    await syncFolder(root);
    if (first) await syncFolder(dirname(first));
  }

  /** Folders that messages of a state are in. */
  async function foldersOf(state: SpoolState): Promise<string[]> {
    if (state !== 'inflight') return [folder(state)];
    const owners = await readdir(folder('inflight'), { withFileTypes: true });
    return owners.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder('inflight'), name));
  }

  return {
    root,
    folder,
    /** Where this process keeps what it is sending. */
    mine,

    /** Makes the folders, once; readable by their owner only. */
    prepare(): Promise<void> {
      prepared ??= make().catch((error: unknown) => {
        // A disk that comes back must be tried again.
        prepared = undefined;
        throw error;
      });
      return prepared;
    },

    /** Somebody removed the folders: the next `prepare` makes them anew. */
    forget(): void {
      prepared = undefined;
    },

    /** File of a message of this process. */
    fileOf: (state: SpoolState, key: string) =>
      join(state === 'inflight' ? mine : folder(state), `${key}${EML}`),

    foldersOf,

    /** Keys that have a file in a folder; none where there is no such folder. */
    async keysIn(path: string): Promise<string[]> {
      const names = (await ifThere(readdir(path))) ?? [];
      return names.filter((name) => name.endsWith(EML)).map((name) => name.slice(0, -EML.length));
    },

    /** The file of a key in a state, whoever works on it; undefined when it does not stand there. */
    async locate(state: SpoolState, key: string): Promise<string | undefined> {
      for (const path of await foldersOf(state)) {
        const file = join(path, `${key}${EML}`);
        if (await ifThere(stat(file))) return file;
      }
      return undefined;
    },
  };
}

export type Layout = ReturnType<typeof createLayout>;
