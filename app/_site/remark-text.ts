import { relative } from 'node:path';
import type { Root, Text } from 'mdast';
import type { Processor } from 'unified';
import { characterProblems, withoutInvisible } from '@/lib/content/characters';
import { markdownProblems } from '@/lib/content/markdown-rules';
import { mdxProblems } from '@/lib/content/mdx-rules';
import { type MdxSyntaxError, mdxSyntaxProblem } from '@/lib/content/mdx-syntax-error';
import { isDraft } from '@/lib/content/publication';
import { correctWords, type MdxNode, textSyntax } from '@/lib/content/text-tree';
import { ContentError } from '@/lib/content-error';
import { picturesFolder } from '@/lib/pictures/name';
import { projectPath } from '@/lib/project-path';
import { mdxValues } from './mdx-values';

/** The part of a vfile that is used. */
type TextFile = { path: string; data: Record<string, unknown> };

const fileOf = ({ path }: TextFile) => relative(process.cwd(), path).replaceAll('\\', '/');

/** @throws ContentError that lists all that is wrong with a text */
function check(tree: MdxNode, source: string, file: string): void {
  const problems = [
    ...characterProblems(file, source),
    ...[
      ...markdownProblems(tree, withoutInvisible(source)),
      ...mdxProblems(tree, { file, pictures: projectPath(picturesFolder), values: mdxValues }),
    ].map((problem) => ({ file, ...problem })),
  ].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  if (problems.length > 0) throw new ContentError(problems);
}

/**
 * In development a text with a mistake becomes a page with the message, which is also printed.
 */
function shownInstead(error: unknown): Root {
  const { message } = error as Error;
  console.error(message);
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

/**
 * A plugin of remark that every compiler of texts uses: their Markdown, and the check that keeps code out.
 * @param options `showsDrafts`: in a preview (D49) drafts are compiled, and stop it, like other texts
 */
export function remarkText(this: Processor, { showsDrafts = false }: { showsDrafts?: boolean } = {}) {
  textSyntax.call(this);
  const { parser } = this;
  const leavesOut = (text: string) => process.env.NODE_ENV === 'production' && !showsDrafts && isDraft(text);
  const inDevelopment = process.env.NODE_ENV === 'development';
  if (parser) {
    this.parser = (text, file) => {
      const read = () => {
        try {
          return correctWords(parser(withoutInvisible(text), file) as MdxNode) as Root;
        } catch (error) {
          const problem = new ContentError([mdxSyntaxProblem(error as MdxSyntaxError, fileOf(file), text)]);
          if (!inDevelopment) throw problem;
          file.data.unread = true;
          return shownInstead(problem);
        }
      };
      if (!leavesOut(text)) return read();
      // A draft is compiled empty. Its mistakes are printed, and stop nothing.
      try {
        check(read() as MdxNode, text, fileOf(file));
      } catch (error) {
        console.error(`Bozza. ${error instanceof Error ? error.message : error}`);
      }
      return parser('', file);
    };
  }
  return (tree: Root, file: TextFile): Root => {
    const source = String(file);
    if (leavesOut(source) || file.data.unread) return tree;
    try {
      check(tree as MdxNode, source, fileOf(file));
      return tree;
    } catch (error) {
      if (!inDevelopment) throw error;
      return shownInstead(error);
    }
  };
}
