import { describe, expect, it } from 'vitest';
import { selectorNames } from '@/lib/adapter/page/selector-names';
import { usedStyles } from '@/lib/adapter/page/used-styles';
import { parsePage } from '@/lib/html/tree';

const used = (css: string, html: string, scripts = '') =>
  usedStyles(css)(selectorNames(parsePage(html)), scripts);

describe('which rules stay', () => {
  it('keeps what an element of the page can match, in the order of the sheet', () => {
    const css =
      '.b{top:1px}.gone{top:2px}p{top:3px}#x{top:4px}[title]{top:5px}ol{top:6px}.a .b{top:7px}.a .gone{top:8px}';
    expect(used(css, '<p id="x" title class="a b">a</p>')).toBe(
      '.b{top:1px}p{top:3px}#x{top:4px}[title]{top:5px}.a .b{top:7px}',
    );
  });

  it('reads utility classes as they are escaped in both languages', () => {
    const css = String.raw`.sm\:w-1\/2{top:0}.\[\&\>li\]\:pt-2>li{top:1px}.max-w-\[36rem\]{top:2px}.gone\:w-1\/2{top:3px}`;
    const html = '<ul class="sm:w-1/2 [&amp;&gt;li]:pt-2 max-w-[36rem]"><li>a</li></ul>';
    expect(used(css, html)).toBe(css.replace(/\.gone.*/, ''));
  });

  it('ignores :not() and :has(), and needs one alternative of :is() and :where()', () => {
    expect(used('p:not(.gone){top:0}', '<p>')).toBe('p:not(.gone){top:0}');
    expect(used('p:has(.late){top:0}', '<p>')).toBe('p:has(.late){top:0}');
    expect(used('p:is(.gone,.a){top:0}:where(.gone) p{top:1px}', '<p class="a">')).toBe('p.a{top:0}');
    const group = String.raw`:is(:where(.group):hover .group-hover\:underline){top:0}`;
    expect(used(group, '<p class="group"><b class="group-hover:underline">')).toContain('underline');
    expect(used(group, '<p class="group">')).toBe('');
  });

  it('keeps pseudo-classes and pseudo-elements without an element', () => {
    const css = ':after,:before{top:0}:focus-visible{top:1px}::selection{top:2px}.gone:hover{top:3px}';
    expect(used(css, '<p>')).toBe(':after,:before{top:0}:focus-visible{top:1px}::selection{top:2px}');
  });

  it('keeps parts of controls only for pages with the control', () => {
    const css =
      '::placeholder{top:0}::file-selector-button{top:1px}::-webkit-datetime-edit{top:2px}.x::placeholder{top:3px}';
    expect(used(css, '<p class="x">')).toBe('.x::placeholder{top:3px}');
    expect(used(css, '<input placeholder="a">')).toBe('::placeholder{top:0}');
    expect(used(css, '<input type=file>')).toBe('::file-selector-button{top:1px}');
    expect(used(css, '<p>', 'input.type="date"')).toBe('::-webkit-datetime-edit{top:2px}');
  });

  it('keeps what the browser adds: bodies of tables, open details', () => {
    const css = 'html{top:0}tbody{top:1px}.d[open]{top:2px}';
    expect(used(css, '<table><tr><td><details class=d>')).toBe(css);
  });

  it('checks values of attributes', () => {
    const css = '[type=button]{top:0}[type=reset]{top:1px}[href^=http]{top:2px}';
    expect(used(css, '<button type=button>')).toBe('[type=button]{top:0}');
    expect(used(css, '<a href="https://a.example">')).toBe('[href^=http]{top:2px}');
  });
});

describe('what scripts add', () => {
  const css = '.late{top:0}#late{top:1px}[data-kind]{top:2px}output{top:3px}.gone{top:4px}';

  it('keeps classes, ids, attributes and elements that they name in strings', () => {
    expect(used(css, '<p>', 'e.className="a late"')).toBe('.late{top:0}#late{top:1px}');
    expect(used(css, '<p>', 'jsx("output",{"data-kind":1})')).toBe('[data-kind]{top:2px}output{top:3px}');
  });

  it('keeps words of an island’s props', () => {
    expect(used(css, '<div data-props="{&quot;look&quot;:&quot;late&quot;}">')).toContain('.late');
  });

  it('keeps the states that scripts set, whatever their value', () => {
    const states =
      '.a[aria-invalid=true]{top:0}.a[aria-expanded=true]{top:1px}.a[data-lazy=waiting]{top:2px}[data-slogan="3"] .a{top:3px}';
    expect(used(states, '<p class="a">')).toBe(states);
    expect(used(states, '<p class="b">')).toBe('');
  });

  it('is not shared between pages with different scripts', () => {
    const styles = usedStyles(css);
    const names = selectorNames(parsePage('<p>'));
    expect(styles(names, '')).toBe('');
    expect(styles(names, '"output"')).toBe('output{top:3px}');
    expect(styles(names, '')).toBe('');
  });
});

describe('what is not used', () => {
  it('drops unused custom properties, and those that only they use', () => {
    const css = 'b{--a:var(--b);--b:1px;--c:var(--d);--d:2px}.x{top:var(--a)}.gone{top:var(--c)}';
    expect(used(css, '<b class="x">')).toBe('b{--a:var(--b);--b:1px}.x{top:var(--a)}');
    expect(used(':root{--m:1px}.x{top:var(--l,var(--m))}', '<b class="x">')).toContain(':root{--m:1px}');
  });

  it('drops unused animations and registered properties', () => {
    const css =
      '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}' +
      '@keyframes in{0%{top:0}}@keyframes out{0%{top:1px}}.x{top:var(--a);animation:1s in}.gone{animation:1s out}';
    expect(used(css, '<p class="x">')).toBe(
      '@property --a{syntax:"*";inherits:false}@keyframes in{0%{top:0}}.x{top:var(--a);animation:1s in}',
    );
  });

  it('writes the initial value of registered properties that no rule sets', () => {
    const css =
      '@property --a{syntax:"*";inherits:false;initial-value:solid}.x{border-style:var(--a)}.y{--a:dashed}';
    expect(used(css, '<p class="x">')).toBe('.x{border-style:solid}');
    expect(used(css, '<p class="x y">')).toContain('@property --a');
    expect(used(css, '<p class="x y">')).toContain('.x{border-style:var(--a)}');
  });

  it('keeps properties that an animation or a script reads', () => {
    const css = ':root{--a:1px}@keyframes in{0%{top:var(--a)}}.x{animation:1s in}';
    expect(used(css, '<p class="x">')).toContain(':root{--a:1px}');
    expect(used(':root{--a:1px}', '<p>', 'style.getPropertyValue("--a")')).toBe(':root{--a:1px}');
  });

  it('keeps fonts, also those that a custom property names', () => {
    const css = '@font-face{font-family:Text;src:url(/t.woff2)}p{--font:"Text";font-family:var(--font)}';
    expect(used(css, '<p>')).toContain('@font-face{font-family:Text;src:url(/t.woff2)}');
  });

  it('keeps the order of layers', () => {
    const css = '@layer a{.gone{top:0}}@layer b{.x{top:1px}}@layer a{.x{top:2px}}';
    expect(used(css, '<p class="x">')).toBe('@layer a{.x{top:2px}}@layer b{.x{top:1px}}');
  });
});

it('older browsers keep media queries and colours that they read', () => {
  const css = '@media (min-width:64rem){p{color:#8a857759;color:lab(55% .04 8/.35)}}';
  expect(used(css, '<p>')).toMatch(/^@media \(min-width:64rem\)\{p\{color:#8a8577/);
});
