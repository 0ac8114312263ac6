import { type MdxNode, nodesOf, sourceOf } from '@/lib/content/text-tree';
import type { LineProblem } from '@/lib/content-error';

/** The message about footnotes. */
export const noFootnotes =
  'le note a piè di pagina qui non ci sono. Scrivete la nota nel testo, fra parentesi, o in un <Note>.';

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'), 'gu');

/** The beginning of a URL. Plain words in parentheses are not a URL. */
const url = '(?:[/#]|https?:|mailto:)';
/** A sign that makes words in parentheses a URL. */
const urlSign = '[./#:@]';

/** Signs of Markdown that the parser has left in a text, and how to write them. A backslash allows them. */
const leftOvers: [pattern: RegExp, fix: string][] = [
  [
    anyOf(
      // ** words, ~~ words, ` words
      String.raw`(?<!\\)(?:\*\*|~~|\x60).{0,30}`,
      // __ words, but not a line to fill in: ______
      String.raw`(?<![\\_\p{L}\p{N}])__(?!_).{0,30}`,
      // *words * and _words _
      String.raw`(?<![\p{L}\p{N}\\*_])([*_])(?=[^\s*_])[^*_\n]*\s\1(?![*_\p{L}\p{N}])`,
    ),
    'i segni che danno rilievo vanno attaccati alle parole e staccati dalle altre: **parole**. Uno che deve restare vuole davanti una barra: \\*.',
  ],
  [
    // ![words](my picture.jpg) and ![words] (picture.jpg)
    /(?<!\\)!\[[^\]]*\]\s*\([^)]*\)/g,
    'una figura si scrive ![che cosa si vede](nome.jpg), senza spazi fra le parentesi e nel nome del file.',
  ],
  [
    anyOf(
      // ](/my page) and ](my /page)
      String.raw`(?<!\\)\]\((?:[^)\s]*${urlSign}[^)]*\s[^)]*|[^)]*\s[^)\s]*${urlSign}[^)]*)\)`,
      // [words] (/page) and [words](/page without the end
      String.raw`(?<![\\!])\[[^[\]\n]+\](?:\s+\(${url}[^)]*\)?|\(${url}[^)]*$)`,
      // (words)[/page]
      String.raw`\([^()\n]+\)\[${url}[^\]]*\]`,
    ),
    'un collegamento si scrive [le parole](/indirizzo), senza spazi fra le parentesi e nell’indirizzo.',
  ],
  // [^1]
  [/(?<!\\)\[\^[^\]\s]+\]/g, noFootnotes],
];

/** The same at the beginning of a line. */
const lineLeftOvers: typeof leftOvers = [
  [
    // ##Heading and #Heading, but not #hashtag
    /^[>\s]*(?:#{2,6}[^\s#]|#\p{Lu}).*/gmu,
    'dopo i cancelletti di un titolo va uno spazio; un cancelletto che deve restare si scrive \\#.',
  ],
  [
    // | cell | cell |
    /^[>\s]*\|.*\|/gm,
    'sotto la prima riga di una tabella ne va una con tanti trattini quante le celle: |---|---|.',
  ],
];

/** Longest quotation of a mistake in a message, in characters. */
const MAX_QUOTED = 40;

/** The beginning of a text, for a message. */
export function shortened(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > MAX_QUOTED ? `${trimmed.slice(0, MAX_QUOTED)}…` : trimmed;
}

/** Signs of Markdown that visitors would read in a text node. */
export function leftOverProblems(node: MdxNode, parents: readonly MdxNode[], source: string): LineProblem[] {
  const siblings = parents.at(-1)?.children ?? [];
  const next = siblings[siblings.indexOf(node) + 1];
  // A bare URL becomes a link automatically, even inside parentheses.
  const raw = sourceOf(node, source) + (next?.type === 'link' ? next.url : '');
  const find = (patterns: typeof leftOvers) =>
    patterns.flatMap(([pattern, fix]) =>
      [...raw.matchAll(pattern)].map(({ 0: words, index }) => ({
        index,
        message: `«${shortened(words)}» si leggerebbe così com’è: ${fix}`,
      })),
    );
  // Only the first text of a paragraph begins with a line.
  const atLines = find(lineLeftOvers).filter(({ index }) => index > 0 || siblings[0] === node);
  return [...find(leftOvers), ...atLines].map(({ index, message }) => {
    const linesBefore = raw.slice(0, index).split('\n').length - 1;
    return { line: node.position && node.position.start.line + linesBefore, message };
  });
}

/** Bullets of word processors. */
const bullet = /^\s*([•‣◦▪●○■□∙])|^\s*(·)\s/;
/** Dashes, and hyphens without a space. */
const dash = /^\s*(?:([–—])\s|(-)\p{L})/u;

/** The sign of a word processor at the beginning of a line. */
function signOf(line = ''): string | undefined {
  const [, ...signs] = bullet.exec(line) ?? dash.exec(line) ?? [];
  return signs.find(Boolean);
}

/** Lists that were copied from a word processor, with one message for a whole list. */
export function copiedListProblems(tree: MdxNode, source: string): LineProblem[] {
  const lines = linesOfText(tree, source);
  return lines.flatMap(({ text, line }, index) => {
    const sign = signOf(text);
    if (!sign || sign === signOf(lines[index - 1]?.text)) return [];
    // A single dash may begin a remark.
    if (dash.test(text) && sign !== signOf(lines[index + 1]?.text)) return [];
    const message = `«${sign}» all’inizio della riga non fa un elenco. Cominciate ogni voce con un trattino e uno spazio: «- ».`;
    return [{ line, message }];
  });
}

/** The lines of a file that are not blank, code or frontmatter, with their numbers. */
function linesOfText(tree: MdxNode, source: string): { text: string; line: number }[] {
  const excluded = [...nodesOf(tree)].flatMap(([{ type, position }]) =>
    type === 'code' || type === 'yaml' ? (position ?? []) : [],
  );
  const lines = source.split('\n').map((text, index) => ({ text, line: index + 1 }));
  return lines.filter(({ text, line }) => {
    const isExcluded = excluded.some(({ start, end }) => start.line <= line && line <= end.line);
    return text.trim() !== '' && !isExcluded;
  });
}
