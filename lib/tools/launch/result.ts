/** Something to fix before the site goes live, in Italian for its owner. `where` is a file and field, or a setting. */
export type LaunchFinding = { what: string; where: string; fix: string };

/** The results of the checks: findings, and notes, which are texts in Italian. */
export type LaunchResults = readonly (LaunchFinding | string)[];

export const isFinding = (result: LaunchFinding | string): result is LaunchFinding =>
  typeof result !== 'string';

/** Writes the report: the findings, then the notes. */
export function launchReport(results: LaunchResults): string {
  const findings = results.filter(isFinding);
  const notes = results.filter((result) => !isFinding(result));
  const remaining = findings.length === 1 ? 'resta 1 cosa' : `restano ${findings.length} cose`;
  const lines = [
    findings.length > 0
      ? `Prima di andare in linea ${remaining} da sistemare.`
      : 'Non resta nulla da sistemare: il sito può andare in linea.',
  ];
  findings.forEach(({ what, where, fix }, index) => {
    lines.push('', `${index + 1}. ${what}`, `   Dove: ${where}`, `   Che fare: ${fix}`);
  });
  if (notes.length > 0) lines.push('', 'Da sapere:', ...notes.map((line) => `  - ${line}`));
  return lines.join('\n');
}
