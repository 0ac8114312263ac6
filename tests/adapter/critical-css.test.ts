import { describe, expect, it } from 'vitest';
import { parseStylesheet, styledPage } from '@/lib/adapter/critical-css';

const used = (css: string, html: string, scripts = '') => styledPage(parseStylesheet(css), html, scripts).css;

describe('which rules stay', () => {
  it('keeps what an element of the page can match, in the order of the sheet', () => {
    const css =
      '.b{top:1px}.gone{top:2px}p{top:3px}#x{top:4px}[title]{top:5px}ol{top:6px}.a .b{top:7px}.a .gone{top:8px}';
    expect(used(css, '<p id="x" title class="a b">a</p>')).toBe(
      '.b{top:1px}p{top:3px}#x{top:4px}[title]{top:5px}.a .b{top:7px}',
    );
  });
  it('drops from a list only the selectors that match nothing', () => {
    expect(used('.a,.gone,p>.a{top:0}', '<p class=a>')).toBe('.a,p>.a{top:0}');
  });
  it('reads utility classes as they are escaped in both languages', () => {
    const css = String.raw`.sm\:w-1\/2{top:0}.\[\&\>li\]\:pt-2>li{top:1px}.content-\[\"§\"\]{top:2px}`;
    const html = '<ul class="sm:w-1/2 [&amp;&gt;li]:pt-2 content-[&quot;§&quot;]"><li>a</li></ul>';
    expect(used(css, html)).toBe(css);
  });
  it('asks nothing of :not(), and one alternative of :is(), :where() and :has()', () => {
    const css =
      'p:not(.gone){top:0}p:is(.gone,.a){top:1px}:where(.gone) p{top:2px}p:has(.gone){top:3px}p:has(.a){top:4px}';
    expect(used(css, '<p class="a">')).toBe('p:not(.gone){top:0}p:is(.gone,.a){top:1px}p:has(.a){top:4px}');
  });
  it('keeps what needs no element of the page, and parts of controls only with a control', () => {
    const css = '*,:before{top:0}:focus-visible{top:1px}::selection{top:2px}::placeholder{top:3px}';
    expect(used(css, '<p>')).toBe('*,:before{top:0}:focus-visible{top:1px}::selection{top:2px}');
    expect(used(css, '<input placeholder="a">')).toBe(css);
    expect(used('::file-selector-button{top:0}', '<input type=file>')).not.toBe('');
    expect(used('::file-selector-button{top:0}', '<input type=text>')).toBe('');
    expect(used('::file-selector-button{top:0}', '<input type=text>', 'a.file=1')).toBe('');
    expect(used('::file-selector-button{top:0}', '<input type=text>', 'a.type="file"')).not.toBe('');
  });
  it('keeps what the browser adds: bodies of tables, open details', () => {
    const css = 'html{top:0}tbody{top:1px}.d[open]{top:2px}';
    expect(used(css, '<table><tr><td><details class=d>')).toBe(css);
  });
  it('judges nested rules like others', () => {
    expect(used('.a{top:0;.gone &{top:1px}.b &{top:2px}}', '<p class="a b">')).toBe(
      '.a{top:0;.b &{top:2px}}',
    );
  });
});

