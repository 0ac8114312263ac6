import { longestIncreasing, type Run } from './align';
import type { Part } from './parts';
import { type Draft, trigramsOf } from './words';

/** Parts that belong together: one of each draft, or none if it was added or removed, or several if it was split or merged. */
export type Group = { a: Part[]; b: Part[] };

/** Two parts with this share of common words, of the smaller one, belong together. */
const MIN_COMMON = 0.4;
/** A further part needs this share. */
const MIN_SHARED = 0.6;

/**
 * Groups the parts of two drafts by their common words: the aligned ones, or the common trigrams, because a part that moved
 * is not aligned.
 * @returns in the order of the newer draft. A removed part comes after the one that was before it
 */
export function groupsOf(a: Draft, b: Draft, inA: Part[], inB: Part[], runs: readonly Run[]): Group[] {
  const common = inA.map(() => inB.map(() => 0));
  /** For each word the index of its part. */
  const indexesOf = (parts: Part[]) =>
    parts.flatMap(({ start, end }, index) => Array<number>(end - start).fill(index));
  const [ofWordA, ofWordB] = [indexesOf(inA), indexesOf(inB)];
  const count = (counts: number[][], index: number, other: number) => {
    const row = counts[index];
    if (row) row[other] = (row[other] ?? 0) + 1;
  };
  for (const run of runs)
    for (let step = 0; step < run.length; step += 1)
      count(common, ofWordA[run.a + step] ?? -1, ofWordB[run.b + step] ?? -1);

  const shared = inA.map(() => inB.map(() => 0));
  const partsWith = new Map<string, number[]>();
  for (const [index, { start, end }] of inB.entries())
    for (const trigram of new Set(trigramsOf(b.words.slice(start, end))))
      partsWith.set(trigram, [...(partsWith.get(trigram) ?? []), index]);
  for (const [index, { start, end }] of inA.entries())
    for (const trigram of new Set(trigramsOf(a.words.slice(start, end))))
      for (const other of partsWith.get(trigram) ?? []) count(shared, index, other);

  const sizeOf = ({ start, end }: Part) => Math.max(1, end - start);
  const candidates = inA.flatMap((one, index) =>
    inB.flatMap((other, otherIndex) => {
      const weight = Math.max(common[index]?.[otherIndex] ?? 0, shared[index]?.[otherIndex] ?? 0);
      const share = weight / Math.min(sizeOf(one), sizeOf(other));
      return share < MIN_COMMON
        ? []
        : [{ one, other, weight, share, distance: Math.abs(index - otherIndex) }];
    }),
  );
  candidates.sort((one, other) => other.weight - one.weight || one.distance - other.distance);
  const groups = new Map<Part, Group>();
  const put = (one: Part, other: Part, group: Group) => groups.set(one, group).set(other, group);
  for (const { one, other } of candidates)
    if (!groups.has(one) && !groups.has(other)) put(one, other, { a: [one], b: [other] });
  for (const { one, other, share } of candidates) {
    const group = groups.get(one) ?? groups.get(other);
    if (share < MIN_SHARED || !group || groups.has(one) === groups.has(other)) continue;
    (groups.has(one) ? group.b : group.a).push(groups.has(one) ? other : one);
    put(one, other, group);
  }
  for (const { a, b } of groups.values())
    for (const parts of [a, b]) parts.sort((one, other) => one.start - other.start);

  const ordered = [...new Set(inB.map((part) => groups.get(part) ?? { a: [], b: [part] }))];
  for (const [index, part] of inA.entries()) {
    if (groups.has(part)) continue;
    const previous = inA[index - 1];
    ordered.splice(ordered.findIndex((group) => previous && group.a.includes(previous)) + 1, 0, {
      a: [part],
      b: [],
    });
  }
  return ordered;
}

/** The groups that moved: those outside the longest sequence of words, in whole groups, that kept its order. */
export function movedOf(groups: readonly Group[]): Set<Group> {
  const paired = groups.filter(({ a, b }) => a.length > 0 && b.length > 0);
  const words = paired.flatMap((group) => {
    const { start = 0, end = 0 } = group.a[0] ?? {};
    return Array.from({ length: Math.max(1, end - start) }, (_, step) => ({ group, at: start + step }));
  });
  const moved = new Set(paired);
  for (const { group } of longestIncreasing(words, ({ at }) => at)) moved.delete(group);
  return moved;
}
