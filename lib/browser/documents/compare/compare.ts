import type { ReadDocument } from '../types';
import { align, type Run } from './align';
import { type Article, articlesOf, type Pair, pairsOf } from './articles';
import { type Draft, draftOf, numberOf, referencesOf, together } from './words';

/** A piece of a paragraph. */
type Piece = { text: string; isChanged: boolean };
/** A paragraph in pieces; undefined stands for one or more in which nothing changed. */
export type ComparedParagraph = readonly Piece[] | undefined;

export type Change = {
  kind: 'changed' | 'added' | 'removed' | 'moved' | 'split' | 'merged';
  /** Headings of the article in both drafts, of split and merged ones several. */
  before: readonly string[];
  after: readonly string[];
  /** Its texts; empty where nothing but its place changed. */
  old: readonly ComparedParagraph[];
  new: readonly ComparedParagraph[];
};

/** The same words in another form: case, punctuation, accents, a number that follows a renumbering. */
export type FormDifference = { before: string; after: string };

export type Comparison = {
  /** In the order of the newer draft. */
  changes: readonly Change[];
  /** Each article in that order: the place of its change, or undefined where it has none. */
  strip: readonly (number | undefined)[];
  form: readonly FormDifference[];
  /** The share of the shorter draft's rows of three words that the other holds, from 0 to 1. */
  common: number;
};

/** Compares what was read of two drafts. */
export function compareDrafts(before: ReadDocument, after: ReadDocument): Comparison {
  const [a, b] = [draftOf(before), draftOf(after)];
  const runs = align(formsOf(a), formsOf(b));
  const [inA, inB] = articlesOf(a, b, runs);
  const { pairs, parts } = pairsOf(a, b, [inA, inB], runs);
  const groups = groupsOf(inA, inB, pairs, parts);
  const moved = movedOf(groups, inA);
  const forms = renumberedForms(a, renumberedOf(a, b, groups, inA, inB));

  const form: FormDifference[] = [];
  const changes: Change[] = [];
  const strip: (number | undefined)[] = [];
  for (const group of groups) {
    const own = changeOf(a, b, group, inA, inB, moved.has(group), forms);
    form.push(...own.form);
    strip.push(own.change && changes.length);
    if (own.change) changes.push(own.change);
  }
  return { changes, strip, form, common: commonOf(a, b) };
}

const formsOf = ({ words }: Draft, from = 0, to = words.length) =>
  words.slice(from, to).map(({ form }) => form);

function commonOf(a: Draft, b: Draft): number {
  const rows = ({ words }: Draft) =>
    words.slice(2).map(({ form }, place) => `${words[place]?.form} ${words[place + 1]?.form} ${form}`);
  const [one, other] = [rows(a), rows(b)].sort((first, second) => first.length - second.length);
  const held = new Set(other);
  return (one?.filter((row) => held.has(row)).length ?? 0) / Math.max(1, one?.length ?? 0);
}

/** Articles that belong together, as places: one of each draft, or none, or several. */
type Group = { a: number[]; b: number[] };

/** In the order of the newer draft; what was removed stands after the article that stood before it. */
function groupsOf(inA: Article[], inB: Article[], pairs: Pair[], parts: Pair[]): Group[] {
  const groups = pairs.map((pair) => ({ a: [pair.a], b: [pair.b] }));
  for (const part of parts) {
    const group = groups.find(({ a, b }) => a.includes(part.a) || b.includes(part.b));
    if (!group) continue;
    if (!group.a.includes(part.a)) group.a.push(part.a);
    if (!group.b.includes(part.b)) group.b.push(part.b);
  }
  for (const { a, b } of groups) {
    a.sort((one, other) => one - other);
    b.sort((one, other) => one - other);
  }
  const ordered: Group[] = inB.flatMap((_, place) => {
    const group = groups.find(({ b }) => b.includes(place));
    if (!group) return [{ a: [], b: [place] }];
    return group.b[0] === place ? [group] : [];
  });
  for (const place of inA.keys()) {
    if (groups.some(({ a }) => a.includes(place))) continue;
    const previous = ordered.findIndex(({ a }) => a.includes(place - 1));
    ordered.splice(previous + 1, 0, { a: [place], b: [] });
  }
  return ordered;
}

/** The groups outside the heaviest chain of articles that kept their order. */
function movedOf(groups: readonly Group[], inA: readonly Article[]): Set<Group> {
  const paired = groups.filter(({ a, b }) => a.length > 0 && b.length > 0);
  const best: number[] = [];
  const before: number[] = [];
  for (const [place, { a }] of paired.entries()) {
    const first = a[0] ?? 0;
    let weight = 0;
    before[place] = -1;
    for (let other = 0; other < place; other += 1)
      if ((paired[other]?.a[0] ?? 0) < first && (best[other] ?? 0) > weight) {
        weight = best[other] ?? 0;
        before[place] = other;
      }
    best[place] = weight + Math.max(1, ...a.map((each) => (inA[each]?.end ?? 0) - (inA[each]?.start ?? 0)));
  }
  const moved = new Set(paired);
  for (let at = best.indexOf(Math.max(...best)); at >= 0; at = before[at] ?? -1)
    moved.delete(paired[at] as Group);
  return moved;
}

