import { italianDay } from '@/lib/italian-day.mjs';
import type { Schedule, TextStatus } from '@/lib/schema/text';

/**
 * Today in Italy. A build sets it once for all of its processes (`env` in next.config.mjs), so that they agree after
 * midnight.
 */
export const contentDay = (): string => process.env.CONTENT_DAY || italianDay();

/**
 * Whether a file says `draft: true`. The rest of its frontmatter may have mistakes, because a draft must not stop a build
 * (docs/decisions.md D47).
 * @param source the whole file
 */
export function isDraft(source: string): boolean {
  const [, head = ''] = source.replace(/^\uFEFF/, '').split(/^---\s*$/m, 2);
  // YAML also reads `True` and `TRUE` as true.
  return /^["']?draft["']?\s*:\s*true\s*(?:#.*)?$/im.test(head);
}

/**
 * The status of a text on a day.
 * @param day YYYY-MM-DD in Italy
 */
export function statusOn({ draft, firstDay }: Schedule, day: string): TextStatus {
  if (draft) return 'draft';
  return firstDay > day ? 'scheduled' : 'published';
}
