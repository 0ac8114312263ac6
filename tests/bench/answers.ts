// `npm run bench -- answers`: asks the search of the built site the questions of the judged sets (tests/search), and prints the
// wrong answers, the rates and the bytes of the search. `npm run bench -- answers --fit` first fits the weights of the confidence
// (lib/browser/search/weights.json) to the sets that are not held out and the index of the last build.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fitted from '@/lib/browser/search/weights.json';
import { root } from '@/lib/tools/bootstrap.mjs';
import { fittedWeights } from '@/tests/search/fit';
import {
  builtEngine,
  builtIndex,
  givenOf,
  judge,
  judgedSets,
  readJudgedSet,
  type Shares,
  searchBytes,
} from '@/tests/search/judged';

const folder = join(root, 'out/site');

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const tableRow = ({ first, firstThree, rejected, gap }: Shares) => ({
  'right place first': percent(first),
  'among three': percent(firstThree),
  rejected: percent(rejected),
  'gaps rejected': percent(gap),
});

if (process.argv.includes('--fit')) {
  Object.assign(fitted, fittedWeights(builtIndex(folder)));
  writeFileSync(join(root, 'lib/browser/search/weights.json'), `${JSON.stringify(fitted, null, 2)}\n`);
  console.table(fitted);
}
const rows: Record<string, ReturnType<typeof tableRow>> = {};
const ask = builtEngine(folder);
for (const name of judgedSets) {
  const judgement = judge(readJudgedSet(name), (question) => givenOf(ask(question)));
  rows[name] = tableRow(judgement);
  console.log(`\n${name}:\n${judgement.misses.map((miss) => `  ${miss}`).join('\n')}`);
}

console.table(rows);
console.log(`Program, words and index: ${searchBytes(folder)} bytes (brotli)`);
