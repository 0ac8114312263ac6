import type { LaunchResult } from './finding';

/**
 * The result in words: everything to fix, each with its place and what to do, then what could not be told, then what is
 * good to know.
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
