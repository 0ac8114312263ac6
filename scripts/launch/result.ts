/** Something to fix before the site goes live, in Italian for its owner. `where` is a file and field, or a setting. */
export type LaunchFinding = { what: string; where: string; fix: string };

/** The results of the checks: findings, and notes, which are texts in Italian. */
export type LaunchResults = readonly (LaunchFinding | string)[];

/** The findings of the results. */
export const findingsIn = (results: LaunchResults): LaunchFinding[] =>
  results.filter((result) => typeof result !== 'string');

/** Writes the report: the findings, the notes, and last the results of the mail test, which somebody waits for. */
export function launchReport(results: LaunchResults, mailTest: LaunchResults = []): string {
  const findings = findingsIn([...results, ...mailTest]);
  const notes = results.filter((result) => typeof result === 'string');
  const remaining = findings.length === 1 ? 'resta 1 cosa' : `restano ${findings.length} cose`;
  return [
    findings.length > 0
      ? `Prima di andare in linea ${remaining} da sistemare.`
      : 'Non resta nulla da sistemare: il sito può andare in linea.',
    ...findings.map(
      ({ what, where, fix }, index) => `\n${index + 1}. ${what}\n   Dove: ${where}\n   Che fare: ${fix}`,
    ),
    ...section('Da sapere', notes),
    ...section(
      'Prova della posta',
      mailTest.map((result) => (typeof result === 'string' ? result : result.what)),
    ),
  ].join('\n');
}

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`\n${title}:`, ...lines.map((line) => `  - ${line}`)] : [];