/** New numbers of articles and clauses by their old ones. */
type Renumbered = ReadonlyMap<string, ReadonlySet<string>>;

function renumberedOf(a: Draft, b: Draft, groups: Group[], inA: Article[], inB: Article[]): Renumbered {
  const numbers = new Map<string, Set<string>>();
  const note = (old: string, now: string) => {
    if (old && now && old !== now) numbers.set(old, (numbers.get(old) ?? new Set()).add(now));
  };
  for (const group of groups)
    for (const place of group.a)
      for (const other of group.b) note(articleNumber(a, inA[place]), articleNumber(b, inB[other]));
  return numbers;
}

const articleNumber = ({ paragraphs }: Draft, article: Article | undefined) =>
  numberOf(paragraphs[article?.firstParagraph ?? -1]?.label ?? '');

/** Words as they are compared: references with the numbers that the articles have now. */
function renumberedForms(draft: Draft, renumbered: Renumbered): string[] {
  const references = referencesOf(draft);
  return draft.words.map(({ form }, at) => {
    if (!references.has(at)) return form;
    const [article = '', ...rest] = form.split('.');
    const [now = article, ...others] = renumbered.get(article) ?? [];
    return [others.length > 0 ? article : now, ...rest].join('.');
  });
}

/** What became of a word that is not the same. */
type State = 'form' | 'changed';

function changeOf(
  a: Draft,
  b: Draft,
  group: Group,
  inA: Article[],
  inB: Article[],
  isMoved: boolean,
  renumberedWords: readonly string[],
): { change?: Change; form: FormDifference[] } {
  const left = group.a.flatMap((place) => inA[place] ?? []);
  const right = group.b.flatMap((place) => inB[place] ?? []);
  const headings = {
    before: left.map((article) => headingOf(a, article)),
    after: right.map((article) => headingOf(b, article)),
  };
  const wordsA = left.flatMap(({ start, end }) => range(start, end));
  const wordsB = right.flatMap(({ start, end }) => range(start, end));
  const stateA = new Map<number, State>();
  const stateB = new Map<number, State>();
  const form: FormDifference[] = [];
  if (left.length > 0 && right.length > 0) {
    const formsA = wordsA.map((at) => renumberedWords[at] ?? '');
    const formsB = wordsB.map((at) => b.words[at]?.form ?? '');
    let [atA, atB] = [0, 0];
    const gap = (toA: number, toB: number) => {
      if (toA - atA + toB - atB === 0) return;
      const old = wordsA.slice(atA, toA).map((at) => a.words[at]?.form ?? '');
      const now = formsB.slice(atB, toB);
      const isForm = together(old) === together(now);
      const state = isForm ? 'form' : 'changed';
      for (const at of wordsA.slice(atA, toA)) stateA.set(at, state);
      for (const at of wordsB.slice(atB, toB)) stateB.set(at, state);
      if (isForm && old.join() !== now.join())
        form.push({ before: excerpt(a, wordsA.slice(atA, toA)), after: excerpt(b, wordsB.slice(atB, toB)) });
    };
    for (const run of withoutFragments(align(formsA, formsB), formsA)) {
      gap(run.a, run.b);
      form.push(
        ...formOfRun(a, b, wordsA.slice(run.a, run.a + run.length), wordsB.slice(run.b, run.b + run.length)),
      );
      [atA, atB] = [run.a + run.length, run.b + run.length];
    }
    gap(formsA.length, formsB.length);
  } else {
    for (const at of wordsA) stateA.set(at, 'changed');
    for (const at of wordsB) stateB.set(at, 'changed');
  }
  const isChanged = [...stateA.values(), ...stateB.values()].includes('changed');
  const kind =
    left.length === 0
      ? 'added'
      : right.length === 0
        ? 'removed'
        : left.length > 1
          ? 'merged'
          : right.length > 1
            ? 'split'
            : isMoved
              ? 'moved'
              : isChanged
                ? 'changed'
                : undefined;
  if (!kind) return { form };
  return {
    form,
    change: {
      kind,
      ...headings,
      old: isChanged ? left.flatMap((article) => comparedParagraphs(a, article, stateA)) : [],
      new: isChanged ? right.flatMap((article) => comparedParagraphs(b, article, stateB)) : [],
    },
  };
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, step) => start + step);

