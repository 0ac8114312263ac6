import { align, type Run } from './align';
import { type Draft, gapBefore, numberAt, textAt, together } from './words';

/** The same words in another form: case, punctuation, accents, a number that follows a renumbering. */
export type FormDifference = { before: string; after: string };

export type Differences = { changedA: Set<number>; changedB: Set<number>; form: FormDifference[] };

/**
 * What differs in the words of parts that belong together, which are given by their places.
 * @param forms of all words of the older draft, as renumbered
 */
export function differencesOf(
  [a, inA]: readonly [Draft, readonly number[]],
  [b, inB]: readonly [Draft, readonly number[]],
  forms: readonly string[],
): Differences {
  const found: Differences = { changedA: new Set(), changedB: new Set(), form: [] };
  if (inA.length === 0 || inB.length === 0)
    return { ...found, changedA: new Set(inA), changedB: new Set(inB) };
  const formsA = inA.map((at) => forms[at] ?? '');
  const formsB = inB.map((at) => b.words[at]?.form ?? '');
  const note = (placesA: readonly number[], placesB: readonly number[]) => {
    const difference = { before: quote(a, placesA), after: quote(b, placesB) };
    // A reference that stayed as it was, though its article has another number.
    if (difference.before !== difference.after) found.form.push(difference);
  };

  let [atA, atB] = [0, 0];
  const end = { a: inA.length, b: inB.length, length: 0 };
  for (const run of [...withoutFragments(align(formsA, formsB), formsA), end]) {
    const [left, right] = [inA.slice(atA, run.a), inB.slice(atB, run.b)];
    const isForm = together(left.map((at) => a.words[at]?.form ?? '')) === together(formsB.slice(atB, run.b));
    if (!isForm) {
      for (const at of left) found.changedA.add(at);
      for (const at of right) found.changedB.add(at);
    } else if (left.length > 0) note(left, right);
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
  return found;
}

/** A word or two that stand by chance in both, between long changes, would tear them apart. */
function withoutFragments(runs: readonly Run[], words: readonly string[]): Run[] {
  return runs.filter((run, place) => {
    const [previous, next] = [runs[place - 1], runs[place + 1]];
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
    .map((at) => gapBefore(draft, at) + textAt(draft, at))
    .join('')
    .trim();
