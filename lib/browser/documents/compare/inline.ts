import type { ComparedParagraph, Piece } from '@/lib/browser/documents/types';

/** Words, and space and punctuation, which only one side may have beside its words. */
const TOKEN = /[\p{L}\p{N}]+|./gsu;
const SEPARATOR = /^[\s\p{P}]/u;

/** The pieces of one side in one text, with a line break between paragraphs, and `gap` for unchanged ones. */
export const sidePieces = (side: readonly ComparedParagraph[], gap: string): Piece[] =>
  side.flatMap((pieces, index) => [...(index > 0 ? [{ text: '\n' }] : []), ...(pieces ?? [{ text: gap }])]);

const tokensOf = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece) => (piece.text.match(TOKEN) ?? []).map((text) => ({ ...piece, text })));

/**
 * Both sides of a change in one text.
 * @returns undefined if the sides differ in what counts as unchanged, such as case: then they stay two texts
 */
export function inlinePieces(
  old: readonly ComparedParagraph[],
  current: readonly ComparedParagraph[],
  gap: string,
): Piece[] | undefined {
  const [left, right] = [tokensOf(sidePieces(old, '')), tokensOf(sidePieces(current, gap))];
  const merged: Piece[] = [];
  const add = (at: number, { text }: Piece, of?: Piece['of']) => {
    const last = merged.at(-1);
    if (last && last.of === of) last.text += text;
    else merged.push(of ? { text, of } : { text });
    return at + 1;
  };
  for (let [a, b] = [0, 0]; a < left.length || b < right.length; ) {
    const [x, y] = [left[a], right[b]];
    if (x?.of) a = add(a, x, 'old');
    else if (y?.of) b = add(b, y, 'new');
    else if (x && x.text === y?.text) [a, b] = [add(a, x), b + 1];
    else if (y && SEPARATOR.test(y.text)) b = add(b, y);
    else if (x && SEPARATOR.test(x.text)) a = add(a, x, 'old');
    else return undefined;
  }
  return merged;
}
