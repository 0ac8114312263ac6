import type { FormDifference } from '@/lib/browser/documents/types';
import { align, type Run } from './align';
import { type Draft, gapBefore, labelAt, numberAt, textAt, together } from './words';

/** Words that changed, and those beside which some are missing. */
export type Marks = { changed: ReadonlySet<number>; beside: ReadonlySet<number> };

export type Differences = { old: Marks; new: Marks; form: FormDifference[] };

/**
 * What differs in the words of parts that belong together, which are given by their places.
 * @param wordsOfA all words of the older draft, as renumbered
 */
export function differencesOf(
  [a, inA]: readonly [Draft, readonly number[]],
  [b, inB]: readonly [Draft, readonly number[]],
  wordsOfA: readonly string[],
): Differences {
  const form: FormDifference[] = [];
  if (inA.length === 0 || inB.length === 0) {
    const all = (places: readonly number[]) => ({ changed: new Set(places), beside: new Set<number>() });
    return { old: all(inA), new: all(inB), form };
  }
  const [changedA, besideA] = [new Set<number>(), new Set<number>()];
  const [changedB, besideB] = [new Set<number>(), new Set<number>()];
  const plainA = inA.map((at) => wordsOfA[at] ?? '');
  const plainB = inB.map((at) => b.words[at]?.plain ?? '');
  const note = (placesA: readonly number[], placesB: readonly number[]) => {
    const difference = { before: quote(a, placesA), after: quote(b, placesB) };
    // A reference that stayed as it was, though its article has another number.
    if (difference.before !== difference.after) form.push(difference);
  };

  let [atA, atB] = [0, 0];
  const end = { a: inA.length, b: inB.length, length: 0 };
  for (const run of [...withoutFragments(align(plainA, plainB), plainA), end]) {
    const [left, right] = [inA.slice(atA, run.a), inB.slice(atB, run.b)];
    const [old, now] = [left.map((at) => a.words[at]?.plain ?? ''), plainB.slice(atB, run.b)];
    // The label of a paragraph stands among the words where it begins no line.
    const [nextA, nextB] = [inA[run.a] ?? (inA.at(-1) ?? 0) + 1, inB[run.b] ?? (inB.at(-1) ?? 0) + 1];
    const isForm =
      together(old) === together(now) ||
      together([...old, ...labelAt(a, nextA)]) === together([...now, ...labelAt(b, nextB)]);
    if (!isForm) {
      for (const at of left) changedA.add(at);
      for (const at of right) changedB.add(at);
      if (right.length === 0) besideB.add(besideOf(a, left, inB[run.b - 1], inB[run.b]));
      if (left.length === 0) besideA.add(besideOf(b, right, inA[run.a - 1], inA[run.a]));
    } else if (left.length + right.length > 0) note(left, right);
    [atA, atB] = [run.a + run.length, run.b + run.length];
    // One difference of form for all words that follow each other.
    let start = run.a;
    for (let step = 0; step <= run.length; step += 1) {
      const [one, other] = [run.a + step, run.b + step];
      if (step < run.length && !looksSame(a, inA[one] ?? -1, b, inB[other] ?? -1)) continue;
      if (one > start) note(inA.slice(start, one), inB.slice(start - run.a + run.b, other));
      start = one + 1;
    }
  }
  return { old: { changed: changedA, beside: besideA }, new: { changed: changedB, beside: besideB }, form };
}

/** Of the words before and after a gap the one whose paragraph goes on with what is missing there; -1 where that was a paragraph. */
function besideOf({ words }: Draft, missing: readonly number[], before = -1, after = -1): number {
  const [first = 0, last = 0] = [missing[0], missing.at(-1)];
  if (words[first]?.paragraph.start !== first) return before;
  return words[last]?.paragraph.end === last + 1 ? -1 : after;
}

/** A word or two that stand by chance in both, between long changes, would tear them apart. */
function withoutFragments(runs: readonly Run[], words: readonly string[]): Run[] {
  return runs.filter((run, index) => {
    const [previous, next] = [runs[index - 1], runs[index + 1]];
    if (!previous || !next || run.length > 2) return true;
    const gapBefore = Math.min(run.a - previous.a - previous.length, run.b - previous.b - previous.length);
    const gapAfter = Math.min(next.a - run.a - run.length, next.b - run.b - run.length);
    const letters = words.slice(run.a, run.a + run.length).join('').length;
    return gapBefore < 2 || gapAfter < 2 || letters > 6;
  });
}

/** Whether two words, and what stands before them, are written in the same way; blanks do not count. */
function looksSame(a: Draft, atA: number, b: Draft, atB: number): boolean {
  if (textAt(a, atA) !== textAt(b, atB)) return false;
  const [isFirst, isFirstToo] = [
    a.words[atA]?.paragraph.start === atA,
    b.words[atB]?.paragraph.start === atB,
  ];
  if (isFirst !== isFirstToo) return true;
  if (isFirst) return numberAt(a, atA) === numberAt(b, atB);
  return gapBefore(a, atA).replace(/\s+/g, '') === gapBefore(b, atB).replace(/\s+/g, '');
}

/** Words as they stand in the text. */
const quote = (draft: Draft, places: readonly number[]): string =>
  places
    .map(
      (at) => (draft.words[at]?.paragraph.start === at ? ' ' : '') + gapBefore(draft, at) + textAt(draft, at),
    )
    .join('')
    .trim();
