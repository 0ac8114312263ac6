import type { Part } from './parts';
import { type Draft, gapBefore, numberAt } from './words';

/** A piece of a paragraph. */
type Piece = { text: string; isChanged: boolean };
/** A paragraph in pieces; undefined stands for one or more in which nothing changed. */
export type ComparedParagraph = readonly Piece[] | undefined;

/** The paragraphs of a part; those without a change become one that is undefined. */
export function comparedParagraphs(
  { words }: Draft,
  { start, end }: Part,
  changed: ReadonlySet<number>,
): ComparedParagraph[] {
  const compared: ComparedParagraph[] = [];
  let next = start;
  for (let paragraph = words[next]?.paragraph; paragraph && next < end; paragraph = words[next]?.paragraph) {
    const { text } = paragraph;
    let done = next === paragraph.start ? 0 : (words[next]?.from ?? 0);
    const pieces: Piece[] = [];
    const until = Math.min(paragraph.end, end);
    for (; next < until; next += 1) {
      if (!changed.has(next)) continue;
      const from = words[next]?.from ?? 0;
      while (next + 1 < until && changed.has(next + 1)) next += 1;
      if (from > done) pieces.push({ text: text.slice(done, from), isChanged: false });
      done = words[next]?.to ?? 0;
      pieces.push({ text: text.slice(from, done), isChanged: true });
    }
    const rest = text.slice(done, until === paragraph.end ? undefined : words[until]?.from);
    if (pieces.length > 0) compared.push(rest ? [...pieces, { text: rest, isChanged: false }] : pieces);
    else if (compared.length === 0 || compared.at(-1)) compared.push(undefined);
  }
  return compared;
}

/** «Art. 5 – Recesso»: where a part begins, or the beginning of that. */
function headingOf({ words }: Draft, { start }: Part): string {
  const { paragraph, from } = words[start] ?? {};
  const text = paragraph?.text.slice(paragraph.start === start ? 0 : from) ?? '';
  return text.length <= 80 ? text : `${text.slice(0, 80).replace(/\s+\S*$/, '')}…`;
}

export const headingsOf = (draft: Draft, parts: readonly Part[]): string =>
  parts.map((part) => headingOf(draft, part)).join(' + ');

/** What parts are called in a sentence: «art. 5 + art. 6»; by their headings where they have no number. */
export const namesOf = (draft: Draft, parts: readonly Part[]): string =>
  parts
    .map((part) => {
      const label = numberAt(draft, part.start) && gapBefore(draft, part.start).replace(/[\s.:;)(–—-]+$/, '');
      return label.replace(/^art/i, (art) => art.toLowerCase()) || headingOf(draft, part);
    })
    .join(' + ');
