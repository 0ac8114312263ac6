import { textCopy } from '@/content/text-copy';
import { docs } from '@/lib/content/collections';
import { labelledDate } from '@/lib/content/date';
import { neighbours } from '@/lib/content/related';
import type { Guide } from '@/lib/schema/guide';

/** The details in the margin of a guide: its level and duration if it has them, and the day of the last change. */
export const detailsOf = ({ level, minutes, updated }: Guide) => [
  ...(level ? [textCopy.levels[level]] : []),
  ...(minutes ? [`${minutes} ${textCopy.minutes}`] : []),
  labelledDate(textCopy.updated, updated),
];

/** The guides before and after a guide, for the links at its end. */
export function neighboursOf({ slug }: Guide) {
  const { before, after } = neighbours(docs.texts(), slug);
  return {
    label: textCopy.guideNeighbours,
    previous: before && { label: textCopy.guideBefore, ...linkTo(before) },
    next: after && { label: textCopy.guideAfter, ...linkTo(after) },
  };
}

const linkTo = ({ title, slug }: Guide) => ({ title, href: docs.path(slug) });