describe('what scripts add', () => {
  const css =
    '.late{top:0}#late{top:1px}[data-some-name]{top:2px}[aria-busy]{top:3px}output{top:4px}.kind-x{top:5px}';
  it('keeps classes, ids, attributes and elements that they name', () => {
    expect(used(css, '<p>', 'e.className="a late";e.id="late";e.dataset.someName=1')).toBe(
      '.late{top:0}#late{top:1px}[data-some-name]{top:2px}',
    );
    expect(used(css, '<p>', 'jsx("output",{"aria-busy":1})')).toBe('[aria-busy]{top:3px}output{top:4px}');
  });
  it('knows a line break or a tab in a string', () => {
    expect(used(css, '<p>', String.raw`e.className="a\nlate\tb"`)).toBe('.late{top:0}#late{top:1px}');
  });
  it('knows by its beginning what they put together', () => {
    expect(used(css, '<p>', 'e.className=`kind-$' + '{kind}`')).toBe('.kind-x{top:5px}');
  });
  it('takes no word of their code for a class', () => {
    expect(used('.filter{top:0}', '<p>', 'a.filter(b)')).toBe('');
    expect(used('.filter{top:0}', '<p>', 'a.className=`x $' + '{b}filter`')).toBe('.filter{top:0}');
  });
  it('reads inline scripts, escaped ones too, and no data blocks', () => {
    expect(used(css, '<script>e.className="\\u006Cate"</script>')).toBe('.late{top:0}#late{top:1px}');
    expect(used(css, '<script type="application/ld+json">{"a":"late"}</script>')).toBe('');
  });
  it('tells pages apart that load different scripts', () => {
    const sheet = parseStylesheet(css);
    expect(styledPage(sheet, '<p>', '').css).toBe('');
    expect(styledPage(sheet, '<p>', '"kind-x"').css).toBe('.kind-x{top:5px}');
    expect(styledPage(sheet, '<p class="late">', '').css).toBe('.late{top:0}');
  });
});

describe('what nothing reads', () => {
  it('drops custom properties, and those that only they read', () => {
    const css = 'b{--a:var(--b);--b:1px;--c:var(--d);--d:2px}.x{top:var(--a)}.gone{top:var(--c)}';
    expect(used(css, '<b class="x">')).toBe('b{--a:var(--b);--b:1px}.x{top:var(--a)}');
  });
  it('keeps a property that a script reads', () => {
    expect(used('p{--a:1px}', '<p>', 'style.getPropertyValue("--a")')).toBe('p{--a:1px}');
  });
  it('drops animations, registered properties and fonts', () => {
    const css =
      '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}' +
      '@keyframes in{0%{top:0}}@keyframes out{0%{top:1px}}' +
      '@font-face{font-family:Text;src:url(/t.woff2)}@font-face{font-family:Other;src:url(/o.woff2)}' +
      'p{--font:"Text"}.x{top:var(--a);animation:1s in;font-family:var(--font)}.gone{animation:1s out}';
    expect(used(css, '<p class="x">')).toBe(
      '@property --a{syntax:"*";inherits:false}@keyframes in{0%{top:0}}' +
        '@font-face{font-family:Text;src:url(/t.woff2)}' +
        'p{--font:"Text"}.x{top:var(--a);animation:1s in;font-family:var(--font)}',
    );
  });
  it('drops groups left empty and joins those that come to stand together', () => {
    const css = '@media print{.a{top:0}}@media screen{.gone{top:0}}@media print{.a{top:1px}}';
    expect(used(css, '<p class="a">')).toBe('@media print{.a{top:0}.a{top:1px}}');
  });
  it('keeps the order of layers', () => {
    const css = '@layer a{.gone{top:0}}@layer b{.x{top:1px}}@layer a{.x{top:2px}}@layer c{.gone{top:0}}';
    expect(used(css, '<p class="x">')).toBe('@layer a;@layer b{.x{top:1px}}@layer a{.x{top:2px}}');
  });
  it('says the same thing once in a rule', () => {
    expect(used('p{color:red;top:0;color:red}', '<p>')).toBe('p{top:0;color:red}');
    expect(used('p{fill:#8a857759;fill:lab(55% .04 8/.35)}', '<p>')).toBe('p{fill:#8a857759}');
    expect(used('p{fill:red;fill:lab(55% .04 8/.35)}', '<p>')).toContain('lab(');
  });
});

