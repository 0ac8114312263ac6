import { describe, expect, it } from 'vitest';
import { addIntegrity } from '@/lib/adapter/page/integrity';
import { addIslandModules, islandNames, markedModules } from '@/lib/adapter/page/island-modules';
import { pageLinks } from '@/lib/adapter/page/page-links';
import { selectorNames } from '@/lib/adapter/page/selector-names';
import { parsePage, serializePage } from '@/lib/html/tree';

describe('integrity', () => {
  it('is added to scripts and style sheets of the site only, once', () => {
    const tree = parsePage(
      '<script src="/a.js?v=1"></script><script src="/b.js" integrity="sha384-b"></script><script>1</script>' +
        '<script src="//altri.example/c.js"></script><link rel="stylesheet" href="/d.css"><link rel="icon" href="/e.ico">',
    );
    addIntegrity(tree, (path) => `of ${path}`);
    expect([...serializePage(tree).matchAll(/integrity="([^"]*)"/g)].map(([, value]) => value)).toEqual([
      'of /a.js',
      'sha384-b',
      'of /d.css',
    ]);
  });
});

describe('islands', () => {
  it('are listed once each, sorted, and get the names of their modules', () => {
    const tree = parsePage(
      '<title>A</title><p data-island="tabs"><b data-island="faq"></b></p><p data-island="tabs">',
    );
    expect(islandNames(tree)).toEqual(['faq', 'tabs']);
    const modulesOf = (name: string) => [`/${name}.js`, '/shared.js'];
    addIslandModules(tree, modulesOf);
    expect(markedModules(tree)).toEqual(['/faq.js', '/shared.js', '/tabs.js']);
    expect(serializePage(tree)).toContain('<b data-island="faq" data-modules="/faq.js /shared.js">');
  });
});

describe('what a page contains', () => {
  it('are its ids and its links', () => {
    const { ids, links } = pageLinks(
      '/uno',
      parsePage(
        '<p id="a&amp;b"></p><a href="/due?x=1&amp;y=2#c">.</a><a href="#a">.</a><img src="/f.svg"><a href="//altri.example">.</a><a>.</a>',
      ),
    );
    expect([...ids]).toEqual(['a&b']);
    expect([...links]).toEqual(['/due?x=1&y=2#c', '/uno#a', '/f.svg', '//altri.example']);
  });

  it('are the names that selectors can match, as HTML spells them', () => {
    const names = selectorNames(
      parsePage(
        '<p class="a  sm:b" id="c" data-some-name="d" aria-hidden="true" tabindex="0"><svg viewBox="0 0 1 1">',
      ),
    );
    expect(names.classes).toEqual(['a', 'sm:b']);
    expect(names.ids).toEqual(['c']);
    expect(names.tags).toEqual(expect.arrayContaining(['p', 'svg', 'body']));
    expect(names.attributes.names).toEqual(
      expect.arrayContaining(['class', 'id', 'data-some-name', 'aria-hidden', 'tabindex']),
    );
    expect(names.attributes.values).toEqual(expect.arrayContaining(['d', 'true', '0']));
  });
});
