/** A passage that answers, with its matched words. */
export type Passage = { text: string; matched: boolean }[];

/** A page in the index. */
export type IndexedPage = {
  url: string;
  /** The text. Positions count words. */
  content: string;
  meta: { title?: string };
  /** Elements with an id, and their position in the text. */
  anchors: { element: string; id: string; text?: string; location: number }[];
};

/** A match in a page. */
export type Hit = { location: number /** Which of the words asked for. */; word: number; score: number };

/** A part of a page that answers. */
export type Part = {
  href: string;
  /** Heading of the part. Missing at the start of a page. */
  heading?: Passage;
  passage: Passage;
  /** The matched words as written. */
  words: string[];
};

/** Number of words in a passage. */
const LENGTH = 28;

/** The words of a page, as the index counts them. */
export const wordsOf = ({ content }: IndexedPage): string[] => content.split(/[^\S\uFEFF]+/);

/**
 * The best matching parts of a page. A part reaches from a heading to the next one.
 * @param page the page
 * @param hits the matches
 * @param most maximum number of parts
 * @returns best first; at least one
 */
export function bestParts(page: IndexedPage, hits: readonly Hit[], most: number): Part[] {
  const words = wordsOf(page);
  const headings = page.anchors
    .filter(({ element, text }) => /^h[2-6]$/i.test(element) && text?.trim())
    .sort((a, b) => a.location - b.location);
  const parts = [undefined, ...headings].map((heading, index) => {
    const from = heading?.location ?? 0;
    const to = headings[index]?.location ?? words.length;
    const own = hits.filter(({ location }) => location >= from && location < to);
    return { heading, from, to, own, worth: worth(own) };
  });
  return (
    parts
      // Words of the title are not in the text. Then the passage is the start of the page.
      .filter(({ own }, index) => own.length > 0 || (index === 0 && hits.length === 0))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, most)
      .map(({ heading, from, to, own }) => {
        const places = new Set(own.map(({ location }) => location));
        const text = from + (heading?.text?.trim().split(/\s+/).length ?? 0);
        const begin = bestWindow(
          own.filter(({ location }) => location >= text),
          text,
          to,
        );
        return {
          href: heading ? `${page.url}#${heading.id}` : page.url,
          ...(heading && { heading: withoutStop(marked(words, from, text, places)) }),
          passage: marked(words, begin, Math.min(to, begin + LENGTH), places),
          words: [...places].map((place) => words[place] ?? ''),
        };
      })
  );
}

/** The index ends every heading with a full stop. */
function withoutStop(heading: Passage): Passage {
  const last = heading.at(-1);
  if (last && !last.matched) last.text = last.text.replace(/\.$/, '');
  return heading.filter(({ text }) => text !== '');
}

/** The number of different words counts most, then how often each occurs. */
function worth(hits: readonly Hit[]): number {
  const best = new Map<number, number>();
  let all = 0;
  for (const { word, score } of hits) {
    best.set(word, Math.max(best.get(word) ?? 0, score));
    all += score;
  }
  let different = 0;
  for (const score of best.values()) different += 1 + score;
  return different * best.size + all / 100;
}

/** Start of the passage with most matches: a few words before the first of them. */
function bestWindow(hits: readonly Hit[], from: number, to: number): number {
  let begin = from;
  let most = -1;
  for (const { location } of hits) {
    const within = hits.filter((hit) => hit.location >= location && hit.location < location + LENGTH - 6);
    const value = worth(within);
    if (value > most) {
      most = value;
      begin = location;
    }
  }
  return Math.max(from, Math.min(begin - 6, to - LENGTH));
}

/**
 * The words between two positions. Punctuation around a match is not marked, and neighbouring matches are
 * joined.
 */
function marked(words: readonly string[], begin: number, end: number, matches: ReadonlySet<number>): Passage {
  const pieces: Passage = [];
  const add = (text: string, matched: boolean) => {
    const last = pieces.at(-1);
    if (text === '') return;
    if (last?.matched === matched) last.text += text;
    else pieces.push({ text, matched });
  };
  for (let place = begin; place < end; place++) {
    const word = words[place] ?? '';
    if (place > begin)
      add(' ', matches.has(place) && matches.has(place - 1) && pieces.at(-1)?.matched === true);
    const [, before = '', core = '', after = ''] =
      /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(word) ?? [];
    const matched = matches.has(place) && core !== '';
    add(before, false);
    add(core, matched);
    add(after, false);
  }
  return pieces;
}
