import { extensionOf, isLeftOut } from './file-kinds';

/** What was counted: names are not kept. */
export type Tally = {
  files: number;
  byExtension: Map<string, number>;
  /** Hidden and system files and folders. */
  leftOut: number;
  /** Folders that the browser could not read to their end. */
  unreadable: number;
};

/** Files and folders after which counting ends, so that memory has a limit. */
const MAX_ENTRIES = 1_000_000;
/** After this time the page reacts to the visitor, and shows the count. */
const SLICE_MS = 30;

type CountOptions = { signal: AbortSignal; onProgress: () => void };

/**
 * Counts the files of dropped folders by their names, in slices, because entries cannot be cloned into a worker. Neither
 * contents nor sizes are read.
 * @param tally grows meanwhile
 * @returns whether all entries were counted
 */
export async function countEntries(
  dropped: readonly FileSystemEntry[],
  tally: Tally,
  { signal, onProgress }: CountOptions,
): Promise<boolean> {
  const folders: FileSystemEntry[] = dropped.filter(({ isDirectory }) => isDirectory);
  let entries = 0;
  const take = (entry: FileSystemEntry) => {
    entries += 1;
    if (isLeftOut(entry.name)) tally.leftOut += 1;
    else if (entry.isDirectory) folders.push(entry);
    else {
      const extension = extensionOf(entry.name);
      tally.files += 1;
      tally.byExtension.set(extension, (tally.byExtension.get(extension) ?? 0) + 1);
    }
  };
  for (const entry of dropped) if (entry.isFile) take(entry);
  let sliceStart = performance.now();
  for (let folder = folders.pop(); folder; folder = folders.pop()) {
    try {
      const reader = (folder as FileSystemDirectoryEntry).createReader();
      for (let batch = await nextBatch(reader); batch.length > 0; batch = await nextBatch(reader)) {
        if (signal.aborted || entries >= MAX_ENTRIES) return false;
        for (const entry of batch) take(entry);
        if (performance.now() - sliceStart < SLICE_MS) continue;
        onProgress();
        await new Promise((resolve) => setTimeout(resolve));
        sliceStart = performance.now();
      }
    } catch {
      tally.unreadable += 1;
    }
  }
  return true;
}

const nextBatch = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
