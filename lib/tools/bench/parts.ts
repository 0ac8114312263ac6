import { root } from '../bootstrap.mjs';
import { lighthouse } from './lighthouse';
import { policy } from './policy';
import { type Part, type Row, report } from './report';
import { reproducible } from './reproducible';
import { requests } from './requests';
import { scale } from './scale';
import { throughput } from './throughput';
import { weights } from './weights';

/** The measurements of the built site, in the order of the table. */
export const parts: Readonly<Record<string, Part>> = {
  weights,
  requests,
  lighthouse,
  policy,
  throughput,
  reproducible,
  scale,
};
/** Those that build the site anew take many minutes: only with `--all`, or alone. */
const long: readonly Part[] = [reproducible, scale];

/** Runs one part, or without a name all of them, and puts a run of all into the history. */
export async function measure(name: string | undefined, args: readonly string[]): Promise<void> {
  process.chdir(root);
  const chosen = Object.entries(parts).filter(([each, part]) =>
    name ? each === name : args.includes('--all') || !long.includes(part),
  );
  const rows: Row[] = [];
  for (const [each, part] of chosen) {
    console.log(`\n▸ ${each}`);
    rows.push(...(await part(name ? args : args.filter((arg) => arg.startsWith('--')))));
  }
  report(rows, { keep: !name || args.includes('--keep') });
}
