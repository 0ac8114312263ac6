import { texts } from '@/content/texts';
import { docs } from '@/lib/content/collections';
import { labelledDate } from '@/lib/content/date';
import { neighbours } from '@/lib/content/neighbours';
import type { Guide } from '@/lib/schema/guide';

/** The details in the margin of a guide: its level and duration if it has them, and the day of the last change. */
export const detailsOf = ({ level, minutes, updated }: Guide) => [
  ...(level ? [texts.levels[level]] : []),
  ...(minutes ? [`${minutes} ${texts.minutes}`] : []),
  labelledDate(texts.updated, updated),
];

/** The guides before and after a guide, for the links at its end. */
export function neighboursOf({ slug }: Guide) {
  const { before, after } = neighbours(docs.texts(), slug);
  return {
    label: texts.guideNeighbours,
    previous: before && { label: texts.guideBefore, ...linkTo(before) },
    next: after && { label: texts.guideAfter, ...linkTo(after) },
  };
}

const linkTo = ({ title, slug }: Guide) => ({ title, href: docs.path(slug) });
