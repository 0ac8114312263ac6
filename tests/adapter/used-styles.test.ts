import { describe, expect, it } from 'vitest';
import { selectorNames, usedStyles } from '@/lib/adapter/page/used-styles';
import { parsePage } from '@/lib/html/tree';

/** The rules of a style sheet that a page with this HTML and these scripts uses. Classes named `gone` are never in it. */
const used = (css: string, html: string, scripts = '') =>
  usedStyles(css)(selectorNames(parsePage(html)), scripts);

describe('the styles of a page', () => {
  it('are the rules that one of its elements can match, in the order of the sheet', () => {
    const css = '.b{top:1px}p{top:3px}#x{top:4px}[title]{top:5px}.a .b{top:7px}';
    const unused = '.gone{top:2px}ol{top:6px}.a .gone{top:8px}';
    expect(used(unused + css, '<p id="x" title class="a b">a</p>')).toBe(css);
  });

  it('include utility classes, whose names are escaped in CSS and in HTML', () => {
    const css = String.raw`.sm\:w-1\/2{top:0}.\[\&\>li\]\:pt-2>li{top:1px}.max-w-\[36rem\]{top:2px}.gone\:w-1\/2{top:3px}`;
    const html = '<ul class="sm:w-1/2 [&amp;&gt;li]:pt-2 max-w-[36rem]"><li>a</li></ul>';
    expect(used(css, html)).toBe(css.replace(/\.gone.*/, ''));
  });

  it('include a rule regardless of its :not() and :has()', () => {
    expect(used('p:not(.gone){top:0}', '<p>')).toBe('p:not(.gone){top:0}');
    expect(used('p:has(.late){top:0}', '<p>')).toBe('p:has(.late){top:0}');
  });

  it('include a rule if an alternative of its :is() or :where() matches, without the others', () => {
    expect(used('p:is(.gone,.a){top:0}:where(.gone) p{top:1px}', '<p class="a">')).toBe('p.a{top:0}');
  });

  it('include pseudo-classes and pseudo-elements without an element', () => {
    const css = ':after,:before{top:0}:focus-visible{top:1px}::selection{top:2px}.gone:hover{top:3px}';
    expect(used(css, '<p>')).toBe(':after,:before{top:0}:focus-visible{top:1px}::selection{top:2px}');
  });

  it('include the parts of a control only if the page or its script has the control', () => {
    const css =
      '::placeholder{top:0}::file-selector-button{top:1px}::-webkit-datetime-edit{top:2px}.x::placeholder{top:3px}';
    expect(used(css, '<p class="x">')).toBe('.x::placeholder{top:3px}');
    expect(used(css, '<input type=file>')).toBe('::file-selector-button{top:1px}');
    expect(used(css, '<p>', 'input.type="date"')).toBe('::-webkit-datetime-edit{top:2px}');
  });

  it('include the rules of elements and attributes that browsers add, such as tbody and open', () => {
    const css = 'html{top:0}tbody{top:1px}.d[open]{top:2px}';
    expect(used(css, '<table><tr><td><details class=d>')).toBe(css);
  });

  it('include the rules of attributes with a value that the page has', () => {
    const css = '[type=button]{top:0}[type=reset]{top:1px}[href^=http]{top:2px}';
    expect(used(css, '<button type=button>')).toBe('[type=button]{top:0}');
    expect(used(css, '<a href="https://a.example">')).toBe('[href^=http]{top:2px}');
  });
});

describe('the styles of elements that scripts add', () => {
  const css = '.late{top:0}#late{top:1px}[data-kind]{top:2px}output{top:3px}.gone{top:4px}';

  it('are included if a script contains the class, id, attribute or element in a string', () => {
    expect(used(css, '<p>', 'e.className="a late"')).toBe('.late{top:0}#late{top:1px}');
    expect(used(css, '<p>', 'jsx("output",{"data-kind":1})')).toBe('[data-kind]{top:2px}output{top:3px}');
  });

  it('are included for words in the props of an island', () => {
    expect(used(css, '<div data-props="{&quot;look&quot;:&quot;late&quot;}">')).toContain('.late');
  });

  it('are included for every value of an attribute that scripts set', () => {
    const states =
      '.a[aria-invalid=true]{top:0}.a[aria-expanded=true]{top:1px}.a[data-lazy=waiting]{top:2px}[data-slogan="3"] .a{top:3px}';
    expect(used(states, '<p class="a">')).toBe(states);
    expect(used(states, '<p class="b">')).toBe('');
  });

  it('are not shared between pages with different scripts', () => {
    const stylesOf = usedStyles(css);
    const names = selectorNames(parsePage('<p>'));
    expect(stylesOf(names, '"output"')).toBe('output{top:3px}');
    expect(stylesOf(names, '')).toBe('');
  });
});

describe('custom properties, animations and layers', () => {
  it('are dropped if they are properties that no rule of the page reads, directly or by another one', () => {
    const css = 'b{--a:var(--b);--b:1px;--c:var(--d);--d:2px}.x{top:var(--a)}.gone{top:var(--c)}';
    expect(used(css, '<b class="x">')).toBe('b{--a:var(--b);--b:1px}.x{top:var(--a)}');
    expect(used(':root{--m:1px}.x{top:var(--l,var(--m))}', '<b class="x">')).toContain(':root{--m:1px}');
  });

  it('are dropped if they are animations that no rule of the page uses', () => {
    const css = '@keyframes in{0%{top:0}}.x{animation:1s in}';
    const unused = '@keyframes out{0%{top:1px}}.gone{animation:1s out}';
    expect(used(css + unused, '<p class="x">')).toBe(css);
  });

  it('are dropped if they are registered properties that no rule of the page reads', () => {
    const css = '@property --a{syntax:"*";inherits:false}.x{top:var(--a)}';
    expect(used(`@property --b{syntax:"*";inherits:false}${css}`, '<p class="x">')).toBe(css);
  });

  it('are replaced by their initial value if no rule of the page sets the registered property', () => {
    const css =
      '@property --a{syntax:"*";inherits:false;initial-value:solid}.x{border-style:var(--a)}.y{--a:dashed}';
    expect(used(css, '<p class="x">')).toBe('.x{border-style:solid}');
    expect(used(css, '<p class="x y">')).toMatch(/@property --a.*\.x\{border-style:var\(--a\)\}/);
  });

  it('are included if an animation or a script reads the property', () => {
    const css = ':root{--a:1px}@keyframes in{0%{top:var(--a)}}.x{animation:1s in}';
    expect(used(css, '<p class="x">')).toContain(':root{--a:1px}');
    expect(used(':root{--a:1px}', '<p>', 'style.getPropertyValue("--a")')).toBe(':root{--a:1px}');
  });

  it('have the order of layers that the sheet had', () => {
    const css = '@layer a{.gone{top:0}}@layer b{.x{top:1px}}@layer a{.x{top:2px}}';
    expect(used(css, '<p class="x">')).toBe('@layer a{.x{top:2px}}@layer b{.x{top:1px}}');
  });
});

it('media queries and colours have a form that older browsers read', () => {
  const css = '@media (min-width:64rem){p{color:#8a857759;color:lab(55% .04 8/.35)}}';
  expect(used(css, '<p>')).toMatch(/^@media \(min-width:64rem\)\{p\{color:#8a8577/);
});
