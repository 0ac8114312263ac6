import { join, relative } from 'node:path';
import { characterProblems } from '@/lib/content/characters';
import { type MdxNode, mdxProblems } from '@/lib/content/mdx-rules';
import { type MdxSyntaxError, mdxSyntaxProblem } from '@/lib/content/mdx-syntax-error';
import { ContentError } from '@/lib/content-error';
import { picturesFolder } from '@/lib/pictures/name';
import { mdxValues } from '../_site/mdx-values';

export { cleanSource } from '@/lib/content/characters';
export { isDraft } from '@/lib/content/publication';

const shown = (path: string, root: string) => relative(root, path).replaceAll('\\', '/');

/**
 * Checks an MDX file while it is compiled.
 * @param source the whole file
 * @param path absolute path of the file
 * @throws ContentError that lists all problems
 */
export function checkMdx(tree: MdxNode, source: string, path: string, root = process.cwd()): void {
  const file = shown(path, root);
  const problems = [
    ...characterProblems(file, source),
    ...mdxProblems(tree, { file, pictures: join(root, picturesFolder), values: mdxValues }),
  ];
  if (problems.length > 0) throw new ContentError(problems);
}

/** Turns an error of the MDX compiler into one for editors. @param error as it was thrown @param source the whole file */
export const syntaxError = (
  error: unknown,
  source: string,
  path: string,
  root = process.cwd(),
): ContentError => new ContentError([mdxSyntaxProblem(error as MdxSyntaxError, shown(path, root), source)]);
