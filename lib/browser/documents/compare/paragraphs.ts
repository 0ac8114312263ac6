import type { ComparedParagraph, Piece } from '@/lib/browser/documents/types';
import type { Marks } from './differences';
import type { Part } from './parts';
import { type Draft, gapAfter, gapBefore, textAt } from './words';

/** The paragraphs of a part; those without a change become one that is undefined, but for its heading. */
export function comparedParagraphs(draft: Draft, { start, end }: Part, marks: Marks): ComparedParagraph[] {
  const { words } = draft;
  const compared: ComparedParagraph[] = [];
  let next = start;
  for (let paragraph = words[next]?.paragraph; paragraph && next < end; paragraph = words[next]?.paragraph) {
    const first = next;
    next = Math.min(paragraph.end, end);
    const places = Array.from({ length: next - first }, (_, step) => first + step);
    if (places.some((at) => marks.changed.has(at) || marks.beside.has(at)))
      compared.push(piecesOf(draft, places, marks.changed));
    else if (first > start && (compared.length === 0 || compared.at(-1))) compared.push(undefined);
  }
  return compared;
}

/** Words of a paragraph in pieces. What stands between two words that changed has changed too, and the label of a new paragraph. */
function piecesOf(draft: Draft, places: readonly number[], changed: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  const add = (text: string, isChanged: boolean) => {
    const last = pieces.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else if (text) pieces.push({ text, isChanged });
  };
  const isNew = places.every((at) => changed.has(at));
  for (const [step, at] of places.entries()) {
    add(gapBefore(draft, at), step === 0 ? isNew : changed.has(at) && changed.has(at - 1));
    add(textAt(draft, at), changed.has(at));
  }
  add(gapAfter(draft, places.at(-1) ?? 0), isNew);
  return pieces;
}

/** «Art. 5 – Recesso»: where a part begins, or the beginning of that. */
function headingOf({ words }: Draft, { start }: Part): string {
  const { paragraph, from } = words[start] ?? {};
  const text = paragraph?.text.slice(paragraph.start === start ? 0 : from) ?? '';
  return text.length <= 80 ? text : `${text.slice(0, 80).replace(/\s+\S*$/, '')}…`;
}

export const headingsOf = (draft: Draft, parts: readonly Part[]): string =>
  parts.map((part) => headingOf(draft, part)).join(' + ');

/** What parts are called in a sentence: «art. 5 + art. 6»; by their headings where they have no label. */
export const namesOf = (draft: Draft, parts: readonly Part[]): string =>
  parts
    .map((part) => {
      const label =
        draft.words[part.start]?.paragraph.start === part.start ? gapBefore(draft, part.start) : '';
      const name = label.replace(/[\s.:;)(–—«“"-]+$/, '').replace(/^art\p{L}*/iu, (art) => art.toLowerCase());
      return name || headingOf(draft, part);
    })
    .join(' + ');
