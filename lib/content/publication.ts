import { italianDay } from '@/lib/italian-day.mjs';
import type { Schedule, TextStatus } from '@/lib/schema/text';

/**
 * The day by which texts are published. A build sets it once for all of its processes (`env` in next.config.mjs), so
 * that a build over midnight does not link texts that it leaves out.
 */
export const contentDay = (): string => process.env.CONTENT_DAY || italianDay();

/**
 * Whether a file says that it is a draft, however wrong the rest of it is: a draft breaks nothing that is online
 * (docs/decisions.md D47).
 * @param source the whole file
 */
export function isDraft(source: string): boolean {
  const [, head = ''] = source.replace(/^\uFEFF/, '').split(/^---\s*$/m, 2);
  // As YAML reads it.
  return /^["']?draft["']?\s*:\s*true\s*(?:#.*)?$/im.test(head);
}

/** @param day YYYY-MM-DD in Italy */
export function statusOn({ draft, firstDay, lastDay }: Schedule, day: string): TextStatus {
  if (draft) return 'draft';
  if (firstDay > day) return 'scheduled';
  return lastDay && lastDay < day ? 'expired' : 'published';
}
