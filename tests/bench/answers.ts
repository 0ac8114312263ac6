// `npm run bench -- answers`: asks the search of the built site the questions of the judged sets (tests/search), and prints the
// misses, the rates and the bytes of the search.
import { join } from 'node:path';
import { root } from '@/scripts/bootstrap.mjs';
import { builtEngine, judge, judgedSets, searchBytes } from '@/tests/search/judged';

const folder = join(root, 'out/site');
const ask = builtEngine(folder);
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const rows: Record<string, Record<string, string>> = {};
for (const name of judgedSets) {
  const { first, firstThree, answered, othersAnswered, misses } = judge(name, ask);
  rows[name] = {
    'right place first': percent(first),
    'among three': percent(firstThree),
    answered: percent(answered),
    'others answered': percent(othersAnswered),
  };
  console.log(`\n${name}:\n${misses.map((miss) => `  ${miss}`).join('\n')}`);
}
console.table(rows);
console.log(`Program, words and index: ${searchBytes(folder)} bytes (brotli)`);
