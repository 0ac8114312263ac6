import { type Guide, type GuideKind, guideKinds, type Lesson, type LessonCopy } from '@/lib/schema/guide';
import type { Link } from '@/lib/schema/page';
import type { PlanTag } from '@/lib/schema/plan';
import { docs } from './collections';

/**
 * A lesson with the level, duration and plan of the guide that it links.
 * @throws if the guide does not exist, or has no level or duration
 */
export function toLesson(
  { guide: slug, ...copy }: LessonCopy,
  levels: Record<NonNullable<Guide['level']>, string>,
  planTags: Record<NonNullable<Guide['plan']>, PlanTag>,
): Lesson {
  const { level, minutes, plan } = docs.find(slug);
  if (!level || !minutes) {
    throw new Error(
      `${docs.folder}/${slug}.mdx: è una lezione del centro supporto e deve dire «level» e «minutes».`,
    );
  }
  return { ...copy, href: docs.path(slug), level: levels[level], minutes, plan: plan && planTags[plan] };
}

/** A title without its kind, for use below a heading that names it: «Tutorial: analizzare…» becomes «Analizzare…». */
export function titleWithoutKind(title: string, kind: string): string {
  const prefix = `${kind}: `;
  if (!title.startsWith(prefix)) return title;
  const rest = title.slice(prefix.length);
  return rest.charAt(0).toLocaleUpperCase('it') + rest.slice(1);
}

type GroupCopy = { label: string; text: string };

/**
 * The guides by kind, in their order, with the copy of each kind.
 * @param kinds names of the kinds in titles
 */
export const guideGroups = (
  copy: Record<GuideKind, GroupCopy>,
  kinds: Record<GuideKind, string>,
): (GroupCopy & { guides: Link[] })[] =>
  guideKinds.map((kind) => ({
    ...copy[kind],
    guides: docs
      .texts()
      .filter((guide) => guide.kind === kind)
      .map(({ slug, title }) => ({ href: docs.path(slug), label: titleWithoutKind(title, kinds[kind]) })),
  }));
