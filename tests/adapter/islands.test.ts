import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Island } from '@/components/islands/island';
import { bundleIslands } from '@/lib/adapter/islands';
import { componentName, islandModules } from '@/lib/islands';

function Probe({ text, slots }: { text: string; slots: { inside: ReactNode } }) {
  return createElement('section', null, text, slots.inside);
}

describe('the script of the islands', () => {
  it('stands under the hash of its text, the same for the same names in any order', async () => {
    const { path, text } = await bundleIslands(['tabs', 'filtered-faq']);
    expect(path).toMatch(/^\/assets\/islands\.[0-9a-f]{10}\.js$/);
    expect(await bundleIslands(['filtered-faq', 'tabs', 'tabs'])).toEqual({ path, text });
    expect((await bundleIslands(['tabs'])).path).not.toBe(path);
  });

  it('needs nothing beside itself, and writes no styles into the page', async () => {
    const { text } = await bundleIslands(Object.keys(islandModules));
    expect(text).not.toMatch(/^import[ {"']/m);
    expect(text).not.toContain('process.env');
    expect(text).not.toContain('styleSheet');
  });

  it('refuses a name that is not registered, and says where to add it', async () => {
    await expect(bundleIslands(['tabs', 'carousel'])).rejects.toThrow(
      /"carousel" that is not registered: add it to lib\/islands\.ts/,
    );
  });

  it('refuses a module that lacks the component of its name', async () => {
    const modules = { carousel: 'components/ui/tabs.tsx' };
    await expect(bundleIslands(['carousel'], { modules })).rejects.toThrow(/"Carousel"/);
  });
});

describe('the registry', () => {
  it.each(Object.entries(islandModules))('%s is a client component', (_, module) => {
    expect(existsSync(module)).toBe(true);
    expect(readFileSync(module, 'utf8')).toMatch(/^'use client'/);
  });

  it('says of every mark in the sources the component that stands there', () => {
    const marks = ['app', 'components']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
      )
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/<Island\s+name="([^"]+)"\s+of=\{(\w+)\}/g),
      ]);
    expect(new Set(marks.map(([, name]) => name))).toEqual(new Set(Object.keys(islandModules)));
    for (const [, name = '', component] of marks) expect(component).toBe(componentName(name));
  });
});

describe('the mark in the HTML', () => {
  it('carries its data through every character that HTML reads', () => {
    const props = { text: `</script><!-- "doppie" 'semplici' & &amp; <b> \u2028 è` };
    const html = renderToStaticMarkup(
      Island({ name: 'tabs', of: Probe, props, slots: { inside: createElement('b', null, 'dentro') } }),
    );
    const mark = parse(html).querySelector('[data-island="tabs"]');
    expect(JSON.parse(mark?.getAttribute('data-props') ?? '')).toEqual(props);
    expect(html).not.toContain('</script');
    expect(mark?.querySelector('section > [data-slot="inside"] > b')?.text).toBe('dentro');
  });
});
