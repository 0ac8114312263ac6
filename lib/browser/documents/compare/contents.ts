/** The page at the end of an entry of a table of contents, after dots or a space. */
const PAGE = /(?<=[\s.…])(?:pag\.\s?)?(\d{1,3})$/i;
/** Between entries in one line: after a page, which is not the number of a label. */
const NEXT_ENTRY = /(?<=[\s.…]\d{1,3})(?<!(?:art\.|articolo|clausola|§)\s?\d{1,3})\s(?![–—-])/iu;
const DOTS = /\.\s?\.\s?\.|…/;
const HEADING = /(?:^|(?<=[.;:]\s))(?:INDICE|Indice|SOMMARIO|Sommario)(?!\p{L})[^.;:]{0,30}$/u;
/** Maximum length of a title. */
const MAX_TITLE = 200;
/** Minimum number of entries whose titles come again below, with dots and without. */
const MIN_ENTRIES = { dots: 2, spaces: 3 };

/**
 * Separates the table of contents from the other lines. Its titles come again below it, those of a price list do not.
 * @param titleOf the words of a line for comparing, without the number at its beginning
 */
export function splitContents(
  lines: readonly string[],
  titleOf: (line: string) => string,
): { contents: string; others: string[] } {
  const pieces = lines.flatMap((line) =>
    line.split(NEXT_ENTRY).map((text, index) => ({ text, isContinued: index > 0 })),
  );
  /** Where each title comes for the last time: in a line of its own, before a text or after one. */
  const last = new Map<string, number>();
  for (const [index, { text }] of pieces.entries()) {
    const sentences = text.split(/(?<=\p{Ll})[.:;]\s/u);
    for (const title of [text, sentences[0], sentences.at(-1)])
      if (title && title.length <= MAX_TITLE) last.set(titleOf(title), index);
  }
  last.delete('');
  const others: string[] = [];
  const contents: string[] = [];
  const keep = (kept: typeof pieces) => {
    for (const { text, isContinued } of kept) others.push(isContinued ? `${others.pop()} ${text}` : text);
  };
  for (let at = 0; at < pieces.length; at += 1) {
    const start = at;
    while (PAGE.test(pieces[at]?.text ?? '')) at += 1;
    const block = pieces.slice(start, at);
    const isKnown = block.map(({ text }) => (last.get(titleOf(text.replace(PAGE, ''))) ?? 0) >= at);
    const known = block.filter((_, index) => isKnown[index]);
    const [from, to] = [Math.max(0, isKnown.indexOf(true)), isKnown.lastIndexOf(true) + 1];
    const pages = known.map(({ text }) => Number(PAGE.exec(text)?.[1]));
    const isInOrder = pages.every((page, index) => page >= (pages[index - 1] ?? 0));
    const min = DOTS.test(known[0]?.text ?? '') ? MIN_ENTRIES.dots : MIN_ENTRIES.spaces;
    if (known.length >= min && known.length > (to - from) / 2 && isInOrder) {
      keep(block.splice(0, from));
      others.push((others.pop() ?? '').replace(HEADING, ''), '');
      contents.push(...block.splice(0, to - from).map(({ text }) => text));
    }
    keep([...block, ...pieces.slice(at, at + 1)]);
  }
  return { contents: contents.join(' '), others };
}
