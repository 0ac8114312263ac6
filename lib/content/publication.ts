import { italianDay } from '@/lib/italian-day.mjs';
import type { Schedule, TextStatus } from '@/lib/schema/text';

/**
 * The day that decides which texts are published. A build sets it once for all of its processes (`env` in next.config.mjs),
 * so that a build over midnight is consistent.
 */
export const contentDay = (): string => process.env.CONTENT_DAY || italianDay();

/**
 * Whether a file is marked as a draft, even if the rest of it cannot be read: a draft must not stop a build
 * (docs/decisions.md D47).
 * @param source the whole file
 */
export function isDraft(source: string): boolean {
  const [, head = ''] = source.replace(/^\uFEFF/, '').split(/^---\s*$/m, 2);
  // Every spelling that YAML takes as true.
  return /^["']?draft["']?\s*:\s*true\s*(?:#.*)?$/im.test(head);
}

/** @param day YYYY-MM-DD in Italy */
export function statusOn({ draft, firstDay, lastDay }: Schedule, day: string): TextStatus {
  if (draft) return 'draft';
  if (firstDay > day) return 'scheduled';
  return lastDay && lastDay < day ? 'expired' : 'published';
}
