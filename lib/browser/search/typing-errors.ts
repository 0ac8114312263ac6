/** Maximum number of typing errors in a word of this length. */
const maxErrors = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Up to four words that a mistyped word may mean: the nearest ones with the same first letter, or with the first two letters
 * swapped.
 * @param word folded
 */
export function nearestWords(word: string, vocabulary: readonly string[]): string[] {
  let maxDistance = maxErrors(word.length);
  if (maxDistance === 0 || /\d/.test(word)) return [];
  let nearest: string[] = [];
  for (const candidate of vocabulary) {
    const isNear = candidate[0] === word[0] || (candidate[0] === word[1] && candidate[1] === word[0]);
    if (!isNear || candidate.length < 4 || Math.abs(candidate.length - word.length) > maxDistance) continue;
    const edits = distance(word, candidate);
    if (edits > maxDistance) continue;
    if (edits < maxDistance) nearest = [];
    nearest.push(candidate);
    maxDistance = edits;
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
      let edits = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped && row > 1 && column > 1) edits = Math.min(edits, at(beforeLast, column - 2) + 1);
      current.push(edits);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
