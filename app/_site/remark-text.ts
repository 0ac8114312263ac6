import { relative } from 'node:path';
import type { Root, Text } from 'mdast';
import type { Processor } from 'unified';
import { characterProblems, withoutInvisible } from '@/lib/content/characters';
import { type MdxSyntaxError, mdxSyntaxProblem } from '@/lib/content/mdx-syntax-error';
import { isDraft } from '@/lib/content/publication';
import { markdownProblems } from '@/lib/content/rules/markdown-rules';
import { mdxProblems } from '@/lib/content/rules/mdx-rules';
import { correctWords, type MdxNode, textSyntax } from '@/lib/content/text-tree';
import { ContentError } from '@/lib/content-error';
import { reasonOf } from '@/lib/log';
import { picturesFolder } from '@/lib/pictures/name';
import { projectPath } from '@/lib/project-path';
import { mdxValues } from './mdx-values';

/**
 * The remark plugin of all MDX texts: it enables our Markdown and rejects what texts may not contain, such as code. A mistake
 * stops a build; in development the message is printed and the page shows it. A build compiles a draft as an empty text, and only
 * prints its mistakes.
 * @param options `showsDrafts`: drafts are compiled, and stop the build, like other texts (in a preview, D49)
 */
export function remarkText(this: Processor, { showsDrafts = false }: { showsDrafts?: boolean } = {}): void {
  textSyntax.call(this);
  const { parser } = this;
  if (!parser) return;
  this.parser = (text, file) => {
    const name = relative(process.cwd(), file.path).replaceAll('\\', '/');
    const isHiddenDraft = process.env.NODE_ENV === 'production' && !showsDrafts && isDraft(text);
    try {
      const tree = checkedTree(() => parser(withoutInvisible(text), file), text, name);
      if (!isHiddenDraft) return tree;
    } catch (error) {
      const message = reasonOf(error);
      if (!isHiddenDraft && process.env.NODE_ENV !== 'development') throw error;
      console.error(isHiddenDraft ? `Bozza. ${message}` : message);
      if (!isHiddenDraft) return errorTree(message);
    }
    // A hidden draft is compiled as an empty text.
    return parser('', file);
  };
}

/** The tree of a text. @throws ContentError that lists all its mistakes */
function checkedTree(parse: () => unknown, source: string, file: string): Root {
  let tree: MdxNode;
  try {
    tree = correctWords(parse() as MdxNode);
  } catch (error) {
    throw new ContentError([mdxSyntaxProblem(error as MdxSyntaxError, file, source)]);
  }
  const treeProblems = [
    ...markdownProblems(tree, withoutInvisible(source)),
    ...mdxProblems(tree, { file, pictures: projectPath(picturesFolder), values: mdxValues }),
  ];
  const problems = [
    ...characterProblems(file, source),
    ...treeProblems.map((problem) => ({ file, ...problem })),
  ].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  if (problems.length > 0) throw new ContentError(problems);
  return tree as Root;
}

/** A page that shows an error message: its first line, then the others as a list. */
function errorTree(message: string): Root {
  const [head = '', ...problems] = message.split('\n');
  const text = (value: string): Text => ({ type: 'text', value: value.trim() });
  return {
    type: 'root',
    children: [
      { type: 'paragraph', children: [{ type: 'strong', children: [text(head)] }] },
      {
        type: 'list',
        children: problems.map((problem) => ({
          type: 'listItem',
          children: [{ type: 'paragraph', children: [text(problem)] }],
        })),
      },
    ],
  };
}
