import { straightQuotes } from '@/lib/content/characters';
import { codeLanguages, codeTitle } from '@/lib/content/code-languages';
import { type MdxNode, nodesOf, sourceOf } from '@/lib/content/text-tree';
import type { LineProblem } from '@/lib/content-error';
import { headingProblems } from './heading-rules';
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
