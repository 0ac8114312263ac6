import type { Guide, Lesson, LessonCopy } from '../schema/guide';
import { findBySlug } from './by-slug';

/**
 * A lesson with the level and the length of the guide that it leads to, so that both say the same.
 * @throws if the guide does not exist or says neither
 */
export function toLesson(
  { guide: slug, ...copy }: LessonCopy,
  guides: Guide[],
  levels: Record<NonNullable<Guide['level']>, string>,
): Lesson {
  const { level, minutes } = findBySlug(guides, slug, 'content/docs');
  if (!level || !minutes) {
    throw new Error(
      `content/docs/${slug}.mdx: è una lezione del centro supporto e deve dire «level» e «minutes».`,
    );
  }
  return { ...copy, href: `/documentazione/${slug}`, level: levels[level], minutes };
}

/** A title below a heading that names its kind already: «Tutorial: analizzare…» becomes «Analizzare…». */
export function titleWithoutKind(title: string, kind: string): string {
  const prefix = `${kind}: `;
  if (!title.startsWith(prefix)) return title;
  const rest = title.slice(prefix.length);
  return rest.charAt(0).toLocaleUpperCase('it') + rest.slice(1);
}
