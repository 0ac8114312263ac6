/** More names do not help to find the right one. */
const MAX_NAMES = 24;

/** The end of a message about an unknown name: the names that exist, where they are few. @param intro in Italian */
export const listedNames = (intro: string, names: readonly string[]): string =>
  names.length === 0 || names.length > MAX_NAMES ? '' : ` ${intro}: ${names.join(', ')}.`;
