import type { Change, Comparison, FormDifference, ReadDocument } from '@/lib/browser/documents/types';
import { align, type Run } from './align';
import { differencesOf, type Side } from './differences';
import { type Group, groupsOf, movedOf } from './groups';
import { comparedParagraphs, headingsOf, namesOf } from './paragraphs';
import { type Part, partsOf } from './parts';
import { isReference, numberOf, trigramsOf, type Version, versionOf, type Word } from './words';

/** Compares two versions. */
export function compareVersions(before: ReadDocument, after: ReadDocument): Comparison {
  const [a, b] = [versionOf(before), versionOf(after)];
  const plainWords = ({ words }: Version) => words.map(({ plain }) => plain);
  const runs = align(plainWords(a), plainWords(b));
  const groups = groupsOf(a, b, ...partsOf(a, b, runs), runs);
  const movedGroups = movedOf(groups);
  const renumbered = renumberedWords(a, b, groups, runs);

  const form: FormDifference[] = [];
  const changes: Change[] = [];
  const strip: (number | undefined)[] = [];
  for (const group of groups) {
    const differences = differencesOf(sideOf(a, group.a), sideOf(b, group.b), renumbered);
    form.push(...differences.form);
    const isChanged = differences.changed.size > 0;
    const kind = kindOf(group, movedGroups.has(group), isChanged);
    strip.push(kind && changes.length);
    if (!kind) continue;
    const [version, parts] = group.b.length > 0 ? [b, group.b] : [a, group.a];
    changes.push({
      kind,
      isArticle: parts.some(({ isArticle }) => isArticle),
      heading: headingsOf(version, parts),
      place: ['moved', 'split', 'merged'].includes(kind)
        ? [namesOf(a, group.a), namesOf(b, group.b)]
        : undefined,
      old: isChanged ? group.a.flatMap((part) => comparedParagraphs(a, part, differences)) : [],
      new: isChanged ? group.b.flatMap((part) => comparedParagraphs(b, part, differences)) : [],
    });
  }
  return { changes, strip, form, common: commonOf(a, b) };
}

const sideOf = ({ words }: Version, parts: readonly Part[]): Side => ({
  words: parts.flatMap(({ start, end }) => words.slice(start, end)),
  next: words[parts.at(-1)?.end ?? 0],
});

/** The share of the shorter version's trigrams that the other one has too. */
function commonOf(a: Version, b: Version): number {
  const [shorter = [], longer] = [a, b]
    .map(({ words }) => trigramsOf(words))
    .sort((first, second) => first.length - second.length);
  const inLonger = new Set(longer);
  return shorter.filter((trigram) => inLonger.has(trigram)).length / Math.max(1, shorter.length);
}

function kindOf({ a, b }: Group, isMoved: boolean, isChanged: boolean): Change['kind'] | undefined {
  if (a.length === 0) return 'added';
  if (b.length === 0) return 'removed';
  if (a.length > 1) return 'merged';
  if (b.length > 1) return 'split';
  if (isMoved) return 'moved';
  return isChanged ? 'changed' : undefined;
}

/** The words of the older version, where references have the numbers that articles and clauses have in the newer one. */
function renumberedWords(a: Version, b: Version, groups: readonly Group[], runs: readonly Run[]): string[] {
  const numbers = new Map<string, string>();
  const noteNumber = (wordA: Word | undefined, wordB: Word | undefined) => {
    const [oldNumber, newNumber] = [numberOf(wordA), numberOf(wordB)];
    // The articles of an annex may have the same numbers: the first ones count.
    if (oldNumber && newNumber && !numbers.has(oldNumber)) numbers.set(oldNumber, newNumber);
  };
  for (const group of groups)
    for (const { start } of group.a) noteNumber(a.words[start], b.words[group.b[0]?.start ?? -1]);
  for (const run of runs)
    for (let step = 0; step < run.length; step += 1) {
      const word = a.words[run.a + step];
      if (numberOf(word).includes('.')) noteNumber(word, b.words[run.b + step]);
    }
  return a.words.map((word) => {
    if (!isReference(word)) return word.plain;
    const [article = '', ...rest] = word.plain.split('.');
    return numbers.get(word.plain) ?? [numbers.get(article) ?? article, ...rest].join('.');
  });
}
