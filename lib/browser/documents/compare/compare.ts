import type { ReadDocument } from '../types';
import { align } from './align';
import { differencesOf, type FormDifference } from './differences';
import { type Group, groupsOf, movedOf } from './groups';
import { type ComparedParagraph, comparedParagraphs, headingsOf, namesOf } from './paragraphs';
import { type Part, partsOf } from './parts';
import { renumbered } from './renumber';
import { type Draft, draftOf, rowsIn } from './words';

export type Change = {
  kind: 'changed' | 'added' | 'removed' | 'moved' | 'split' | 'merged';
  /** The preamble, signatures and annexes are no articles. */
  isArticle: boolean;
  /** In the newer draft; of what was removed in the older one. */
  heading: string;
  /** Of what was moved, split or merged: «art. 9», «art. 8». */
  place?: readonly [from: string, to: string];
  /** Its texts; empty where nothing but its place changed. */
  old: readonly ComparedParagraph[];
  new: readonly ComparedParagraph[];
};

export type Comparison = {
  /** In the order of the newer draft. */
  changes: readonly Change[];
  /** Each part in that order: the place of its change, or undefined where it has none. */
  strip: readonly (number | undefined)[];
  form: readonly FormDifference[];
  /** The share of the shorter draft's rows of three words that the other holds, from 0 to 1. */
  common: number;
};

/** Compares what was read of two drafts. */
export function compareDrafts(before: ReadDocument, after: ReadDocument): Comparison {
  const [a, b] = [draftOf(before), draftOf(after)];
  const formsOf = ({ words }: Draft) => words.map(({ form }) => form);
  const runs = align(formsOf(a), formsOf(b));
  const groups = groupsOf(a, b, ...partsOf(a, b, runs), runs);
  const moved = movedOf(groups);
  const forms = renumbered(a, b, groups, runs);

  const form: FormDifference[] = [];
  const changes: Change[] = [];
  const strip: (number | undefined)[] = [];
  for (const group of groups) {
    const places = (parts: readonly Part[]) => parts.flatMap(({ start, end }) => range(start, end));
    const found = differencesOf([a, places(group.a)], [b, places(group.b)], forms);
    form.push(...found.form);
    const isChanged = found.changedA.size + found.changedB.size > 0;
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
      old: isChanged ? group.a.flatMap((part) => comparedParagraphs(a, part, found.changedA)) : [],
      new: isChanged ? group.b.flatMap((part) => comparedParagraphs(b, part, found.changedB)) : [],
    });
  }
  return { changes, strip, form, common: commonOf(a, b) };
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, step) => start + step);

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
