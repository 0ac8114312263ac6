import type { Run } from './align';
import { longestIncreasing } from './longest-increasing';
import type { Part } from './parts';
import { trigramsOf, type Version } from './words';

/** Parts that belong together: one of each version, or none if it was added or removed, or several if it was split or merged. */
export type Group = { a: Part[]; b: Part[] };

/** Two parts belong together if they have this share of the smaller one's words in common. */
const MIN_COMMON = 0.4;
/** A further part joins them if it has this share. */
const MIN_SHARED = 0.6;

type SplitVersion = Version & { parts: readonly Part[] };

/**
 * Groups the parts of two versions by their common words.
 * @returns in the order of the newer version. A removed part comes after the one that was before it
 */
export function groupsOf(a: SplitVersion, b: SplitVersion, runs: readonly Run[]): Group[] {
  const groups = new Map<Part, Group>();
  const pairs = similarPairs(a, b, runs);
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
  return inOrder(groups, a, b);
}

/** All groups in the order of the newer version, with those of added and removed parts. */
function inOrder(groups: ReadonlyMap<Part, Group>, a: SplitVersion, b: SplitVersion): Group[] {
  const ordered = [...new Set(b.parts.map((part) => groups.get(part) ?? { a: [], b: [part] }))];
  for (const [index, part] of a.parts.entries()) {
    if (groups.has(part)) continue;
    const previous = a.parts[index - 1];
    const at = ordered.findIndex((group) => previous && group.a.includes(previous)) + 1;
    ordered.splice(at, 0, { a: [part], b: [] });
  }
  return ordered;
}

/**
 * The pairs of parts with enough common words, the most similar first. The common words are the aligned ones, or the common
 * trigrams if they are more, because a part that moved is not aligned.
 */
function similarPairs(a: SplitVersion, b: SplitVersion, runs: readonly Run[]) {
  const aligned = alignedWords(a, b, runs);
  const trigrams = commonTrigrams(a, b);
  const sizeOf = ({ start, end }: Part) => Math.max(1, end - start);
  return a.parts
    .flatMap((partA, indexA) =>
      b.parts.flatMap((partB, indexB) => {
        const common = Math.max(aligned.of(indexA, indexB), trigrams.of(indexA, indexB));
        const share = common / Math.min(sizeOf(partA), sizeOf(partB));
        const distance = Math.abs(indexA - indexB);
        return share < MIN_COMMON ? [] : [{ partA, partB, common, share, distance }];
      }),
    )
    .sort((first, second) => second.common - first.common || first.distance - second.distance);
}

/** A table that counts something for each pair of parts, by their indexes. */
function pairCounts(a: SplitVersion, b: SplitVersion) {
  const rows = a.parts.map(() => b.parts.map(() => 0));
  const of = (indexA: number, indexB: number) => rows[indexA]?.[indexB] ?? 0;
  const add = (indexA: number, indexB: number) => {
    const row = rows[indexA];
    if (row) row[indexB] = of(indexA, indexB) + 1;
  };
  return { of, add };
}

/** The number of aligned words of each pair of parts. */
function alignedWords(a: SplitVersion, b: SplitVersion, runs: readonly Run[]) {
  const counts = pairCounts(a, b);
  const [indexesA, indexesB] = [partIndexes(a.parts), partIndexes(b.parts)];
  for (const run of runs)
    for (let step = 0; step < run.length; step += 1)
      counts.add(indexesA[run.a + step] ?? -1, indexesB[run.b + step] ?? -1);
  return counts;
}

/** For each word the index of its part. */
const partIndexes = (parts: readonly Part[]) =>
  parts.flatMap(({ start, end }, index) => Array<number>(end - start).fill(index));

/** The number of common trigrams of each pair of parts. */
function commonTrigrams(a: SplitVersion, b: SplitVersion) {
  const counts = pairCounts(a, b);
  const partsWith = new Map<string, number[]>();
  for (const [indexB, trigrams] of trigramsOfParts(b).entries())
    for (const trigram of trigrams) partsWith.set(trigram, [...(partsWith.get(trigram) ?? []), indexB]);
  for (const [indexA, trigrams] of trigramsOfParts(a).entries())
    for (const trigram of trigrams)
      for (const indexB of partsWith.get(trigram) ?? []) counts.add(indexA, indexB);
  return counts;
}

const trigramsOfParts = ({ words, parts }: SplitVersion) =>
  parts.map(({ start, end }) => new Set(trigramsOf(words.slice(start, end))));

/** The groups that moved: those outside the longest sequence of groups that kept its order. A group counts by its words. */
export function movedGroups(groups: readonly Group[]): Set<Group> {
  const paired = groups.filter(({ a, b }) => a.length > 0 && b.length > 0);
  const words = paired.flatMap((group) => {
    const { start = 0, end = 0 } = group.a[0] ?? {};
    return Array.from({ length: Math.max(1, end - start) }, (_, step) => ({ group, at: start + step }));
  });
  const moved = new Set(paired);
  for (const { group } of longestIncreasing(words, ({ at }) => at)) moved.delete(group);
  return moved;
}
