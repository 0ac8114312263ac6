import type { FormattingDifference } from '@/lib/browser/documents/types';
import { align, type Run } from './align';
import { isFirst, isLast, labelOf, numberOf, together, type Word } from './words';

/** The words of one side of a group, and the word that follows them. */
export type Side = { words: readonly Word[]; next: Word | undefined };

export type Differences = {
  changed: ReadonlySet<Word>;
  /** Unchanged words next to words that only the other side has. */
  beside: ReadonlySet<Word>;
  formatting: FormattingDifference[];
};

/** Equal words between changes are chance if they are few, have few letters, and the changes around them are not short. */
const CHANCE = { maxWords: 2, maxLetters: 6, minGap: 2 };

/**
 * Compares the two sides of a group.
 * @param renumbered all words of the older version, with references as they would be in the newer one
 */
export function differencesOf(a: Side, b: Side, renumbered: readonly string[]): Differences {
  const formatting: FormattingDifference[] = [];
  const beside = new Set<Word>();
  if (a.words.length === 0 || b.words.length === 0)
    return { changed: new Set([...a.words, ...b.words]), beside, formatting };
  const changed = new Set<Word>();
  const noteForm = (wordsA: readonly Word[], wordsB: readonly Word[]) => {
    const difference = { before: quote(wordsA), after: quote(wordsB) };
    // They are equal for a reference that did not follow its article's new number.
    if (difference.before !== difference.after) formatting.push(difference);
  };
  const addBeside = (word: Word | undefined) => word && beside.add(word);

  const plainA = a.words.map(({ at }) => renumbered[at] ?? '');
  const runs = withoutChance(align(plainA, plainOf(b.words)), plainA);
  let [atA, atB] = [0, 0];
  for (const run of [...runs, { a: a.words.length, b: b.words.length, length: 0 }]) {
    const [left, right] = [a.words.slice(atA, run.a), b.words.slice(atB, run.b)];
    const [nextA, nextB] = [a.words[run.a] ?? a.next, b.words[run.b] ?? b.next];
    if (isSameText(left, right, nextA, nextB)) {
      if (left.length + right.length > 0) noteForm(left, right);
    } else {
      for (const word of [...left, ...right]) changed.add(word);
      if (right.length === 0) addBeside(besideOf(left, b.words[run.b - 1], b.words[run.b]));
      if (left.length === 0) addBeside(besideOf(right, a.words[run.a - 1], a.words[run.a]));
    }
    [atA, atB] = [run.a + run.length, run.b + run.length];
    // Consecutive words that look different are one difference.
    let start = 0;
    const [sameA, sameB] = [a.words.slice(run.a, atA), b.words.slice(run.b, atB)];
    for (let step = 0; step <= run.length; step += 1) {
      if (step < run.length && !looksSame(sameA[step], sameB[step])) continue;
      if (step > start) noteForm(sameA.slice(start, step), sameB.slice(start, step));
      start = step + 1;
    }
  }
  return { changed, beside, formatting };
}

/** Whether words differ only in spaces, or in the label after them: a label within a line is read as words. */
const isSameText = (left: readonly Word[], right: readonly Word[], nextA?: Word, nextB?: Word): boolean =>
  together(plainOf(left)) === together(plainOf(right)) ||
  together([...plainOf(left), ...labelOf(nextA)]) === together([...plainOf(right), ...labelOf(nextB)]);

const plainOf = (words: readonly Word[]) => words.map(({ plain }) => plain);

/** The word beside a gap whose paragraph the missing words continue; undefined if they are whole paragraphs. */
function besideOf(missing: readonly Word[], before?: Word, after?: Word): Word | undefined {
  const [first, last] = [missing[0], missing.at(-1)];
  if (!first || !isFirst(first)) return before;
  return last && isLast(last) ? undefined : after;
}

/** Leaves out runs that are the same only by chance (see CHANCE). */
function withoutChance(runs: readonly Run[], words: readonly string[]): Run[] {
  return runs.filter((run, index) => {
    const [previous, next] = [runs[index - 1], runs[index + 1]];
    if (!previous || !next || run.length > CHANCE.maxWords) return true;
    const gapBefore = Math.min(run.a - previous.a - previous.length, run.b - previous.b - previous.length);
    const gapAfter = Math.min(next.a - run.a - run.length, next.b - run.b - run.length);
    const letters = words.slice(run.a, run.a + run.length).join('').length;
    return Math.min(gapBefore, gapAfter) < CHANCE.minGap || letters > CHANCE.maxLetters;
  });
}

/** Whether two words and the text before them are written in the same way. Whitespace does not count. */
function looksSame(a: Word | undefined, b: Word | undefined): boolean {
  if (!a || !b || a.text !== b.text) return false;
  // A line break between paragraphs is whitespace.
  if (isFirst(a) !== isFirst(b)) return true;
  if (isFirst(a)) return numberOf(a) === numberOf(b);
  return a.gap.replace(/\s+/g, '') === b.gap.replace(/\s+/g, '');
}

/** Words as they are written in the text. */
const quote = (words: readonly Word[]): string =>
  words
    .map((word) => (isFirst(word) ? ' ' : '') + word.gap + word.text)
    .join('')
    .trim();
