import { italian } from '@/content/search/italian';
import { readIndex } from '@/lib/browser/search/answer-index';
import { type Features, featuresOrCertain } from '@/lib/browser/search/confidence';
import { rank } from '@/lib/browser/search/rank';
import { readQuery } from '@/lib/browser/search/terms';
import { languageOf } from '@/lib/browser/search/words';
import type { SearchIndex } from '@/lib/schema/search-index';
import { isRightPlace, type JudgedSet, readJudgedSet } from './judged';

/** What the confidence is fitted on; the other sets are held out. */
const training: readonly JudgedSet[] = ['visitor', 'near', 'hard'];
const ROUNDS = 50;
/** Keeps weights small that few questions decide. */
const RIDGE = 0.01;

/**
 * Weights of the logistic regression of lib/browser/search/confidence.ts, by Newton's method, from the judged questions whose
 * features decide: whether the best page is to be shown.
 */
export function fittedWeights(source: SearchIndex): Record<'intercept' | keyof Features, number> {
  const index = readIndex(source, languageOf(italian));
  const samples = training.flatMap(readJudgedSet).flatMap(({ text, kind, places }) => {
    const query = readQuery(index, text);
    const ranked = rank(index, query.terms);
    const features = featuresOrCertain(index, query, ranked);
    if (typeof features === 'number') return [];
    const [best] = ranked.flatMap(({ part }) => (part.kind === 'page' ? [part] : []));
    const [page = 0, anchor] = best?.indexed ?? [];
    const path = source.pages[page]?.[0] ?? '';
    const shown =
      kind === 'trade' ? isRightPlace(anchor ? `${path}#${anchor}` : path, places) : places.length > 0;
    return [{ features, shown }];
  });
  const names = Object.keys(samples[0]?.features ?? {}) as (keyof Features)[];
  const rows = samples.map(({ features }) => [1, ...names.map((name) => features[name])]);
  let weights = rows[0]?.map(() => 0) ?? [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient: number[] = weights.map((weight) => -RIDGE * weight);
    const curvature = weights.map((_, row) =>
      weights.map((__, column): number => (row === column ? RIDGE : 0)),
    );
    for (const [place, row] of rows.entries()) {
      const chance =
        1 / (1 + Math.exp(-row.reduce((sum, value, each) => sum + value * (weights[each] ?? 0), 0)));
      for (const [each, value] of row.entries()) {
        gradient[each] = (gradient[each] ?? 0) + value * (Number(samples[place]?.shown) - chance);
        for (const [other, second] of row.entries()) {
          const line = curvature[each] ?? [];
          line[other] = (line[other] ?? 0) + value * second * chance * (1 - chance);
        }
      }
    }
    const step = solved(curvature, gradient);
    weights = weights.map((weight, each) => weight + (step[each] ?? 0));
  }
  const rounded = weights.map((weight) => Math.round(100 * weight) / 100);
  return Object.fromEntries(['intercept', ...names].map((name, each) => [name, rounded[each]])) as ReturnType<
    typeof fittedWeights
  >;
}

/** The solution of a system of linear equations, by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, each) => [...row, right[each] ?? 0]);
  for (const [pivot, row] of rows.entries()) {
    const divisor = row[pivot] ?? 1;
    for (const [column, value] of row.entries()) row[column] = value / divisor;
    for (const other of rows) {
      if (other === row) continue;
      const factor = other[pivot] ?? 0;
      for (const [column, value] of other.entries()) other[column] = value - factor * (row[column] ?? 0);
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}
