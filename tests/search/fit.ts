import { italian } from '@/content/search/italian';
import { readIndex } from '@/lib/browser/search/answer-index';
import { type Features, featuresOrConfidence } from '@/lib/browser/search/confidence';
import { isOfPage, rank } from '@/lib/browser/search/rank';
import { readQuery } from '@/lib/browser/search/terms';
import { languageOf } from '@/lib/browser/search/words';
import type { SearchIndex } from '@/lib/schema/search-index';
import { isRightPlace, type JudgedSet, readJudgedSet } from './judged';

/** The confidence is fitted to these sets; the others are held out. */
const training: readonly JudgedSet[] = ['visitor', 'near', 'hard'];
/** Number of steps of the gradient descent, and their length. */
const STEPS = 30_000;
const RATE = 3;
/** Keeps weights small that few questions decide. */
const RIDGE = 0.01;

type Weights = Record<'intercept' | keyof Features, number>;
/** A judged question: the values that the weights multiply, and whether the best page is to be shown. */
type Sample = { values: Weights; isShown: boolean };

/** Weights of the logistic regression of lib/browser/search/confidence.ts, by gradient descent, with two decimals. */
export function fittedWeights(source: SearchIndex): Weights {
  const samples = samplesOf(source);
  const names = Object.keys(samples[0]?.values ?? {}) as (keyof Weights)[];
  const weights = Object.fromEntries(names.map((name) => [name, 0])) as Weights;
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = Object.fromEntries(names.map((name) => [name, -RIDGE * weights[name]])) as Weights;
    for (const { values, isShown } of samples) {
      const sum = names.reduce((total, name) => total + values[name] * weights[name], 0);
      const error = Number(isShown) - 1 / (1 + Math.exp(-sum));
      for (const name of names) gradient[name] += values[name] * error;
    }
    for (const name of names) weights[name] += (RATE * gradient[name]) / samples.length;
  }
  for (const name of names) weights[name] = Math.round(100 * weights[name]) / 100;
  return weights;
}

/** The judged questions whose features decide. */
function samplesOf(source: SearchIndex): Sample[] {
  const index = readIndex(source, languageOf(italian));
  return training.flatMap(readJudgedSet).flatMap(({ text, kind, places }) => {
    const query = readQuery(index, text);
    const ranked = rank(index, query.terms);
    const features = featuresOrConfidence(index, query, ranked);
    if (typeof features === 'number') return [];
    const best = ranked.find(isOfPage)?.part.href ?? '';
    const isShown = kind === 'profession' ? isRightPlace(best, places) : places.length > 0;
    return [{ values: { intercept: 1, ...features }, isShown }];
  });
}
