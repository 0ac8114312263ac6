import { importIsCode } from '@/lib/content/mdx-syntax-error';
import { type MdxNode, nodesOf } from '@/lib/content/text-tree';
import type { LineProblem } from '@/lib/content-error';
import { pictureNameProblem } from '@/lib/pictures/name';
import { type ElementValues, elementProblems } from './element-rules';

type MdxContext = {
  /** Path for messages. */
  file: string;
  /** Folder of the pictures, absolute. */
  pictures: string;
  values: ElementValues;
};

/** The problems of a whole MDX file that are not about Markdown: wrong elements and pictures, and code. */
export function mdxProblems(tree: MdxNode, context: MdxContext): LineProblem[] {
  return [...nodesOf(tree)].flatMap(([node]) =>
    nodeProblems(node, context).map((message) => ({ line: node.position?.start.line, message })),
  );
}

function nodeProblems(node: MdxNode, { file, pictures, values }: MdxContext): string[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementProblems(node, file, values);
    case 'image':
      return pictureProblems(node, pictures);
    case 'mdxjsEsm':
      return [importIsCode];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (isComment(node)) return [];
      return [`le parentesi graffe «{${node.value}}» qui sono codice. Toglietele, o scrivete \\{ e \\}.`];
    default:
      return [];
  }
}

/** Whether an expression is only a comment: code has statements. */
const isComment = ({ data }: MdxNode) =>
  (data as { estree?: { body: unknown[] } } | undefined)?.estree?.body.length === 0;

function pictureProblems({ url = '', alt }: MdxNode, pictures: string): string[] {
  const problems: string[] = [];
  const nameProblem = pictureNameProblem(url, pictures);
  if (nameProblem) problems.push(nameProblem);
  if (!alt?.trim())
    problems.push(`«${url}» non ha testo. Scrivete fra le parentesi quadre che cosa si vede: ![…](${url})`);
  return problems.map((problem) => `la figura ${problem}`);
}
