import { straightQuotes } from '@/lib/content/characters';
import { codeLanguages, codeTitle } from '@/lib/content/code-languages';
import { headingOf } from '@/lib/content/slug';
import { type MdxNode, nodesOf, sourceOf, wordsIn } from '@/lib/content/text-tree';
import type { LineProblem } from '@/lib/content-error';
import { copiedListProblems, leftOverProblems, noFootnotes, shortened } from './left-over-signs';

/**
 * Markdown that would not be shown as it was meant, and Markdown that pages do not support.
 * @param tree of the whole file, for the line numbers
 * @param source of the file
 */
export function markdownProblems(tree: MdxNode, source: string): LineProblem[] {
  const problems = [...headingProblems(tree, source), ...copiedListProblems(tree, source)];
  const references = [...nodesOf(tree)].filter(([{ type }]) => type.endsWith('Reference'));
  const usedDefinitions = new Set(references.map(([{ identifier }]) => identifier));
  for (const [node, parents] of nodesOf(tree)) {
    problems.push(...quoteProblems(node));
    if (node.type === 'text') problems.push(...leftOverProblems(node, parents, source));
    if (node.type === 'table') problems.push(...longRowProblems(node));
    const messages = unsupportedProblems(node);
    if (node.type === 'code') messages.push(...codeProblems(node));
    if (node.type === 'definition' && !usedDefinitions.has(node.identifier)) {
      const definition = shortened(sourceOf(node, source));
      messages.push(`«${definition}» non si leggerebbe. Se è testo, scrivete \\[ invece di [.`);
    }
    for (const message of messages) problems.push({ line: node.position?.start.line, message });
  }
  return problems;
}

/** Straight quotes in the words of a node, with their lines. */
function quoteProblems({ type, value = '', alt, title, position }: MdxNode): LineProblem[] {
  const words = type === 'text' ? value : `${alt ?? ''} ${title ?? ''}`;
  return words.split('\n').flatMap((text, index) => {
    const line = position && position.start.line + index;
    return straightQuotes(text).map((message) => ({ line, message }));
  });
}

/** Footnotes, check boxes, and titles of links and pictures. */
function unsupportedProblems({ type, checked, title }: MdxNode): string[] {
  const problems: string[] = [];
  if (type === 'footnoteReference' || type === 'footnoteDefinition') problems.push(noFootnotes);
  if (typeof checked === 'boolean')
    problems.push('le caselle [ ] e [x] qui non ci sono. Toglietele: basta «- » davanti a ogni voce.');
  if (title) {
    const fix = type === 'image' ? ', o fatene una didascalia: <Figure caption="…">' : '';
    problems.push(`«${title}» accanto all’indirizzo non si leggerebbe. Toglietelo${fix}.`);
  }
  return problems;
}

function longRowProblems({ children: [head, ...rows] = [] }: MdxNode): LineProblem[] {
  const columns = head?.children?.length ?? 0;
  return rows.flatMap(({ children = [], position }) => {
    if (children.length <= columns) return [];
    const message = `la riga ha ${children.length} celle e la testa della tabella ${columns}: le ultime andrebbero perse. Una barra che non divide celle si scrive \\|.`;
    return [{ line: position?.start.line, message }];
  });
}

function codeProblems({ lang, meta }: MdxNode): string[] {
  const known = Object.keys(codeLanguages);
  const title = codeTitle(meta ?? '');
  const problems = straightQuotes(title ?? '');
  if (lang && !known.includes(lang)) {
    problems.push(
      `il codice è in «${lang}», che non è previsto. Si possono scrivere: ${known.join(', ')}; «text» va bene per tutto.`,
    );
  }
  if (meta && !title) {
    problems.push(
      `accanto a «${lang}» c’è «${meta}», che non dice nulla. Scrivete title="Risposta", con il nome del blocco.`,
    );
  }
  return problems;
}

/** Nodes that a heading cannot contain: it is a link itself, and its anchor is made from its words. */
const refusedInHeadings = /^(?:mdxJsx|link|image|footnote)/;

/** The level of the page's own title, above all headings of a text. */
const TITLE_DEPTH = 1;

/** Headings of a wrong level or in a wrong place, and headings without an anchor of their own. */
function headingProblems(tree: MdxNode, source: string): LineProblem[] {
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
