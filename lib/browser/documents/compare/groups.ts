import { longestIncreasing, type Run } from './align';
import type { Part } from './parts';
import { trigramsOf, type Version } from './words';

/** Parts that belong together: one of each version, or none if it was added or removed, or several if it was split or merged. */
export type Group = { a: Part[]; b: Part[] };

/** Two parts with this share of common words, of the smaller one, belong together. */
const MIN_COMMON = 0.4;
/** A further part needs this share. */
const MIN_SHARED = 0.6;

/**
 * Groups the parts of two versions by their common words.
 * @returns in the order of the newer version. A removed part comes after the one that was before it
 */
export function groupsOf(a: Version, b: Version, inA: Part[], inB: Part[], runs: readonly Run[]): Group[] {
  const pairs = similarPairs(a, b, inA, inB, runs);
  const groups = new Map<Part, Group>();
  const put = (one: Part, other: Part, group: Group) => groups.set(one, group).set(other, group);
  for (const { one, other } of pairs)
    if (!groups.has(one) && !groups.has(other)) put(one, other, { a: [one], b: [other] });
  for (const { one, other, share } of pairs) {
    const group = groups.get(one) ?? groups.get(other);
    if (share < MIN_SHARED || !group || groups.has(one) === groups.has(other)) continue;
    if (groups.has(one)) group.b.push(other);
    else group.a.push(one);
    put(one, other, group);
  }
  for (const { a, b } of groups.values())
    for (const parts of [a, b]) parts.sort((one, other) => one.start - other.start);

  const ordered = [...new Set(inB.map((part) => groups.get(part) ?? { a: [], b: [part] }))];
  for (const [index, part] of inA.entries()) {
    if (groups.has(part)) continue;
    const previous = inA[index - 1];
    const at = ordered.findIndex((group) => previous && group.a.includes(previous)) + 1;
    ordered.splice(at, 0, { a: [part], b: [] });
  }
  return ordered;
}

/**
 * The pairs of parts with enough common words, the most similar first. The common words are the aligned ones, or the common
 * trigrams if they are more, because a part that moved is not aligned.
 */
function similarPairs(a: Version, b: Version, inA: Part[], inB: Part[], runs: readonly Run[]) {
  const count = (counts: number[][], index: number, other: number) => {
    const row = counts[index];
    if (row) row[other] = (row[other] ?? 0) + 1;
  };
  const aligned = inA.map(() => inB.map(() => 0));
  /** For each word the index of its part. */
  const indexesOf = (parts: Part[]) =>
    parts.flatMap(({ start, end }, index) => Array<number>(end - start).fill(index));
  const [ofWordA, ofWordB] = [indexesOf(inA), indexesOf(inB)];
  for (const run of runs)
    for (let step = 0; step < run.length; step += 1)
      count(aligned, ofWordA[run.a + step] ?? -1, ofWordB[run.b + step] ?? -1);

  const shared = inA.map(() => inB.map(() => 0));
  const trigramsIn = ({ words }: Version, { start, end }: Part) =>
    new Set(trigramsOf(words.slice(start, end)));
  const partsWith = new Map<string, number[]>();
  for (const [index, part] of inB.entries())
    for (const trigram of trigramsIn(b, part))
      partsWith.set(trigram, [...(partsWith.get(trigram) ?? []), index]);
  for (const [index, part] of inA.entries())
    for (const trigram of trigramsIn(a, part))
      for (const other of partsWith.get(trigram) ?? []) count(shared, index, other);

  const sizeOf = ({ start, end }: Part) => Math.max(1, end - start);
  return inA
    .flatMap((one, index) =>
      inB.flatMap((other, otherIndex) => {
        const common = Math.max(aligned[index]?.[otherIndex] ?? 0, shared[index]?.[otherIndex] ?? 0);
        const share = common / Math.min(sizeOf(one), sizeOf(other));
        const distance = Math.abs(index - otherIndex);
        return share < MIN_COMMON ? [] : [{ one, other, common, share, distance }];
      }),
    )
    .sort((one, other) => other.common - one.common || one.distance - other.distance);
}

/** The groups that moved: those outside the longest sequence of words, in whole groups, that kept its order. */
export function movedOf(groups: readonly Group[]): Set<Group> {
  const paired = groups.filter(({ a, b }) => a.length > 0 && b.length > 0);
  const words = paired.flatMap((group) => {
    const { start = 0, end = 0 } = group.a[0] ?? {};
    return Array.from({ length: Math.max(1, end - start) }, (_, step) => ({ group, at: start + step }));
  });
  const movedGroups = new Set(paired);
  for (const { group } of longestIncreasing(words, ({ at }) => at)) movedGroups.delete(group);
  return movedGroups;
}
