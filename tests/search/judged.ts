import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { italian } from '@/content/search/italian';
import { readIndex } from '@/lib/browser/search/answer-index';
import { type Answer, answer } from '@/lib/browser/search/engine';
import { languageOf } from '@/lib/browser/search/words';
import type { SearchIndex } from '@/lib/schema/search-index';
import { sentBytes } from '@/lib/tools/site-check/weights';

/**
 * The judged sets: `<name>.tsv` has one question a line, with its kind and the places that answer it, by judges who had read
 * the pages and not the search. Numbers of the engine and words of content/search were fitted to `visitor`, `near`, `hard` and
 * `professions`; `unseen`, `buyer` and `professions-unseen` are held out, so they show how it answers strangers.
 */
export const judgedSets = [
  'visitor',
  'near',
  'hard',
  'professions',
  'unseen',
  'buyer',
  'professions-unseen',
] as const;
export type JudgedSet = (typeof judgedSets)[number];

type Question = {
  text: string;
  /** `other`: about something else; `gap`: about a subject that the site does not cover. Neither should get a page. */
  kind: string;
  /** A place without an anchor is the whole page. */
  places: string[];
};

export const readJudgedSet = (name: JudgedSet): Question[] =>
  readFileSync(join(import.meta.dirname, `${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', kind = '', places = ''] = line.split('\t');
      return { text, kind, places: places.split(' ').filter(Boolean) };
    });

/** Shares of the questions of a set. */
export type Shares = {
  /** The first result is a right place, or one of the first three. */
  first: number;
  firstThree: number;
  /** Of the questions of kind `other` and `gap`: they get no page. */
  rejected: number;
  gap: number;
};

/** The addresses of the results, best first, and whether the line of the professions is shown in their place. */
type Given = { found: string[]; profession: boolean };

export const givenOf = ({ found, profession }: Answer): Given => ({
  found: found.map(({ href }) => href),
  profession: profession !== undefined,
});

/**
 * Judges how an engine answers questions.
 * @returns the shares, and each wrongly answered question with its results
 */
export function judge(
  questions: readonly Question[],
  ask: (question: string) => Given,
): Shares & { misses: string[] } {
  const results = questions.map((question) => resultOf(question, ask(question.text)));
  const share = (kind: string, measure: 'isRight' | 'isAmongThree') => {
    const ofKind = results.filter((result) => result.kind === kind);
    return ofKind.length === 0 ? 1 : ofKind.filter((result) => result[measure]).length / ofKind.length;
  };
  return {
    first: share('answered', 'isRight'),
    firstThree: share('answered', 'isAmongThree'),
    rejected: share('other', 'isRight'),
    gap: share('gap', 'isRight'),
    misses: results.flatMap(({ isRight, miss }) => (isRight ? [] : [miss])),
  };
}

function resultOf({ text, kind, places }: Question, { found, profession }: Given) {
  const firstThree = found.slice(0, 3);
  const miss = `${kind}: ${text} → ${firstThree.join(' ') || 'nothing'}`;
  const isAnswered = places.length > 0 || kind === 'profession';
  if (!isAnswered) return { kind, isRight: found.length === 0, isAmongThree: false, miss };
  const areRight = firstThree.map((href) => isRightPlace(href, places));
  // Words of a profession may get the line that such a question is for the visitor's own documents.
  const isRight = areRight[0] === true || (kind === 'profession' && profession);
  return { kind: 'answered', isRight, isAmongThree: isRight || areRight.includes(true), miss };
}

/** Whether a result is one of the places that a judge named; one without an anchor is a whole page. */
export function isRightPlace(href: string, places: readonly string[]): boolean {
  // Without a slash at the end of the path, and without the suffix of a section's heading.
  const plain = (address: string) => address.replace(/-titolo$/, '').replace(/(?<=.)\/(?=#|$)/, '');
  const [page] = plain(href).split('#');
  return places.map(plain).some((place) => place === plain(href) || place === page);
}

/** The index of the built site. @param folder the served files */
export const builtIndex = (folder: string): SearchIndex =>
  JSON.parse(readFileSync(join(folder, 'assets/search/answers.json'), 'utf8')) as SearchIndex;

/** The engine in Node, over the index of the built site. @param folder the served files */
export function builtEngine(folder: string): (question: string) => Answer {
  const read = readIndex(builtIndex(folder), languageOf(italian));
  return (question) => answer(read, question);
}

/** Bytes that the first question loads, compressed: program, words and index. */
export function searchBytes(folder: string): number {
  const program = readdirSync(join(folder, 'assets')).find((name) => /^search\..*\.js$/.test(name)) ?? '';
  return [`assets/${program}`, 'ricerca.json', 'assets/search/answers.json'].reduce(
    (sum, name) => sum + sentBytes(join(folder, name)),
    0,
  );
}
