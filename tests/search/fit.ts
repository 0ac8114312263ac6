import { italian } from '@/content/search/italian';
import { readIndex } from '@/lib/browser/search/answer-index';
import { type Features, featuresOrConfidence } from '@/lib/browser/search/confidence';
import { isOfPage, rank } from '@/lib/browser/search/rank';
import { readQuery } from '@/lib/browser/search/terms';
import { languageOf } from '@/lib/browser/search/words';
import type { SearchIndex } from '@/lib/schema/search-index';
import { isRightPlace, type JudgedSet, readJudgedSet } from './judged';

/** What the confidence is fitted on; the other sets are held out. */
const training: readonly JudgedSet[] = ['visitor', 'near', 'hard'];
/** Steps of the descent, and their length. */
const ROUNDS = 30_000;
const RATE = 3;
/** Keeps weights small that few questions decide. */
const RIDGE = 0.01;

/**
 * Weights of the logistic regression of lib/browser/search/confidence.ts, by gradient descent, from the judged questions whose
 * features decide: whether the best page is to be shown.
 */
export function fittedWeights(source: SearchIndex): Record<'intercept' | keyof Features, number> {
  const index = readIndex(source, languageOf(italian));
  const samples = training.flatMap(readJudgedSet).flatMap(({ text, kind, places }) => {
    const query = readQuery(index, text);
    const ranked = rank(index, query.terms);
    const features = featuresOrConfidence(index, query, ranked);
    if (typeof features === 'number') return [];
    const best = ranked.find(isOfPage)?.part.href ?? '';
    const shown = kind === 'profession' ? isRightPlace(best, places) : places.length > 0;
    return [{ features, shown }];
  });
  const names = Object.keys(samples[0]?.features ?? {}) as (keyof Features)[];
  const rows = samples.map(({ features }) => [1, ...names.map((name) => features[name])]);
  const weights = ['intercept', ...names].map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight) => -RIDGE * weight);
    for (const [index, row] of rows.entries()) {
      const sum = row.reduce((all, value, each) => all + value * (weights[each] ?? 0), 0);
      const error = Number(samples[index]?.shown) - 1 / (1 + Math.exp(-sum));
      for (const [each, value] of row.entries()) gradient[each] = (gradient[each] ?? 0) + value * error;
    }
    for (const [each, slope] of gradient.entries())
      weights[each] = (weights[each] ?? 0) + (RATE * slope) / rows.length;
  }
  return Object.fromEntries(
    ['intercept', ...names].map((name, each) => [name, Math.round(100 * (weights[each] ?? 0)) / 100]),
  ) as ReturnType<typeof fittedWeights>;
}
