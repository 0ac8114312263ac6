import type { Lesson, LessonCopy } from '@/lib/schema/lesson';
import type { Guide } from '../schema/guide';
import { bySlug } from './places';

/**
 * A lesson with the level and the length of the guide that it leads to, so that both say the same.
 * @throws if the guide does not exist or says neither
 */
export function lessonOf(
  { guide: slug, ...copy }: LessonCopy,
  guides: Guide[],
  levels: Record<NonNullable<Guide['level']>, string>,
): Lesson {
  const { level, minutes } = bySlug(guides, slug, 'content/docs');
  if (!level || !minutes) {
    throw new Error(
      `content/docs/${slug}.mdx: è una lezione del centro supporto e deve dire «level» e «minutes».`,
    );
  }
  return { ...copy, href: `/documentazione/${slug}`, level: levels[level], minutes };
}
