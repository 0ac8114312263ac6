import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Processor } from 'unified';
import type { Heading } from '@/lib/schema/text';
import { withApostrophes, withoutInvisible } from './characters';
import { headingOf } from './slug';

/** A node of mdast with MDX: only the properties that are used. */
export type MdxNode = {
  type: string;
  children?: MdxNode[];
  position?: { start: Point; end: Point };
  /** Of an element. */
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  /** Of a link or a picture. */
  url?: string;
  alt?: string | null;
  title?: string | null;
  /** Of a reference, and of the definition that it refers to. */
  identifier?: string;
  value?: string;
  data?: unknown;
  /** First number of a list. */
  start?: number | null;
  /** Whether the box of a list item is ticked. */
  checked?: boolean | null;
  /** Of a heading. */
  depth?: number;
  /** Language of a code block, and the rest of its line. */
  lang?: string | null;
  meta?: string | null;
};
type Point = { line: number; column: number; offset?: number };

/** Remark plugin with the syntax of the texts. A single tilde does not strike out, because «~10» is a number in Italian. */
export function textSyntax(this: Processor): void {
  this.use(remarkFrontmatter).use(remarkGfm, { singleTilde: false });
}

const processor = createProcessor({ remarkPlugins: [textSyntax] });

/**
 * Parses a text as its page does, with the line numbers of the file.
 * @throws an MdxSyntaxError
 */
export const parseMdx = (source: string): MdxNode =>
  correctWords(processor.parse(withoutInvisible(source)) as MdxNode);

/**
 * The same.
 * @returns an empty tree if that fails: the compiler reports the reason (lib/content/mdx-syntax-error.ts)
 */
export function parseText(source: string): MdxNode {
  try {
    return parseMdx(source);
  } catch {
    return { type: 'root' };
  }
}

/** A node and all nodes below it, in order, with their parents, the nearest last. */
export function* nodesOf(
  node: MdxNode,
  parents: readonly MdxNode[] = [],
): Generator<[node: MdxNode, parents: readonly MdxNode[]]> {
  yield [node, parents];
  const within = [...parents, node];
  for (const child of node.children ?? []) yield* nodesOf(child, within);
}

/** Headings of the second and third level, in order. */
export function outline(tree: MdxNode): Heading[] {
  const headings: Heading[] = [];
  for (const [node] of nodesOf(tree)) {
    const { type, depth } = node;
    if (type === 'heading' && (depth === 2 || depth === 3))
      headings.push({ ...headingOf(wordsIn(node)), depth });
  }
  return headings;
}

/** The source of a node; its value if it has no position, as a text beside an automatic link. */
export const sourceOf = ({ position, value = '' }: MdxNode, source: string): string =>
  position ? source.slice(position.start.offset, position.end.offset) : value;

/** The text of a node. */
export const wordsIn = ({ value, children = [] }: MdxNode): string => value ?? children.map(wordsIn).join('');

/**
 * Replaces straight apostrophes in the words of a tree, but not in code and URLs.
 * @returns the same tree
 */
export function correctWords<Tree extends MdxNode>(tree: Tree): Tree {
  for (const [node] of nodesOf(tree)) {
    if (node.type === 'text') node.value = withApostrophes(node.value ?? '');
    if (node.alt) node.alt = withApostrophes(node.alt);
    if (node.title) node.title = withApostrophes(node.title);
    for (const attribute of node.attributes ?? []) {
      if (typeof attribute.value === 'string') attribute.value = withApostrophes(attribute.value);
    }
  }
  return tree;
}
