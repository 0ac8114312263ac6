import { codeLanguages } from '@/lib/content/code-languages';
import { type MdxNode, nodesOf } from '@/lib/content/text-tree';
import type { LineProblem } from '@/lib/content-error';
import { headingProblems } from './heading-rules';
import { leftOverProblems } from './left-over-signs';

/**
 * Markdown that would not be shown as it was meant, and Markdown that pages do not support.
 * @param tree of the whole file, for the line numbers
 * @param source of the file
 */
export function markdownProblems(tree: MdxNode, source: string): LineProblem[] {
  const problems = headingProblems(tree, source);
  for (const [node] of nodesOf(tree)) {
    if (node.type === 'text') problems.push(...leftOverProblems(node, source));
    if (node.type === 'table') problems.push(...longRowProblems(node));
    for (const message of unsupportedProblems(node))
      problems.push({ line: node.position?.start.line, message });
  }
  return problems;
}

/** Footnotes, check boxes, and code in an unknown language. */
function unsupportedProblems({ type, checked, lang }: MdxNode): string[] {
  if (type === 'footnoteReference' || type === 'footnoteDefinition')
    return [
      'le note a piè di pagina qui non ci sono. Scrivete la nota nel testo, fra parentesi, o in un <Note>.',
    ];
  if (typeof checked === 'boolean')
    return ['le caselle [ ] e [x] qui non ci sono. Toglietele: basta «- » davanti a ogni voce.'];
  const languages = Object.keys(codeLanguages);
  if (type !== 'code' || !lang || languages.includes(lang)) return [];
  const known = `Si possono scrivere: ${languages.join(', ')}; «text» va bene per tutto.`;
  return [`il codice è in «${lang}», che non è previsto. ${known}`];
}

function longRowProblems({ children: [head, ...rows] = [] }: MdxNode): LineProblem[] {
  const columns = head?.children?.length ?? 0;
  return rows.flatMap(({ children = [], position }) => {
    if (children.length <= columns) return [];
    const message = `la riga ha ${children.length} celle e la testa della tabella ${columns}: le ultime andrebbero perse. Una barra che non divide celle si scrive \\|.`;
    return [{ line: position?.start.line, message }];
  });
}