/** A word or two that stand by chance in both, between long changes, would tear them apart. */
function withoutFragments(runs: readonly Run[], words: readonly string[]): Run[] {
  return runs.filter((run, place) => {
    const [previous, next] = [runs[place - 1], runs[place + 1]];
    if (!previous || !next || run.length > 2) return true;
    const gapBefore = Math.min(run.a - previous.a - previous.length, run.b - previous.b - previous.length);
    const gapAfter = Math.min(next.a - run.a - run.length, next.b - run.b - run.length);
    const letters = words.slice(run.a, run.a + run.length).join('').length;
    return gapBefore < 2 || gapAfter < 2 || letters > 6;
  });
}

/** «Art. 5 – Recesso»: its first paragraph, or the beginning of that. */
function headingOf({ paragraphs }: Draft, { firstParagraph }: Article): string {
  const text = paragraphs[firstParagraph]?.text ?? '';
  if (text.length <= 80) return text;
  return `${text.slice(0, 80).replace(/\s+\S*$/, '')}…`;
}

/** The words of one paragraph, with what stands between them. */
function excerpt({ words, paragraphs }: Draft, places: readonly number[]): string {
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return '';
  const paragraph = paragraphs.find(({ end }) => first < end);
  if (!paragraph || last >= paragraph.end) return places.map((at) => words[at]?.form).join(' ');
  return paragraph.text.slice(words[first]?.from, words[last]?.to);
}

/** Where words that are the same look different: one difference for all that follow each other. */
function formOfRun(a: Draft, b: Draft, inA: readonly number[], inB: readonly number[]): FormDifference[] {
  const found: FormDifference[] = [];
  const [ownA, ownB] = [ownersOf(a), ownersOf(b)];
  let start = -1;
  for (let step = 0; step <= inA.length; step += 1) {
    const [left = -1, right = -1] = [inA[step], inB[step]];
    const [one, other] = [ownA(left), ownB(right)];
    const differs =
      step < inA.length &&
      (one?.text.slice(a.words[left]?.from, a.words[left]?.to) !==
        other?.text.slice(b.words[right]?.from, b.words[right]?.to) ||
        (left === one?.start && right === other?.start && numberOf(one.label) !== numberOf(other.label)) ||
        (left !== one?.start &&
          right !== other?.start &&
          separator(a, left, one?.text ?? '') !== separator(b, right, other?.text ?? '')));
    if (differs && start < 0) start = step;
    if (!differs && start >= 0) {
      found.push({
        before: withLabel(a, inA.slice(start, step)),
        after: withLabel(b, inB.slice(start, step)),
      });
      start = -1;
    }
  }
  return found;
}

/** Finds the paragraph of a word; asked in rising order it starts where it was. */
function ownersOf({ paragraphs }: Draft): (word: number) => Draft['paragraphs'][number] | undefined {
  let place = 0;
  return (word) => {
    if (word < (paragraphs[place]?.start ?? 0)) place = 0;
    while (place < paragraphs.length && word >= (paragraphs[place]?.end ?? 0)) place += 1;
    return paragraphs[place];
  };
}

/** What stands before a word, without blanks. */
const separator = ({ words }: Draft, at: number, text: string) =>
  text.slice(words[at - 1]?.to, words[at]?.from).replace(/\s+/g, '');

function withLabel(draft: Draft, places: readonly number[]): string {
  const first = places[0] ?? -1;
  const paragraph = draft.paragraphs.find(({ start, end }) => start === first && first < end);
  return `${paragraph?.label ?? ''} ${excerpt(draft, places)}`.trim();
}

/** The paragraphs of an article; those without a change become one that is undefined. */
function comparedParagraphs(draft: Draft, article: Article, states: ReadonlyMap<number, State>) {
  const compared: ComparedParagraph[] = [];
  for (const { text, start, end } of draft.paragraphs.slice(
    article.firstParagraph,
    article.lastParagraph + 1,
  )) {
    const changed = range(start, end).map((at) => states.get(at) === 'changed');
    if (!changed.includes(true)) {
      if (compared.length === 0 || compared.at(-1)) compared.push(undefined);
      continue;
    }
    const pieces: Piece[] = [];
    let from = 0;
    for (let step = 0; step < changed.length; step += 1) {
      if (!changed[step]) continue;
      const first = step;
      while (changed[step + 1]) step += 1;
      const [begin, finish] = [draft.words[start + first]?.from ?? 0, draft.words[start + step]?.to ?? 0];
      if (begin > from) pieces.push({ text: text.slice(from, begin), isChanged: false });
      pieces.push({ text: text.slice(begin, finish), isChanged: true });
      from = finish;
    }
    if (from < text.length) pieces.push({ text: text.slice(from), isChanged: false });
    compared.push(pieces);
  }
  return compared;
}
