import { type MdxNode, sourceOf } from '@/lib/content/text-tree';
import type { LineProblem } from '@/lib/content-error';

/** Signs of Markdown that the parser has left in a text, and how to write them. A backslash allows them. */
const leftOvers: [pattern: RegExp, fix: string][] = [
  [
    // ** words, ` words
    /(?<!\\)(?:\*\*|`).{0,30}/gu,
    'i segni che danno rilievo vanno attaccati alle parole e staccati dalle altre: **parole**. Uno che deve restare vuole davanti una barra: \\*.',
  ],
  [
    // ##Heading at the beginning of a line
    /^[>\s]*#{2,6}[^\s#].*/gm,
    'dopo i cancelletti di un titolo va uno spazio; un cancelletto che deve restare si scrive \\#.',
  ],
];

/** Longest quotation of a mistake in a message, in characters. */
const MAX_QUOTED = 40;

/** The beginning of a text, for a message. */
function shortened(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > MAX_QUOTED ? `${trimmed.slice(0, MAX_QUOTED)}…` : trimmed;
}

/** Signs of Markdown that visitors would read in a text node. */
export function leftOverProblems(node: MdxNode, source: string): LineProblem[] {
  const raw = sourceOf(node, source);
  return leftOvers.flatMap(([pattern, fix]) =>
    [...raw.matchAll(pattern)].map(({ 0: words, index }) => ({
      line: node.position && node.position.start.line + raw.slice(0, index).split('\n').length - 1,
      message: `«${shortened(words)}» si leggerebbe così com’è: ${fix}`,
    })),
  );
}
