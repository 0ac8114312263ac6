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
 * @returns groups in the order of the newer version. A removed part comes after its predecessor in the older one
 */
export function groupsOf(a: SplitVersion, b: SplitVersion, runs: readonly Run[]): Group[] {
  const pairs = similarPairs(a, b, runs);
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
        const common = Math.max(aligned[indexA]?.[indexB] ?? 0, trigrams[indexA]?.[indexB] ?? 0);
        const share = common / Math.min(sizeOf(partA), sizeOf(partB));
        const distance = Math.abs(indexA - indexB);
        return share < MIN_COMMON ? [] : [{ partA, partB, common, share, distance }];
      }),
    )
    .sort((first, second) => second.common - first.common || first.distance - second.distance);
}

/** A number for each pair of parts, by their indexes in the older and the newer version. */
type Counts = number[][];

const emptyCounts = (a: SplitVersion, b: SplitVersion): Counts => a.parts.map(() => b.parts.map(() => 0));

function increment(counts: Counts, indexA = -1, indexB = -1): void {
  const row = counts[indexA];
  if (row) row[indexB] = (row[indexB] ?? 0) + 1;
}

function alignedWords(a: SplitVersion, b: SplitVersion, runs: readonly Run[]): Counts {
  const counts = emptyCounts(a, b);
  /** For each word the index of its part. */
  const [partsA, partsB] = [a, b].map(({ parts }) =>
    parts.flatMap(({ start, end }, index) => Array<number>(end - start).fill(index)),
  );
  for (const run of runs)
    for (let step = 0; step < run.length; step += 1)
      increment(counts, partsA?.[run.a + step], partsB?.[run.b + step]);
  return counts;
}

function commonTrigrams(a: SplitVersion, b: SplitVersion): Counts {
  const counts = emptyCounts(a, b);
  const trigramsIn = ({ words }: Version, { start, end }: Part) =>
    new Set(trigramsOf(words.slice(start, end)));
  const partsWith = new Map<string, number[]>();
  for (const [indexB, part] of b.parts.entries())
    for (const trigram of trigramsIn(b, part))
      partsWith.set(trigram, [...(partsWith.get(trigram) ?? []), indexB]);
  for (const [indexA, part] of a.parts.entries())
    for (const trigram of trigramsIn(a, part))
      for (const indexB of partsWith.get(trigram) ?? []) increment(counts, indexA, indexB);
  return counts;
}

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
