import { join, relative } from 'node:path';
import { ContentError } from '@/lib/content/problem';
import { type TextNode, textProblems } from '@/lib/content/text-rules';
import { picturesFolder } from '@/lib/pictures/name';
import { textValues } from './text-values';

/**
 * Checks a text as it is compiled.
 * @param path of its file, absolute
 * @throws ContentError with all that is wrong
 */
export function checkText(tree: TextNode, path: string, root = process.cwd()): void {
  const file = relative(root, path).replaceAll('\\', '/');
  const problems = textProblems(tree, {
    file,
    pictures: join(root, picturesFolder),
    values: textValues,
  });
  if (problems.length > 0) throw new ContentError(problems);
}
