import { expect, it } from 'vitest';
import { sources } from '@/lib/tools/fingerprint.mjs';
import { textOf } from '@/tests/sources';

const lines = textOf('.dockerignore').split('\n');
const included = lines.flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));

it('.dockerignore excludes everything before it includes something', () => {
  const everything = lines.indexOf('*');
  expect(everything).not.toBe(-1);
  expect(everything).toBeLessThan(lines.findIndex((line) => line.startsWith('!')));
});

it('.dockerignore includes every source of a build', () => {
  expect(included).toEqual(expect.arrayContaining([...sources, 'package.json', '.npmrc']));
});

it('.dockerignore includes no secrets, no stored messages, and nothing that npm or a build writes', () => {
  const unwanted = /^\.(?:env|data|git$|next$)|node_modules|^out$/;
  expect(included.filter((path) => unwanted.test(path))).toEqual([]);
});
