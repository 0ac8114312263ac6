/** Something to fix before the site goes live, in Italian for its owner. `where` is a file and field, or a setting. */
export type LaunchFinding = { what: string; where: string; fix: string };

/** The results of the checks: findings, and notes, which are texts in Italian. */
export type LaunchResults = readonly (LaunchFinding | string)[];

/** The findings of the results. */
export const findingsIn = (results: LaunchResults): LaunchFinding[] =>
  results.filter((result) => typeof result !== 'string');

/** Writes the report: the findings, then the notes. */
export function launchReport(results: LaunchResults): string {
  const findings = findingsIn(results);
  const notes = results.filter((result) => typeof result === 'string');
  const remaining = findings.length === 1 ? 'resta 1 cosa' : `restano ${findings.length} cose`;
  return [
    findings.length > 0
      ? `Prima di andare in linea ${remaining} da sistemare.`
      : 'Non resta nulla da sistemare: il sito può andare in linea.',
    ...findings.map(
      ({ what, where, fix }, index) => `\n${index + 1}. ${what}\n   Dove: ${where}\n   Che fare: ${fix}`,
    ),
    ...(notes.length > 0 ? ['\nDa sapere:', ...notes.map((line) => `  - ${line}`)] : []),
  ].join('\n');
}
