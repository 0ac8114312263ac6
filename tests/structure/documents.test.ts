import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '@/scripts/bootstrap.mjs';
import { filesBelow, textOf } from '@/tests/sources';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'content/news/README.md',
  ...filesBelow(['docs'], /\.md$/),
];

const withoutCode = (text: string) => text.replace(/^ *(`{3,}).*?^ *\1$/gms, '');

/** The anchors that GitHub gives the headings of a document. */
const anchorsOf = (file: string): string[] =>
  [...withoutCode(textOf(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The relative links of a document that lead nowhere. */
const deadLinks = (file: string): string[] =>
  [...withoutCode(textOf(file)).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:|^\//.test(link)) return [];
    const [path = '', anchor] = link.split('#', 2);
    const target = path ? normalize(join(dirname(file), path)) : file;
    const isAlive =
      existsSync(join(root, target)) && (anchor === undefined || anchorsOf(target).includes(anchor));
    return isAlive ? [] : [`${file}: ${link}`];
  });

/** The files that a document names in backticks, and that do not exist. */
const missingFiles = (file: string): string[] =>
  [
    ...withoutCode(textOf(file)).matchAll(
      /`((?:app|components|content|docs|e2e|lib|scripts|tests)\/[\w./[\]-]+)`/g,
    ),
  ]
    .filter(([, path = '']) => !existsSync(join(root, path)))
    .map(([, path]) => `${file}: ${path}`);

it('every link of the documents leads somewhere', () => {
  expect(documents.flatMap(deadLinks)).toEqual([]);
});

it('every file that the documents name exists', () => {
  expect(documents.flatMap(missingFiles)).toEqual([]);
});
