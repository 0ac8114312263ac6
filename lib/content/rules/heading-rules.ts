import { headingOf } from '@/lib/content/slug';
import { type MdxNode, nodesOf, sourceOf, wordsIn } from '@/lib/content/text-tree';
import type { LineProblem } from '@/lib/content-error';

/** Nodes that a heading cannot contain: it is a link itself, and its anchor is made from its words. */
const refusedInHeadings = /^(?:mdxJsx|link|image|footnote)/;

/** The level of the page's own title, above all headings of a text. */
const TITLE_DEPTH = 1;

/** Headings of a wrong level or in a wrong place, and headings without an anchor of their own. */
export function headingProblems(tree: MdxNode, source: string): LineProblem[] {
  const problems: LineProblem[] = [];
  const lines = new Map<string, number | undefined>();
  let lastDepth = TITLE_DEPTH;
  for (const [node, parents] of nodesOf(tree)) {
    if (node.type !== 'heading') continue;
    const { depth = TITLE_DEPTH, position } = node;
    const line = position?.start.line;
    const { id } = headingOf(wordsIn(node));
    const messages = [
      formProblem(node, parents, source) ?? levelProblem(depth, lastDepth),
      anchorProblem(node, lines),
    ];
    for (const message of messages) if (message) problems.push({ line, message });
    if (!lines.has(id)) lines.set(id, line);
    if (depth > TITLE_DEPTH) lastDepth = depth;
  }
  return problems;
}

function formProblem(node: MdxNode, parents: readonly MdxNode[], source: string): string | undefined {
  if (!sourceOf(node, source).startsWith('#'))
    return 'la riga di segni subito sotto fa di questo testo un titolo. Lasciate in mezzo una riga vuota.';
  if (parents.some(({ type }) => type === 'listItem' || type === 'blockquote'))
    return 'un titolo non sta in un elenco o in una citazione. Cominciatelo a capo, senza segni davanti.';
  return undefined;
}

function levelProblem(depth: number, lastDepth: number): string | undefined {
  if (depth === TITLE_DEPTH)
    return 'il titolo di primo livello è già quello della pagina. Usate ## per i capitoli.';
  if (depth <= lastDepth + 1) return undefined;
  return `il titolo salta un livello. Scrivetelo con ${'#'.repeat(lastDepth + 1)} invece di ${'#'.repeat(depth)}.`;
}

/** @param lines of the earlier headings, by anchor */
function anchorProblem(node: MdxNode, lines: ReadonlyMap<string, number | undefined>): string | undefined {
  const { id, text } = headingOf(wordsIn(node));
  if ([...nodesOf(node)].some(([{ type }]) => refusedInHeadings.test(type)))
    return 'un titolo non può contenere elementi, collegamenti o figure. Usate solo parole.';
  if (!id) {
    const marks = '#'.repeat(node.depth ?? TITLE_DEPTH);
    return `dal titolo «${text}» non si ricava un indirizzo. Aggiungetelo: ${marks} ${text} [#indirizzo]`;
  }
  return lines.has(id)
    ? `il titolo «${text}» è già alla riga ${lines.get(id)}. Cambiate uno dei due.`
    : undefined;
}
