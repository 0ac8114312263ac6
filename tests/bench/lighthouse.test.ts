import { expect, it } from 'vitest';
import { plainPage } from './lighthouse/plain-page';
import { type Measures, measures, medians } from './lighthouse/run';

it('a plain page has the text of the page in the same elements, and nothing else', () => {
  const plain = plainPage(
    '<html><head><style>p{}</style><script src="/a.js"></script></head><body class="a"><h1 id="b">Titolo</h1><p>Una <a href="/c">voce</a><svg><path d=""/></svg></p><script>1</script><input name="d"></body></html>',
  );
  expect(plain).toMatch(/<body><h1>Titolo<\/h1><p>Una <a>voce<\/a><\/p><\/body>/);
  expect(plain).not.toMatch(/style|script|input/);
});

it('medians are taken measure by measure', () => {
  const run = (LCP: number, TBT: number) =>
    ({ ...Object.fromEntries(measures.map((name) => [name, 0])), LCP, TBT }) as Measures;
  expect(medians([run(3, 10), run(1, 30), run(2, 20)])).toMatchObject({ LCP: 2, TBT: 20 });
});
