/** Number of letters to change, add, remove or swap with a neighbour to turn one word into another (optimal string alignment). */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const added = at(current, column - 1) + 1;
      const removed = at(last, column) + 1;
      const changed = at(last, column - 1) + (isSame ? 0 : 1);
      const areSwapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = areSwapped ? at(beforeLast, column - 2) + 1 : Infinity;
      current.push(Math.min(added, removed, changed, swapped));
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Infinity;
