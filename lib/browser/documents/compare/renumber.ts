import type { Run } from './align';
import type { Group } from './groups';
import { type Draft, numberAt, referencesOf } from './words';

/** The words of the older draft as they are compared: references with the numbers that articles and clauses have now. */
export function renumbered(a: Draft, b: Draft, groups: readonly Group[], runs: readonly Run[]): string[] {
  const numbers = new Map<string, string>();
  // The articles of an annex may have the same numbers: the first ones hold.
  const set = (old: string, now: string) => {
    if (!numbers.has(old)) numbers.set(old, now);
  };
  const note = (atA: number, atB: number) => {
    const [old, now] = [numberAt(a, atA), numberAt(b, atB)];
    if (!old || !now) return;
    set(old, now);
    // Where clauses alone have numbers.
    if (old.endsWith('.1')) set(old.slice(0, -2), now.replace(/\.\d+$/, ''));
  };
  for (const group of groups) for (const { start } of group.a) note(start, group.b[0]?.start ?? -1);
  for (const run of runs)
    for (let step = 0; step < run.length; step += 1)
      if (numberAt(a, run.a + step).includes('.')) note(run.a + step, run.b + step);
  const references = referencesOf(a);
  return a.words.map(({ plain }, at) => {
    if (!references.has(at)) return plain;
    const [article = '', ...rest] = plain.split('.');
    return numbers.get(plain) ?? [numbers.get(article) ?? article, ...rest].join('.');
  });
}
