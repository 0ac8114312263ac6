import { join, relative } from 'node:path';
import { type MdxNode, mdxProblems } from '@/lib/content/mdx-rules';
import { type MdxSyntaxError, mdxSyntaxProblem } from '@/lib/content/mdx-syntax-error';
import { ContentError } from '@/lib/content-error';
import { picturesFolder } from '@/lib/pictures/name';
import { textValues } from './text-values';

const shown = (path: string, root: string) => relative(root, path).replaceAll('\\', '/');

/**
 * Checks a text as it is compiled.
 * @param path of its file, absolute
 * @throws ContentError with all that is wrong
 */
export function checkText(tree: MdxNode, path: string, root = process.cwd()): void {
  const problems = mdxProblems(tree, {
    file: shown(path, root),
    pictures: join(root, picturesFolder),
    values: textValues,
  });
  if (problems.length > 0) throw new ContentError(problems);
}

/** What to throw instead of what the reader of a text says. @param error as it was thrown */
export const unreadable = (error: unknown, path: string, root = process.cwd()): ContentError =>
  new ContentError([mdxSyntaxProblem(error as MdxSyntaxError, shown(path, root))]);
