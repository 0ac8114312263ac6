import type { Change, Comparison, FormDifference, ReadDocument } from '@/lib/browser/documents/types';
import { align } from './align';
import { differencesOf } from './differences';
import { type Group, groupsOf, movedOf } from './groups';
import { comparedParagraphs, headingsOf, namesOf } from './paragraphs';
import { type Part, partsOf } from './parts';
import { renumbered } from './renumber';
import { type Draft, draftOf, rowsIn } from './words';

/** Compares what was read of two drafts. */
export function compareDrafts(before: ReadDocument, after: ReadDocument): Comparison {
  const [a, b] = [draftOf(before), draftOf(after)];
  const plainWords = ({ words }: Draft) => words.map(({ plain }) => plain);
  const runs = align(plainWords(a), plainWords(b));
  const groups = groupsOf(a, b, ...partsOf(a, b, runs), runs);
  const moved = movedOf(groups);
  const wordsOfA = renumbered(a, b, groups, runs);

  const form: FormDifference[] = [];
  const changes: Change[] = [];
  const strip: (number | undefined)[] = [];
  for (const group of groups) {
    const places = (parts: readonly Part[]) => parts.flatMap(({ start, end }) => range(start, end));
    const found = differencesOf([a, places(group.a)], [b, places(group.b)], wordsOfA);
    form.push(...found.form);
    const isChanged = found.old.changed.size + found.new.changed.size > 0;
    const kind = kindOf(group, moved.has(group), isChanged);
    strip.push(kind && changes.length);
    if (!kind) continue;
    const [draft, parts] = group.b.length > 0 ? [b, group.b] : [a, group.a];
    const heading = headingsOf(draft, parts);
    changes.push({
      kind,
      isArticle: parts.some(({ isArticle }) => isArticle),
      heading,
      ...(['moved', 'split', 'merged'].includes(kind) && {
        place: [namesOf(a, group.a), namesOf(b, group.b)],
      }),
      old: isChanged ? group.a.flatMap((part) => comparedParagraphs(a, part, found.old)) : [],
      new: isChanged ? group.b.flatMap((part) => comparedParagraphs(b, part, found.new)) : [],
    });
  }
  return { changes, strip, form, common: commonOf(a, b) };
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, step) => start + step);

/** The share of rows of three words that both have, of the shorter one. */
function commonOf(a: Draft, b: Draft): number {
  const [one = [], other] = [a, b]
    .map((draft) => rowsIn(draft, 0, draft.words.length))
    .sort((first, second) => first.length - second.length);
  const held = new Set(other);
  return one.filter((row) => held.has(row)).length / Math.max(1, one.length);
}

function kindOf({ a, b }: Group, isMoved: boolean, isChanged: boolean): Change['kind'] | undefined {
  if (a.length === 0) return 'added';
  if (b.length === 0) return 'removed';
  if (a.length > 1) return 'merged';
  if (b.length > 1) return 'split';
  if (isMoved) return 'moved';
  return isChanged ? 'changed' : undefined;
}
