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
  ])('adds a space between blocks: %s', (html, spaced) => {
    expect(separated(html)).toBe(spaced);
  });

  it.each([
    ['in a word', '<p><b>par</b>ola</p>'],
    ['beside a space', '<p>a</p> <p>b</p>'],
    ['in preformatted text', '<pre><div>a</div><div>b</div></pre>'],
    ['in an island, which React hydrates', '<div data-island="tabs"><p>a</p><p>b</p></div>'],
  ])('adds none %s', (_, html) => {
    expect(separated(html)).toBe(html);
  });

  it('adds a space in a slot of an island', () => {
    const island = (slot: string) => `<div data-island="tabs"><div data-slot="x">${slot}</div></div>`;
    expect(separated(island('<p>c</p><p>d</p>'))).toBe(island('<p>c</p> <p>d</p>'));
  });
});
