import { expect, it } from 'vitest';
import { sources } from '@/lib/tools/fingerprint.mjs';
import { textOf } from '@/tests/sources';

const patterns = textOf('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

it('.dockerignore excludes everything but the sources of a build', () => {
  const [first, ...others] = patterns;
  const included = others.filter((pattern) => pattern.startsWith('!'));
  expect(first).toBe('*');
  expect(included.sort()).toEqual([...sources, 'package.json', '.npmrc'].map((path) => `!${path}`).sort());
});
