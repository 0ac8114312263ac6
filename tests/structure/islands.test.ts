import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { componentName, islandModules } from '@/lib/islands';

const root = join(import.meta.dirname, '../..');

it('island components are placed by <Island> only', () => {
  const components = Object.keys(islandModules).map(componentName);
  const bare = new RegExp(`<(?:${components.join('|')})\\b`);
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join(folder, name)),
  );
  const sources = files.map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
  expect(sources.filter(({ source }) => source.includes('<Island')).length).toBeGreaterThan(4);
  const wrong = sources.filter(({ source }) => !source.startsWith("'use client'") && bare.test(source));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
