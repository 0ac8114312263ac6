import { expect, it } from 'vitest';
import { sources } from '@/lib/tools/fingerprint.mjs';
import { textOf } from '@/tests/sources';

it('admits every source of a build to the image, and no secrets', () => {
  const lines = textOf('.dockerignore').split('\n');
  expect(lines.indexOf('*')).toBeLessThan(lines.findIndex((line) => line.startsWith('!')));
  const admitted = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(admitted).toEqual(expect.arrayContaining([...sources, 'package.json', '.npmrc']));
  expect(admitted.filter((name) => /^\.(?:env|data|git$)|node_modules|^out$|^\.next$/.test(name))).toEqual(
    [],
  );
});
