import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '@/lib/tools/bootstrap.mjs';
import { sources } from '@/lib/tools/fingerprint.mjs';

it('the container gets everything that a build reads, and no secrets', () => {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  expect(lines.indexOf('*')).toBeLessThan(lines.findIndex((line) => line.startsWith('!')));
  const letIn = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(letIn).toEqual(expect.arrayContaining([...sources, 'package.json', '.npmrc']));
  expect(letIn.filter((name) => /^\.(?:env|data|git$)|node_modules|^out$|^\.next$/.test(name))).toEqual([]);
});
