import { longestIncreasing, type Run } from './align';
import type { Part } from './parts';
import { trigramsOf, type Version } from './words';

/** Parts that belong together: one of each version, or none if it was added or removed, or several if it was split or merged. */
export type Group = { a: Part[]; b: Part[] };

/** Two parts belong together if they have this share of the smaller one's words in common. */
const MIN_COMMON = 0.4;
/** A further part joins them if it has this share. */
const MIN_SHARED = 0.6;

/**
 * Groups the parts of two versions by their common words.
 * @returns in the order of the newer version. A removed part comes after the one that was before it
 */
export function groupsOf(
  a: Version,
  b: Version,
  partsA: Part[],
  partsB: Part[],
  runs: readonly Run[],
): Group[] {
  const pairs = similarPairs(a, b, partsA, partsB, runs);
  const groups = new Map<Part, Group>();
  for (const { partA, partB } of pairs) {
    if (groups.has(partA) || groups.has(partB)) continue;
    const group = { a: [partA], b: [partB] };
    groups.set(partA, group).set(partB, group);
  }
  for (const { partA, partB, share } of pairs) {
    if (share < MIN_SHARED) continue;
    const [groupA, groupB] = [groups.get(partA), groups.get(partB)];
    if (groupA && !groupB) {
      groupA.b.push(partB);
      groups.set(partB, groupA);
    } else if (groupB && !groupA) {
      groupB.a.push(partA);
      groups.set(partA, groupB);
    }
  }
  for (const group of groups.values())
    for (const parts of [group.a, group.b]) parts.sort((first, second) => first.start - second.start);

  const ordered = [...new Set(partsB.map((part) => groups.get(part) ?? { a: [], b: [part] }))];
  for (const [index, part] of partsA.entries()) {
    if (groups.has(part)) continue;
    const previous = partsA[index - 1];
    const at = ordered.findIndex((group) => previous && group.a.includes(previous)) + 1;
    ordered.splice(at, 0, { a: [part], b: [] });
  }
  return ordered;
}

/**
 * The pairs of parts with enough common words, the most similar first. The common words are the aligned ones, or the common
 * trigrams if they are more, because a part that moved is not aligned.
 */
function similarPairs(a: Version, b: Version, partsA: Part[], partsB: Part[], runs: readonly Run[]) {
  const emptyCounts = () => partsA.map(() => partsB.map(() => 0));
  const count = (counts: number[][], indexA: number, indexB: number) => {
    const row = counts[indexA];
    if (row) row[indexB] = (row[indexB] ?? 0) + 1;
  };
  /** For each word the index of its part. */
  const partIndexes = (parts: Part[]) =>
    parts.flatMap(({ start, end }, index) => Array<number>(end - start).fill(index));
  const alignedWords = emptyCounts();
  const [indexesA, indexesB] = [partIndexes(partsA), partIndexes(partsB)];
  for (const run of runs)
    for (let step = 0; step < run.length; step += 1)
      count(alignedWords, indexesA[run.a + step] ?? -1, indexesB[run.b + step] ?? -1);

  const commonTrigrams = emptyCounts();
  const trigramsIn = ({ words }: Version, { start, end }: Part) =>
    new Set(trigramsOf(words.slice(start, end)));
  const partsWith = new Map<string, number[]>();
  for (const [indexB, part] of partsB.entries())
    for (const trigram of trigramsIn(b, part))
      partsWith.set(trigram, [...(partsWith.get(trigram) ?? []), indexB]);
  for (const [indexA, part] of partsA.entries())
    for (const trigram of trigramsIn(a, part))
      for (const indexB of partsWith.get(trigram) ?? []) count(commonTrigrams, indexA, indexB);

  const sizeOf = ({ start, end }: Part) => Math.max(1, end - start);
  return partsA
    .flatMap((partA, indexA) =>
      partsB.flatMap((partB, indexB) => {
        const common = Math.max(alignedWords[indexA]?.[indexB] ?? 0, commonTrigrams[indexA]?.[indexB] ?? 0);
        const share = common / Math.min(sizeOf(partA), sizeOf(partB));
        const distance = Math.abs(indexA - indexB);
        return share < MIN_COMMON ? [] : [{ partA, partB, common, share, distance }];
      }),
    )
    .sort((first, second) => second.common - first.common || first.distance - second.distance);
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