describe('what is the same everywhere', () => {
  const sheet = ':root{--a:1px;--b:var(--a)}.x{top:var(--a);left:calc(var(--b,3px)*2)}';
  it('writes the value of a root property where it is read', () => {
    expect(used(sheet, '<p class="x">')).toBe(':root{--b:1px}.x{top:1px;left:calc(var(--b,3px)*2)}');
  });
  it('keeps a property that something else sets, or may set', () => {
    const css = ':root{--a:1px}.x{top:var(--a)}';
    expect(used(css, '<p class="x">', 'style.setProperty("--a","2px")')).toBe(css);
    for (const more of [
      'p{--a:2px}',
      '@media print{:root{--a:2px}}',
      '@keyframes k{to{--a:2px}}.x{animation:1s k}',
    ]) {
      expect(used(css + more, '<p class="x">')).toBe(css + more);
    }
    const conditional = '@media print{:root{--a:1px}}.x{top:var(--a)}';
    expect(used(conditional, '<p class="x">')).toBe(conditional);
  });
  it('replaces a registered property that nothing sets by its first value, or by the fallback', () => {
    const css =
      '@layer properties{@supports (x:y){*{--s:solid;--l:initial}}}@property --s{syntax:"*";inherits:false;initial-value:solid}' +
      '@property --l{syntax:"*";inherits:false}.x{border-style:var(--s);line-height:var(--l,var(--m,calc(1px*2)))}';
    expect(used(css, '<p class="x">')).toBe('.x{border-style:solid;line-height:var(--m,calc(1px*2))}');
    const empty = '@property --e{syntax:"*";inherits:false}p{filter:var(--e, ) var(--e,)}';
    expect(used(empty, '<p>')).toBe('p{filter:unset}');
    expect(used(`${css}.y{--s:dashed}`, '<p class="x y">')).toContain('.x{border-style:var(--s)');
  });
});

describe('names of utility classes', () => {
  const css = String.raw`@layer components{.card{top:0}.group .card{top:1px}}@layer utilities{.sm\:p-1\.5{top:2px}.group:hover .sm\:p-1\.5[title=".group"]{top:3px}.mt-2{top:4px}}`;
  const sheet = parseStylesheet(css);
  it('are short, in the sheet and in the page, unless a sheet of the site names them', () => {
    const page =
      '<p class="card group sm:p-1.5 mt-2" title="">class=&quot;mt-2&quot;</p><script>a=` class="mt-2"`</script>';
    const styled = styledPage(
      sheet,
      '<p class="card group sm:p-1.5 mt-2" title="">class=&quot;mt-2&quot;</p>',
      '',
    );
    expect(styled.html).toBe('<p class="card group a b" title="">class=&quot;mt-2&quot;</p>');
    expect(styled.css).toBe(
      '@layer components{.card{top:0}.group .card{top:1px}}' +
        '@layer utilities{.a{top:2px}.group:hover .a[title=".group"]{top:3px}.b{top:4px}}',
    );
    expect(styledPage(sheet, page, '').html).toContain('<p class="card group a mt-2"');
  });
  it('stay when a script speaks of them, or an island is given them', () => {
    expect(styledPage(sheet, '<p class="mt-2 sm:p-1.5">', '"mt-2"').html).toBe('<p class="mt-2 a">');
    const island = '<div data-props="{&quot;look&quot;:&quot;mt-2&quot;}"><p class="mt-2">';
    expect(styledPage(sheet, island, '').html).toBe(island);
  });
  it('are written whichever way the page quotes them, and in tags alone', () => {
    for (const page of ["<p class='mt-2'>", '<p CLASS = "mt-2">', '<p title="a > b"\nclass=mt-2>']) {
      expect(styledPage(sheet, page, '').html).toMatch(/class\s*=\s*(["'])b\1>$/i);
    }
    for (const page of ['<!-- <p class="mt-2"> -->', `<p data-code=' class="mt-2"'>`]) {
      expect(styledPage(sheet, page, '').html).toBe(page);
    }
  });
  it('stay where a script looks for them', () => {
    const page = '<p class="mt-2">';
    expect(styledPage(sheet, page, 'document.querySelector(".mt-2")').html).toBe(page);
    expect(styledPage(sheet, page, "e.closest('ul.x>.mt-2 a')").html).toBe(page);
  });
  it('are refused where a selector reads a part of an attribute', () => {
    expect(() => parseStylesheet('p:not([class*="mt-"]){top:0}')).toThrow('write .name instead');
  });
  it('must be nobody else’s', () => {
    expect(() => styledPage(sheet, '<p class="a mt-2">', '')).toThrow(/"a".*rename it/);
  });
});

it('refuses a sheet that would fetch another', () => {
  expect(() => parseStylesheet('@import "other.css";')).toThrow(/imports another one/);
});
