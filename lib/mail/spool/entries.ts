import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifExists } from './disk';
import type { Layout } from './layout';
import { SPOOL_STATES, type SpoolEntry, type SpoolState } from './spool';

/** The messages of a state, in no order; none where there is no folder yet. */
export async function entriesOf(layout: Layout, state: SpoolState): Promise<SpoolEntry[]> {
  const entries: (SpoolEntry | undefined)[] = [];
  for (const folder of (await ifExists(layout.foldersOf(state))) ?? []) {
    const found = (await layout.keysIn(folder)).map((key) => entryAt(join(folder, `${key}.eml`), key, state));
    entries.push(...(await Promise.all(found)));
  }
  return entries.filter((entry) => entry !== undefined);
}

/** The entry of a key in the first of some states that has it. */
export async function entryOfKey(
  layout: Layout,
  key: string,
  states: readonly SpoolState[] = SPOOL_STATES,
): Promise<SpoolEntry | undefined> {
  for (const state of states) {
    const file = await ifExists(layout.locate(state, key));
    const entry = file && (await entryAt(file, key, state));
    if (entry) return entry;
  }
  return undefined;
}

/** Undefined where the file has moved on meanwhile. */
async function entryAt(file: string, key: string, state: SpoolState): Promise<SpoolEntry | undefined> {
  const found = await ifExists(stat(file));
  return found && { key, state, storedAt: found.mtimeMs, file };
}
