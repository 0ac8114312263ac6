import { expect, it } from 'vitest';
import { sources } from '@/lib/tools/fingerprint.mjs';
import { textOf } from '@/tests/sources';

it('includes every source of a build in the image, and no secrets', () => {
  const lines = textOf('.dockerignore').split('\n');
  // Everything is excluded first.
  expect(lines).toContain('*');
  expect(lines.indexOf('*')).toBeLessThan(lines.findIndex((line) => line.startsWith('!')));
  const included = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(included).toEqual(expect.arrayContaining([...sources, 'package.json', '.npmrc']));
  expect(included.filter((name) => /^\.(?:env|data|git$)|node_modules|^out$|^\.next$/.test(name))).toEqual(
    [],
  );
});
