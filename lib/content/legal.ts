import 'server-only';
import { readFileSync } from 'node:fs';
import { projectPath } from '@/lib/project-path';
import type { Heading } from '@/lib/schema/text';
import { outline } from './headings';
import { parseText } from './text-tree';

/**
 * The headings of a legal notice, in order. Its title and its date are those of its page.
 * @param path address of its page
 */
export function legalHeadings(path: string): Heading[] {
  const tree = parseText(readFileSync(projectPath('content/legal', `${path}.mdx`), 'utf8'));
  return tree ? outline(tree) : [];
}
