/** What stands between the site and the public, in words for whoever owns it (Italian). */
export type LaunchFinding = {
  /** What is wrong. */
  what: string;
  /** The file and field, or the setting. */
  where: string;
  /** What to do about it. */
  fix: string;
};

/**
 * What a check came to: what has to be mended; what could not be told from here, e.g. without a network; and what is no
 * fault, but good to know.
 */
export type LaunchResult = { findings: LaunchFinding[]; unverified: string[]; notes: string[] };

const nothing: LaunchResult = { findings: [], unverified: [], notes: [] };

/** What a check has found; nothing, where all is well. */
export const toFix = (...findings: LaunchFinding[]): LaunchResult => ({ ...nothing, findings });

/** What could not be told from here. */
export const unverified = (...lines: string[]): LaunchResult => ({ ...nothing, unverified: lines });

/** What is no fault, but good to know. */
export const toKnow = (...lines: string[]): LaunchResult => ({ ...nothing, notes: lines });

/** Several results as one, in their order. */
export function mergeResults(results: readonly LaunchResult[]): LaunchResult {
  return {
    findings: results.flatMap(({ findings }) => findings),
    unverified: results.flatMap(({ unverified }) => unverified),
    notes: results.flatMap(({ notes }) => notes),
  };
}
