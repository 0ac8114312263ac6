import { join, relative } from 'node:path';
import { type MdxNode, mdxProblems } from '@/lib/content/mdx-rules';
import { type MdxSyntaxError, mdxSyntaxProblem } from '@/lib/content/mdx-syntax-error';
import { ContentError } from '@/lib/content-error';
import { picturesFolder } from '@/lib/pictures/name';
import { mdxValues } from '../_site/mdx-values';

export { isDraft } from '@/lib/content/publication';

const shown = (path: string, root: string) => relative(root, path).replaceAll('\\', '/');

/**
 * Checks an MDX file while it is compiled.
 * @param path absolute path of the file
 * @throws ContentError that lists all problems
 */
export function checkMdx(tree: MdxNode, path: string, root = process.cwd()): void {
  const problems = mdxProblems(tree, {
    file: shown(path, root),
    pictures: join(root, picturesFolder),
    values: mdxValues,
  });
  if (problems.length > 0) throw new ContentError(problems);
}

/** Turns an error of the MDX compiler into one for editors. @param error as it was thrown */
export const syntaxError = (error: unknown, path: string, root = process.cwd()): ContentError =>
  new ContentError([mdxSyntaxProblem(error as MdxSyntaxError, shown(path, root))]);
