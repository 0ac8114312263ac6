import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { siteSearch } from '@/content/search';
import { readIndex } from '@/lib/browser/search/answer-index';
import { type Answer, answer } from '@/lib/browser/search/engine';
import { languageOf } from '@/lib/browser/search/words';
import type { SearchIndex } from '@/lib/schema/search-index';
import { sentBytes } from '@/scripts/site-check/weights';

/**
 * The judged questions: `<name>.tsv` has one a line, with the places that answer it, by judges who had read the pages and not the
 * search; or `gap` for a subject that the site does not cover, `other` for one that is not its own. The numbers of the engine and
 * the words of content/search were chosen with `tuned`; `held-out` shows how it answers strangers.
 */
export const judgedSets = ['tuned', 'held-out'] as const;

/** Shares of the questions of a set. */
export type Shares = {
  /** Of the questions that the site answers: the first result is a right place, or one of the first three; it is an answer. */
  first: number;
  firstThree: number;
  answered: number;
  /** Of the others: they get an answer. */
  othersAnswered: number;
};

/** Asks the questions of a set. @returns the shares, and each question that gets no answer, a wrong one, or one too many */
export function judge(name: string, ask: (question: string) => Answer): Shares & { misses: string[] } {
  const results = readFileSync(join(import.meta.dirname, `${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', judgement = ''] = line.split('\t');
      const { found, isAnswer } = ask(text);
      const firstThree = found.slice(0, 3).map(({ href }) => href);
      const places = judgement.split(' ');
      const [isFirst = false, ...others] = firstThree.map((href) => isRightPlace(href, places));
      const isOfSite = judgement.startsWith('/');
      const miss = `${isAnswer ? 'answer' : 'nearest'}: ${text} → ${firstThree.join(' ') || 'nothing'}`;
      return { isOfSite, isAnswer, isFirst, isAmongThree: isFirst || others.includes(true), miss };
    });
  type Result = (typeof results)[number];
  const share = (of: readonly Result[], isCounted: (result: Result) => boolean) =>
    of.filter(isCounted).length / of.length;
  const ofSite = results.filter(({ isOfSite }) => isOfSite);
  const others = results.filter(({ isOfSite }) => !isOfSite);
  return {
    first: share(ofSite, ({ isFirst }) => isFirst),
    firstThree: share(ofSite, ({ isAmongThree }) => isAmongThree),
    answered: share(ofSite, ({ isAnswer }) => isAnswer),
    othersAnswered: share(others, ({ isAnswer }) => isAnswer),
    misses: results.filter((r) => (r.isOfSite ? !r.isFirst : r.isAnswer)).map(({ miss }) => miss),
  };
}

/** Whether a result is one of the places that a judge named; one without an anchor is a whole page. */
function isRightPlace(href: string, places: readonly string[]): boolean {
  // Without a slash at the end of the path, and without the suffix of a section's heading.
  const plain = (path: string) => path.replace(/-titolo$/, '').replace(/(?<=.)\/(?=#|$)/, '');
  const [page] = plain(href).split('#');
  return places.map(plain).some((place) => place === plain(href) || place === page);
}

/** The engine in Node, over the index of the built site. @param folder the served files */
export function builtEngine(folder: string): (question: string) => Answer {
  const index = readIndex(judgedIndex(folder), languageOf(siteSearch.language));
  return (question) => answer(index, question);
}

/** The index without the pages and articles that no judge has read: a new one stops nothing. */
function judgedIndex(folder: string): SearchIndex {
  const source = JSON.parse(readFileSync(join(folder, 'assets/search/answers.json'), 'utf8')) as SearchIndex;
  const judged = judgedSets
    .map((name) => readFileSync(join(import.meta.dirname, `${name}.tsv`), 'utf8'))
    .join();
  const isKept = (_: unknown, part: number) => {
    const [path = ''] = source.pages[source.parts[part]?.[0] ?? 0] ?? [];
    return judged.includes(path);
  };
  const { parts, texts, questions } = source;
  return {
    ...source,
    parts: parts.filter(isKept),
    texts: texts.filter(isKept),
    questions: questions.filter(isKept),
  };
}

/** Bytes that the first question loads, compressed: program, words and index. */
export function searchBytes(folder: string): number {
  const program = readdirSync(join(folder, 'assets')).find((name) => /^search\..*\.js$/.test(name)) ?? '';
  const files = [`assets/${program}`, 'ricerca.json'].map((name) => sentBytes(join(folder, name)));
  return files.reduce(
    (sum, bytes) => sum + bytes,
    brotliCompressSync(JSON.stringify(judgedIndex(folder))).length,
  );
}
