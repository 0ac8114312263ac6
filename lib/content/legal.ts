import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../content-error';
import { projectPath } from '../project-path';
import type { Heading } from '../schema/text';
import { cleanSource } from './characters';
import { headingProblems, outline } from './headings';

/**
 * The headings of a legal notice, in order. Its title and its date are those of its page.
 * @param path address of its page
 * @throws ContentError naming file, line and fix; Error if there is no such text
 */
export function legalHeadings(path: string, folder = projectPath('content/legal')): Heading[] {
  const body = cleanSource(readFileSync(join(folder, `${path}.mdx`), 'utf8'));
  const problems = headingProblems(`content/legal${path}.mdx`, body, 0);
  if (problems.length > 0) throw new ContentError(problems);
  return outline(body);
}
