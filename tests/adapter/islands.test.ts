import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Island } from '@/components/islands/island';
import { buildContext } from '@/lib/adapter/build-context';
import { bundleIslands } from '@/lib/adapter/islands';
import { parseFragment } from '@/lib/html/tree';

function Probe({ text, slots }: { text: string; slots: { inside: ReactNode } }) {
  return createElement('section', null, text, slots.inside);
}

const { modules, files } = await bundleIslands();

describe('the modules of the islands', () => {
  it('have the hash of their text in their names, own ones first, and share the rest', () => {
    for (const [name, paths] of modules) {
      expect(paths[0]).toMatch(new RegExp(`^/assets/islands/${name}\\.[0-9A-Z]{8}\\.js$`));
      expect(paths.length).toBeLessThanOrEqual(5);
    }
    const [tabs = [], faq = []] = [modules.get('tabs'), modules.get('filtered-faq')];
    expect(tabs.filter((path) => faq.includes(path)).length).toBeGreaterThan(0);
    const named = new Set([...modules.values()].flat());
    expect(named).toEqual(new Set(files.map(({ path }) => path)));
  });

  it('list every module that they import, and write no styles into the page', () => {
    for (const paths of modules.values()) {
      for (const { path, text } of files.filter(({ path }) => paths.includes(path))) {
        const imported = [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, name]) => name);
        for (const name of imported) expect(paths, path).toContain(`/assets/islands/${name}`);
        expect(text).not.toContain('process.env');
        expect(text).not.toContain('styleSheet');
      }
    }
  });

  it('are refused when one lacks the component of its name', async () => {
    const wrong = { carousel: 'components/ui/tabs.tsx' };
    await expect(bundleIslands({ modules: wrong })).rejects.toThrow(/"Carousel"/);
  });

  it('are missing for an unregistered island, and the message says where to add it', () => {
    const context = buildContext(new Map(), 'public', { modules, files });
    expect(() => context.islandModules('carousel')).toThrow(
      /"carousel" that is not registered: add it to lib\/islands\.ts/,
    );
  });
});

it('the mark in the HTML carries its data through every character that HTML reads', () => {
  const props = { text: `</script><!-- "doppie" 'semplici' & &amp; <b> \u2028 è` };
  const html = renderToStaticMarkup(
    Island({
      name: 'tabs',
      component: Probe,
      props,
      slots: { inside: createElement('b', null, 'dentro') },
    }),
  );
  const mark = select('[data-island=tabs]', parseFragment(html));
  expect(JSON.parse(String(mark?.properties.dataProps))).toEqual(props);
  expect(html).not.toContain('</script');
  const inside = mark && select('section > [data-slot=inside] > b', mark);
  expect(inside && textOf(inside)).toBe('dentro');
});
