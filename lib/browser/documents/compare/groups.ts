import { partnersIn, type Run } from './align';
import { longestIncreasing } from './longest-increasing';
import type { Part } from './parts';
import { trigramsOf, type Version } from './words';

/** Parts that belong together: one of each version, or none if it was added or removed, or several if it was split or merged. */
export type Group = { a: Part[]; b: Part[] };

/** Two parts belong together if they have this share of the smaller one's words in common. */
const MIN_COMMON = 0.4;
/** A further part joins them if it has this share. */
const MIN_SHARED = 0.6;

/** Maximum number of pairs of parts with a common trigram, for all trigrams. With more, parts pair only with near ones: */
const MAX_PAIRS = 2_000_000;
/** those among the same number of parts, or the next ones or those before. */
const NEAR = 5;

type SplitVersion = Version & { parts: readonly Part[] };

/**
 * Groups the parts of two versions by their common words.
 * @returns groups in the order of the newer version. A removed part comes after its predecessor in the older one.
 * `isNearOnly`: moved parts were not looked for, because too many are similar
 */
export function groupsOf(a: SplitVersion, b: SplitVersion, runs: readonly Run[]) {
  const { pairs, isNearOnly } = similarPairs(a, b, runs);
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

  const ordered: Group[] = [...new Set(b.parts.map((part) => groups.get(part) ?? { a: [], b: [part] }))];
  for (const [index, part] of a.parts.entries()) {
    if (groups.has(part)) continue;
    const previous = a.parts[index - 1];
    const at = ordered.findIndex((group) => previous && group.a.includes(previous)) + 1;
    ordered.splice(at, 0, { a: [part], b: [] });
  }
  return { groups: ordered, isNearOnly };
}

/**
 * The pairs of parts with enough common words, the most similar first. The common words are the aligned ones, or the common
 * trigrams if they are more, because a part that moved is not aligned.
 */
function similarPairs(a: SplitVersion, b: SplitVersion, runs: readonly Run[]) {
  const partners = partnersIn(runs);
  const partOfWord = b.parts.flatMap(({ start, end }, index) => Array<number>(end - start).fill(index));
  const counts = countsOf(b.parts.flatMap((part) => [...trigramsIn(b, part)]));
  let count = 0;
  for (const part of a.parts) for (const trigram of trigramsIn(a, part)) count += counts.get(trigram) ?? 0;
  const isNearOnly = count > MAX_PAIRS;
  const placeOf = (index: number) => (isNearOnly ? Math.floor(index / NEAR) : 0);
  /** By place and trigram the indexes of parts. */
  const partsWith = new Map<string, number[]>();
  for (const [index, part] of b.parts.entries())
    for (const trigram of trigramsIn(b, part)) {
      const key = `${placeOf(index)} ${trigram}`;
      const parts = partsWith.get(key);
      if (parts) parts.push(index);
      else partsWith.set(key, [index]);
    }

  const sizeOf = ({ start, end }: Part) => Math.max(1, end - start);
  const pairs = a.parts.flatMap((partA, indexA) => {
    const words = Array.from({ length: partA.end - partA.start }, (_, step) => partA.start + step);
    const aligned = countsOf(words.map((at) => partOfWord[partners.get(at) ?? -1]));
    const trigrams = [...trigramsIn(a, partA)];
    const near = [-1, 0, 1].flatMap((step) =>
      trigrams.map((trigram) => `${placeOf(indexA) + step} ${trigram}`),
    );
    const shared = countsOf(near.flatMap((key) => partsWith.get(key) ?? []));
    return [...new Set([...aligned.keys(), ...shared.keys()])].flatMap((indexB = -1) => {
      const partB = b.parts[indexB];
      if (!partB) return [];
      const common = Math.max(aligned.get(indexB) ?? 0, shared.get(indexB) ?? 0);
      const share = common / Math.min(sizeOf(partA), sizeOf(partB));
      return share < MIN_COMMON ? [] : [{ partA, partB, common, share, distance: Math.abs(indexA - indexB) }];
    });
  });
  pairs.sort((first, second) => second.common - first.common || first.distance - second.distance);
  return { pairs, isNearOnly };
}

const trigramsIn = ({ words }: Version, { start, end }: Part) => new Set(trigramsOf(words.slice(start, end)));

/** How often each item comes. */
function countsOf<Item>(items: readonly Item[]): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
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
