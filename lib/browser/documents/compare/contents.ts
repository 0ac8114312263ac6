/** The page at the end of an entry of a table of contents, after dots or a space. */
const PAGE = /(?<=[\s.…])(?:pag\.\s?)?(\d{1,3})$/i;
/** Between entries in one line: after a page, which is not the number of a label. */
const NEXT_ENTRY = /(?<=[\s.…]\d{1,3})(?<!(?:art\.|articolo|clausola|§)\s?\d{1,3}) (?![–—-])/giu;
const HEADING = /(?:^|(?<=[.;:]\s))(?:INDICE|Indice|SOMMARIO|Sommario)(?!\p{L})[^.;:]{0,30}$/u;
/** Maximum length of a title. */
const MAX_TITLE = 200;

/**
 * Separates the table of contents from the other lines. Its titles come again below it, those of a price list do not.
 * @param titleOf the words of a line for comparing, without the number at its beginning
 */
export function splitContents(lines: readonly string[], titleOf: (line: string) => string) {
  // A piece that continues a line begins with a space.
  const pieces = lines.join('\n').replace(NEXT_ENTRY, '\n ').split('\n');
  /** Where each title comes for the last time: in a line of its own, before a text or after one. */
  const last = new Map<string, number>();
  for (const [index, text] of pieces.entries()) {
    const sentences = text.split(/(?<=\p{Ll})[.:;]\s/u);
    for (const title of [text, sentences[0], sentences.at(-1)])
      if (title && title.length <= MAX_TITLE) last.set(titleOf(title.trim()), index);
  }
  last.delete('');
  const others: string[] = [];
  const contents: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const start = at;
    while (PAGE.test(pieces[at] ?? '')) at += 1;
    const block = pieces.slice(start, at);
    const isKnown = block.map((text) => (last.get(titleOf(text.replace(PAGE, '').trim())) ?? 0) >= at);
    const known = block.filter((_, index) => isKnown[index]);
    const [from, to] = [Math.max(0, isKnown.indexOf(true)), isKnown.lastIndexOf(true) + 1];
    const pages = known.map((text) => Number(PAGE.exec(text)?.[1]));
    const isInOrder = pages.every((page, index) => page >= (pages[index - 1] ?? 0));
    // Without dots it may also be a table of two prices.
    const min = /(?:\.\s?){3}|…/.test(known[0] ?? '') ? 2 : 3;
    if (known.length >= min && known.length > (to - from) / 2 && isInOrder) {
      others.push(...block.splice(0, from));
      others.push((others.pop() ?? '').replace(HEADING, ''), '');
      contents.push(...block.splice(0, to - from));
    }
    others.push(...block, ...pieces.slice(at, at + 1));
  }
  return { contents: contents.join(' '), others: others.join('\n').replaceAll('\n ', ' ').split('\n') };
}
