import { describe, expect, it } from 'vitest';
import { componentName, islandModules } from '@/lib/islands';
import { filesBelow, textOf } from '@/tests/sources';

const sources = filesBelow(['app', 'components'], /\.tsx$/).map((file) => ({ file, source: textOf(file) }));

describe('an island', () => {
  it.each(Object.values(islandModules))('%s is a client component', (module) => {
    expect(textOf(module)).toMatch(/^'use client'/);
  });

  it('is placed by its name, with the component of that name', () => {
    const marks = sources.flatMap(({ source }) => [
      ...source.matchAll(/<Island\s+name="([^"]+)"\s+component=\{(\w+)\}/g),
    ]);
    expect(new Set(marks.map(([, name]) => name))).toEqual(new Set(Object.keys(islandModules)));
    for (const [, name = '', component] of marks) expect(component).toBe(componentName(name));
  });

  it('is never placed without its mark: where another one of its kind is marked, it would not wake', () => {
    const bare = new RegExp(`<(?:${Object.keys(islandModules).map(componentName).join('|')})\\b`);
    const wrong = sources.filter(({ source }) => !source.startsWith("'use client'") && bare.test(source));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});
