/** The extensions that the product reads: as they are, or once the file is saved in PDF. */
export type FileKinds = { read: readonly string[]; afterStep: readonly string[] };

const leftOutNames =
  /^(?:\.|~\$|(?:eh)?thumbs\.db$|desktop\.ini$|\$recycle\.bin$|system volume information$|__macosx$)/i;

/** Whether a file or folder is hidden, temporary or of the operating system, so that it is no document. */
export const isLeftOut = (name: string): boolean => leftOutNames.test(name);

/** The extension of a file in lower case; empty if the name has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  const extension = name.slice(dot + 1).toLowerCase();
  return dot > 0 && /^[a-z\d]{1,10}$/.test(extension) ? extension : '';
}

/** How many files are read, are read after a step, and are not, with the extensions that most of these have. */
export function readableFiles(byExtension: ReadonlyMap<string, number>, { read, afterStep }: FileKinds) {
  const counts = { read: 0, afterStep: 0, notRead: 0 };
  const notRead: [extension: string, files: number][] = [];
  for (const [extension, files] of byExtension) {
    if (read.includes(extension)) counts.read += files;
    else if (afterStep.includes(extension)) counts.afterStep += files;
    else {
      counts.notRead += files;
      notRead.push([extension, files]);
    }
  }
  const mostFrequent = notRead.sort(([, one], [, other]) => other - one).slice(0, 5);
  return { counts, mostFrequent };
}
