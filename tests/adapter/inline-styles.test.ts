import { describe, expect, it } from 'vitest';
import { inlineStyles } from '@/lib/adapter/page/inline-styles';
import { parsePage, serializePage } from '@/lib/html/tree';

describe('the styles of a page', () => {
  it('stand once in place of its style sheets, made from all of them, its names and its scripts', () => {
    const tree = parsePage(
      '<link rel="preload" as="style" href="/_next/a.css"><link rel="stylesheet" href="/_next/a.css">' +
        '<link rel="stylesheet" href="/_next/b.css"><link rel="stylesheet" href="/print.css" media="print">' +
        '<script src="/assets/site.js"></script><script>inline()</script><p class="x y">',
    );
    const asked: unknown[] = [];
    inlineStyles(tree, {
      script: (path) => `text of ${path}`,
      styles: (sheets, names, scripts) => {
        asked.push(sheets, names.classes, scripts);
        return 'p>b{top:0}';
      },
    });
    expect(asked).toEqual([
      ['/_next/a.css', '/_next/b.css'],
      ['x', 'y'],
      'text of /assets/site.js\ninline()',
    ]);
    expect(serializePage(tree)).toContain(
      '<head><style>p>b{top:0}</style><link rel="stylesheet" href="/print.css" media="print"><script',
    );
  });

  it('are left alone where there are none', () => {
    const tree = parsePage('<p>');
    inlineStyles(tree, { script: () => '', styles: () => expect.fail('asked') });
    expect(serializePage(tree)).not.toContain('<style');
  });
});
