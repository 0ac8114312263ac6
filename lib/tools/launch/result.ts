/** Something to fix before the site goes live, in Italian for its owner. */
export type LaunchFinding = {
  /** What is wrong. */
  what: string;
  /** The file and field, or the setting. */
  where: string;
  /** What to do about it. */
  fix: string;
};

/** Something that was not looked at, and how to do so. */
type Unseen = { unseen: string };

/** What a check has found: each thing to fix, what it has not looked at, and as a string each that is only good to know. */
export type LaunchResult = readonly (LaunchFinding | Unseen | string)[];

export const isFinding = (result: LaunchResult[number]): result is LaunchFinding =>
  typeof result !== 'string' && 'what' in result;

/**
 * The findings as text: everything to fix, each with its place and what to do, what was not looked at, then what is good to know.
 * That nothing is left is said only where everything was looked at.
 */
export function launchReport(results: LaunchResult): string {
  const findings = results.filter(isFinding);
  const notes = results.filter((result) => typeof result === 'string');
  const unseen = results.flatMap((result) =>
    typeof result !== 'string' && 'unseen' in result ? result.unseen : [],
  );
  const lines: string[] = [];
  if (findings.length > 0) {
    const count = findings.length === 1 ? 'resta 1 cosa' : `restano ${findings.length} cose`;
    lines.push(`Prima di andare in linea ${count} da sistemare.`);
    findings.forEach(({ what, where, fix }, index) => {
      lines.push('', `${index + 1}. ${what}`, `   Dove: ${where}`, `   Che fare: ${fix}`);
    });
  } else if (unseen.length > 0) lines.push('Di ciò che è stato guardato, nulla è da sistemare.');
  else lines.push('Non resta nulla da sistemare: il sito può andare in linea.');
  for (const [title, list] of [
    ['Non è stato guardato:', unseen],
    ['Da sapere:', notes],
  ] as const) {
    if (list.length > 0) lines.push('', title, ...list.map((line) => `  - ${line}`));
  }
  return lines.join('\n');
}
