import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIndex } from '@/lib/browser/search/answer-index';
import { type Answer, answer } from '@/lib/browser/search/engine';
import type { SearchIndex } from '@/lib/schema/search-index';
import { root } from '../bootstrap.mjs';
import type { Finding } from './page';
import { sentBytes } from './weights';

/** Questions with the places that answer them, and questions that nothing answers. An entry of unsaid.md is no answer. */
export type JudgedSet = {
  note: string;
  /** A place without an anchor is the whole page; `kind` says how the question is put. */
  inScope: { q: string; accept: string[]; kind: string }[];
  outOfScope: string[];
  /** What buyers ask for and the site does not say. */
  nearMisses?: string[];
};

/** How an engine answers a judged set. */
export type Judgement = Shares & {
  /** Each question answered wrongly, with what was given. */
  misses: string[];
};

type Shares = {
  /** Share of questions whose first result, or one of the first three, is a right place. */
  first: number;
  firstThree: number;
  /** Share of the questions on other matters, and of near misses, that get an empty list. */
  rejected: number;
  nearMisses: number;
};

/** The judged sets, by the names of their files in tests/search, and the shares that the built site must reach with each. */
const minimums = {
  questions: { first: 0.92, firstThree: 0.95, rejected: 0.95 },
  // Half of what nothing answers comes near to the subject: "Quanto guadagna un commercialista?"
  'more-questions': { first: 0.9, firstThree: 0.95, rejected: 0.94 },
  'hard-questions': { first: 0.78, firstThree: 0.84, rejected: 0.93 },
  'fresh-questions': { first: 0.85, firstThree: 0.88, rejected: 0.94 },
  'visitor-questions': { first: 0.9, firstThree: 0.95, rejected: 0.95 },
  'unseen-questions': { first: 0.85, firstThree: 0.92, rejected: 0.95 },
  // Of papers of the visitor's own, of which several places say how they are found.
  'near-questions': { first: 0.74, firstThree: 0.88, rejected: 0.91, nearMisses: 0.92 },
  'buyer-questions': { first: 0.66, firstThree: 0.78, rejected: 0.9, nearMisses: 0.8 },
} satisfies Record<string, Partial<Shares>>;
export const judgedSets = Object.keys(minimums) as (keyof typeof minimums)[];
/** Program, words and indexes together, compressed. */
const MAX_BYTES = 132_000;

/** @param name the file in tests/search, without its ending */
export const readJudgedSet = (name: string): JudgedSet =>
  JSON.parse(readFileSync(join(root, 'tests/search', `${name}.json`), 'utf8'));

/**
 * Judges an engine.
 * @param ask gives the addresses of the results, best first
 */
export async function judge(
  { inScope, outOfScope, nearMisses = [] }: JudgedSet,
  ask: (question: string) => Promise<string[]> | string[],
): Promise<Judgement> {
  const misses: string[] = [];
  let first = 0;
  let firstThree = 0;
  for (const { q, accept } of inScope) {
    const hrefs = (await ask(q)).slice(0, 3);
    const right = hrefs.map((href) => accept.some((place) => isPlace(href, place)));
    if (right[0]) first += 1;
    if (right.includes(true)) firstThree += 1;
    if (!right[0])
      misses.push(`${right.includes(true) ? 'not first' : 'missed'}: ${q} → ${hrefs.join(' ') || 'nothing'}`);
  }
  const rejectedOf = async (questions: readonly string[]) => {
    let rejected = 0;
    for (const q of questions) {
      const [given] = await ask(q);
      if (given === undefined) rejected += 1;
      else misses.push(`not rejected: ${q} → ${given}`);
    }
    return questions.length === 0 ? 1 : rejected / questions.length;
  };
  return {
    first: first / inScope.length,
    firstThree: firstThree / inScope.length,
    rejected: await rejectedOf(outOfScope),
    nearMisses: await rejectedOf(nearMisses),
    misses,
  };
}

/** Whether a result is the place that a judge named: on its page, and at its heading if one is named. */
function isPlace(href: string, place: string): boolean {
  const [path, anchor] = parts(href);
  const [wantedPath, wantedAnchor] = parts(place);
  return path === wantedPath && (wantedAnchor === undefined || anchor === wantedAnchor);
}

const parts = (href: string) =>
  href
    .replace(/-titolo$/, '')
    .replace(/(?<=.)\/(?=#|$)/, '')
    .split('#') as [string, string?];

/** The engine in Node, over the index of the built site. */
export function builtEngine(folder: string): (question: string) => Answer {
  const index = readIndex(
    JSON.parse(readFileSync(join(folder, 'assets/search/answers.json'), 'utf8')) as SearchIndex,
  );
  return (question) => answer([index], question, { limit: 10 });
}

/** Bytes that the first question on the home page loads, compressed: program, words, index and sample archive. */
export function searchBytes(folder: string): number {
  const program = readdirSync(join(folder, 'assets')).find((name) => /^search\..*\.js$/.test(name)) ?? '';
  return [`assets/${program}`, 'ricerca.json', 'archivio.json', 'assets/search/answers.json'].reduce(
    (sum, name) => sum + sentBytes(join(folder, name)),
    0,
  );
}

/** Whether the search of the built site answers, refuses and weighs as it must. */
export async function searchErrors(folder: string): Promise<Finding[]> {
  const ask = builtEngine(folder);
  const path = '/assets/search';
  const bytes = searchBytes(folder);
  const findings: Finding[] =
    bytes > MAX_BYTES
      ? [{ path, text: `weighs ${bytes} bytes with its program, more than ${MAX_BYTES}` }]
      : [];
  for (const name of judgedSets) {
    const judgement = await judge(readJudgedSet(name), (q) => ask(q).found.map(({ href }) => href));
    for (const [key, minimum] of Object.entries(minimums[name]) as [keyof Shares, number][]) {
      if (judgement[key] >= minimum) continue;
      const share = `${(100 * judgement[key]).toFixed(1)}%`;
      findings.push({
        path,
        text: `answers tests/search/${name}.json worse than it must (${key}: ${share}). \`npm run bench -- answers\` names each question; what a page answers is in content/search/questions.`,
      });
    }
  }
  return findings;
}
