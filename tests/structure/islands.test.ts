import { describe, expect, it } from 'vitest';
import { componentName, islandModules } from '@/lib/islands';
import { filesBelow, textOf } from '@/tests/sources';

const sources = filesBelow(['app', 'components'], /\.tsx$/).map((file) => ({ file, source: textOf(file) }));

describe('an island', () => {
  it.each(Object.values(islandModules))('%s is a client component', (module) => {
    expect(textOf(module)).toMatch(/^'use client'/);
  });

  it('is placed by its name, with the component of the same name', () => {
    const placements = sources.flatMap(({ source }) => [
      ...source.matchAll(/<Island\s+name="([^"]+)"\s+component=\{(\w+)\}/g),
    ]);
    expect(new Set(placements.map(([, name]) => name))).toEqual(new Set(Object.keys(islandModules)));
    for (const [, name = '', component] of placements) expect(component).toBe(componentName(name));
  });

  it('is never placed without <Island>, which hydrates it', () => {
    const placed = new RegExp(`<(?:${Object.keys(islandModules).map(componentName).join('|')})\\b`);
    const bare = sources.filter(({ source }) => !source.startsWith("'use client'") && placed.test(source));
    expect(bare.map(({ file }) => file)).toEqual([]);
  });
});
