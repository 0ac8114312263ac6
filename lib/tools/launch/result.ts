/** Something to fix before the site goes live, in Italian for its owner. */
export type LaunchFinding = {
  /** What is wrong. */
  what: string;
  /** The file and field, or the setting. */
  where: string;
  /** What to do about it. */
  fix: string;
};

/**
 * The result of a check: what has to be fixed; what could not be verified from here, e.g. without a network; and notes
 * that are good to know.
 */
export type LaunchResult = { findings: LaunchFinding[]; unverified: string[]; notes: string[] };

const nothing: LaunchResult = { findings: [], unverified: [], notes: [] };

/** What has to be fixed; nothing where all is well. */
export const toFix = (...findings: LaunchFinding[]): LaunchResult => ({ ...nothing, findings });

/** What could not be verified from here. */
export const unverified = (...lines: string[]): LaunchResult => ({ ...nothing, unverified: lines });

/** What needs no fix, but is good to know. */
export const toKnow = (...lines: string[]): LaunchResult => ({ ...nothing, notes: lines });

/** Several results as one, in their order. */
export function mergeResults(results: readonly LaunchResult[]): LaunchResult {
  return {
    findings: results.flatMap(({ findings }) => findings),
    unverified: results.flatMap(({ unverified }) => unverified),
    notes: results.flatMap(({ notes }) => notes),
  };
}

/**
 * The result as text: everything to fix, each with its place and what to do, then what could not be verified, then the
 * notes.
 */
export function launchReport({ findings, unverified, notes }: LaunchResult): string {
  const lines: string[] = [];
  if (findings.length === 0) lines.push('Non resta nulla da sistemare: il sito può andare in linea.');
  else {
    const count = findings.length === 1 ? 'resta 1 cosa' : `restano ${findings.length} cose`;
    lines.push(`Prima di andare in linea ${count} da sistemare.`);
    findings.forEach(({ what, where, fix }, index) => {
      lines.push('', `${index + 1}. ${what}`, `   Dove: ${where}`, `   Che fare: ${fix}`);
    });
  }
  if (unverified.length > 0) {
    lines.push('', 'Non verificato da qui (ripetete il comando dove c’è la rete, sul server):');
    for (const line of unverified) lines.push(`  - ${line}`);
  }
  if (notes.length > 0) {
    lines.push('', 'Da sapere:');
    for (const line of notes) lines.push(`  - ${line}`);
  }
  return lines.join('\n');
}
