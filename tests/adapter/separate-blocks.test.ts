import { describe, expect, it } from 'vitest';
import { separateBlocks } from '@/lib/adapter/page/separate-blocks';
import { parsePage, serializePage } from '@/lib/html/tree';

function separated(body: string): string {
  const tree = parsePage(`<body>${body}</body>`);
  separateBlocks(tree);
  return serializePage(tree).replace(/^.*<body>|<\/body>.*$/g, '');
}

describe('separateBlocks', () => {
  it.each([
    ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li> <li>b</li></ul>'],
    ['<dl><dt>a</dt><dd>b</dd></dl><p>c</p>', '<dl><dt>a</dt> <dd>b</dd></dl> <p>c</p>'],
    ['<p>a</p><!-- x --><p>b</p>', '<p>a</p><!-- x --> <p>b</p>'],
    ['<div>a<p>b</p>c</div>', '<div>a <p>b</p> c</div>'],
    ['<div><span>a</span><p>b</p></div>', '<div><span>a</span> <p>b</p></div>'],
  ])('adds a space between blocks: %s', (html, wanted) => {
    expect(separated(html)).toBe(wanted);
  });

  it.each(['<p><b>par</b>ola</p>', '<p>a</p> <p>b</p>', '<pre><div>a</div><div>b</div></pre>'])(
    'leaves %s as it is',
    (html) => {
      expect(separated(html)).toBe(html);
    },
  );

  it('adds none in an island, which React compares, but does in its slots', () => {
    expect(
      separated('<div data-island="tabs"><p>a</p><p>b</p><div data-slot="x"><p>c</p><p>d</p></div></div>'),
    ).toBe('<div data-island="tabs"><p>a</p><p>b</p><div data-slot="x"><p>c</p> <p>d</p></div></div>');
  });
});
