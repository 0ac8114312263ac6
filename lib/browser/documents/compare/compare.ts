import type { Change, Comparison, FormattingDifference, ReadDocument } from '@/lib/browser/documents/types';
import { align, type Run } from './align';
import { differencesOf, type Side } from './differences';
import { type Group, groupsOf, movedGroups } from './groups';
import { comparedParagraphs, headingsOf, namesOf } from './paragraphs';
import { type Part, partsOf } from './parts';
import { isReference, numberOf, plainWords, trigramsOf, type Version, versionOf, type Word } from './words';

/** Compares two versions of a document, part by part. */
export function compareVersions(before: ReadDocument, after: ReadDocument): Comparison {
  const [a, b] = [versionOf(before), versionOf(after)];
  const runs = align(wordsOf(a), wordsOf(b));
  const [partsA, partsB] = partsOf(a, b, runs);
  const { groups, isNearOnly } = groupsOf({ ...a, parts: partsA }, { ...b, parts: partsB }, runs);
  const moved = movedGroups(groups);
  const renumbered = renumberedWords(a, b, groups, runs);

  const formatting: FormattingDifference[] = [];
  if (plainWords(a.contents) !== plainWords(b.contents))
    formatting.push({ before: a.contents, after: b.contents });
  const changes: Change[] = [];
  const strip: (number | undefined)[] = [];
  for (const group of groups) {
    const differences = differencesOf(sideOf(a, group.a), sideOf(b, group.b), renumbered);
    formatting.push(...differences.formatting);
    const isChanged = differences.changed.size > 0;
    const kind = kindOf(group, { hasMoved: moved.has(group), isChanged });
    strip.push(kind && changes.length);
    if (!kind) continue;
    const [version, parts] = kind === 'removed' ? [a, group.a] : [b, group.b];
    const hasOtherPlace = kind === 'moved' || kind === 'split' || kind === 'merged';
    changes.push({
      kind,
      isArticle: parts.some(({ isArticle }) => isArticle),
      heading: headingsOf(version, parts),
      place: hasOtherPlace ? [namesOf(a, group.a), namesOf(b, group.b)] : undefined,
      old: isChanged ? group.a.flatMap((part) => comparedParagraphs(a, part, differences, 'old')) : [],
      new: isChanged ? group.b.flatMap((part) => comparedParagraphs(b, part, differences, 'new')) : [],
    });
  }
  return { changes, strip, formatting, common: commonOf(a, b), isNearOnly };
}

const wordsOf = ({ words }: Version) => words.map(({ plain }) => plain);

/** The words of some parts, as one side of a comparison. */
const sideOf = ({ words }: Version, parts: readonly Part[]): Side => ({
  words: parts.flatMap(({ start, end }) => words.slice(start, end)),
  next: words[parts.at(-1)?.end ?? 0],
});

/** The share of the shorter version's trigrams that the other contains too. */
function commonOf(a: Version, b: Version): number {
  const trigrams = [a, b].map(({ words }) => trigramsOf(words));
  const [shorter = [], longer] = trigrams.sort((first, second) => first.length - second.length);
  const inLonger = new Set(longer);
  return shorter.filter((trigram) => inLonger.has(trigram)).length / Math.max(1, shorter.length);
}

type Findings = { hasMoved: boolean; isChanged: boolean };

/** @returns undefined if nothing has changed */
function kindOf({ a, b }: Group, { hasMoved, isChanged }: Findings): Change['kind'] | undefined {
  if (a.length === 0) return 'added';
  if (b.length === 0) return 'removed';
  if (a.length > 1) return 'merged';
  if (b.length > 1) return 'split';
  if (hasMoved) return 'moved';
  return isChanged ? 'changed' : undefined;
}

/** The words of the older version, where references have the numbers that articles and clauses have in the newer one. */
function renumberedWords(a: Version, b: Version, groups: readonly Group[], runs: readonly Run[]): string[] {
  const newNumbers = new Map<string, string>();
  const noteNumber = (wordA: Word | undefined, wordB: Word | undefined) => {
    const [oldNumber, newNumber] = [numberOf(wordA), numberOf(wordB)];
    // The articles of an annex may have the same numbers: the first ones count.
    if (oldNumber && newNumber && !newNumbers.has(oldNumber)) newNumbers.set(oldNumber, newNumber);
  };
  // Articles, by their groups.
  for (const group of groups)
    for (const { start } of group.a) noteNumber(a.words[start], b.words[group.b[0]?.start ?? -1]);
  // Clauses («5.1»), by their first words.
  for (const run of runs)
    for (let step = 0; step < run.length; step += 1) {
      const word = a.words[run.a + step];
      if (numberOf(word).includes('.')) noteNumber(word, b.words[run.b + step]);
    }
  return a.words.map((word) => {
    if (!isReference(word)) return word.plain;
    // A clause without a new number has the new number of its article.
    const [article = '', ...clause] = word.plain.split('.');
    return newNumbers.get(word.plain) ?? [newNumbers.get(article) ?? article, ...clause].join('.');
  });
}
