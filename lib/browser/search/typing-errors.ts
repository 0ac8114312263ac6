/** Maximum number of typing errors in a word of this length. */
const tolerance = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Up to four words that a mistyped word may mean: the nearest ones with the same first letter, or with the first two letters
 * swapped.
 * @param word folded
 */
export function nearestWords(word: string, vocabulary: readonly string[]): string[] {
  let smallest = tolerance(word.length);
  if (smallest === 0 || /\d/.test(word)) return [];
  let nearest: string[] = [];
  for (const candidate of vocabulary) {
    const isNear = candidate[0] === word[0] || (candidate[0] === word[1] && candidate[1] === word[0]);
    if (!isNear || candidate.length < 4 || Math.abs(candidate.length - word.length) > smallest) continue;
    const steps = distance(word, candidate);
    if (steps > smallest) continue;
    if (steps < smallest) nearest = [];
    nearest.push(candidate);
    smallest = steps;
  }
  return nearest.slice(0, 4);
}

/** Number of letters to change, add, remove or swap with a neighbour (optimal string alignment). */
export function distance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let steps = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped && row > 1 && column > 1) steps = Math.min(steps, at(beforeLast, column - 2) + 1);
      current.push(steps);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
