import type { ComparedParagraph, Piece } from '@/lib/browser/documents/types';
import type { Differences } from './differences';
import type { Part } from './parts';
import { isFirst, isLast, type Version, type Word } from './words';

/** Maximum number of letters of a heading; a longer one ends with a whole word. */
const MAX_HEADING = 80;

/** The paragraphs of a part. A sequence of unchanged ones is one `undefined`, but the first, its heading, is left out. */
export function comparedParagraphs(
  { words }: Version,
  part: Part,
  { changed, beside }: Differences,
  of: 'old' | 'new',
): ComparedParagraph[] {
  const compared: ComparedParagraph[] = [];
  for (const { start, end } of new Set(words.slice(part.start, part.end).map(({ paragraph }) => paragraph))) {
    const paragraph = words.slice(Math.max(start, part.start), Math.min(end, part.end));
    const isHeading = start <= part.start;
    if (paragraph.some((word) => changed.has(word) || beside.has(word)))
      compared.push(piecesOf(paragraph, changed, of));
    else if (!isHeading && (compared.length === 0 || compared.at(-1))) compared.push(undefined);
  }
  return compared;
}

/** The words of a paragraph in pieces. The text between changed words and the label of a new paragraph count as changed. */
function piecesOf(words: readonly Word[], changed: ReadonlySet<Word>, of: 'old' | 'new'): Piece[] {
  const pieces: Piece[] = [];
  const add = (text: string, isChanged: boolean) => {
    const last = pieces.at(-1);
    if (last && Boolean(last.of) === isChanged) last.text += text;
    else if (text) pieces.push(isChanged ? { text, of } : { text });
  };
  const isNew = words.every((word) => changed.has(word));
  let before: Word | undefined;
  for (const word of words) {
    add(word.gap, before ? changed.has(word) && changed.has(before) : isNew);
    add(word.text, changed.has(word));
    before = word;
  }
  if (before && isLast(before)) add(before.paragraph.tail, isNew);
  return pieces;
}

/** The beginning of a part: «Art. 5 – Recesso». */
function headingOf({ words }: Version, { start }: Part): string {
  const first = words[start];
  const text = first?.paragraph.text.slice(isFirst(first) ? 0 : first.from) ?? '';
  return text.length <= MAX_HEADING ? text : `${text.slice(0, MAX_HEADING).replace(/\s+\S*$/, '')}…`;
}

/** The headings of parts in one line. */
export const headingsOf = (version: Version, parts: readonly Part[]): string =>
  parts.map((part) => headingOf(version, part)).join(' + ');

/** The names of parts in a sentence: «art. 5 + art. 6»; their headings if they have no label. */
export const namesOf = (version: Version, parts: readonly Part[]): string =>
  parts
    .map((part) => {
      const first = version.words[part.start];
      const label = first && isFirst(first) ? first.gap : '';
      const name = label.replace(/[\s.:;)(–—«“"-]+$/, '').replace(/^art\p{L}*/iu, (art) => art.toLowerCase());
      return name || headingOf(version, part);
    })
    .join(' + ');
