import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { memoizeByKey } from '@/lib/memoize';
import { SETTING_NAMES } from '@/lib/settings';
import { root } from '@/lib/tools/bootstrap.mjs';
import { filesBelow, textOf } from '@/tests/sources';

const documents = ['README.md', ...filesBelow(['docs'], /\.md$/)];
const markdown = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] });

const nodesOf = memoizeByKey((file) => {
  const below = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(below) : [])];
  return below(markdown.parse(textOf(file)));
});

/** The words of a node, without markup. */
function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

const headingsOf = (file: string) =>
  nodesOf(file).flatMap((node) => (node.type === 'heading' ? [wordsOf(node)] : []));

/** The anchor of a heading on GitHub. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');

/** The errors of a link from a document: a missing file, or a missing heading. */
function linkErrors(from: string, url: string): string[] {
  if (/^(?:https?|mailto):/.test(url)) return [];
  const [path = '', anchor] = url.split('#');
  const target = path === '' ? from : relative(root, join(root, dirname(from), path));
  if (!existsSync(join(root, target))) return [`${from}: ${url} leads to no file`];
  if (anchor === undefined || headingsOf(target).map(anchorOf).includes(anchor)) return [];
  return [`${from}: ${url} leads to no heading`];
}

/** A name in code style that is the path of a file of the project. */
const filePath = /^(?:app|components|content|docs|e2e|lib|tests|\.github)\/[\w./[\]-]+\.\w+$/;

describe('the documents', () => {
  it.each(documents)('%s: its links have targets', (file) => {
    const urls = nodesOf(file).flatMap((node) =>
      node.type === 'link' || node.type === 'image' || node.type === 'definition' ? [node.url] : [],
    );
    expect(urls.length).toBeGreaterThan(3);
    expect(urls.flatMap((url) => linkErrors(file, url))).toEqual([]);
  });

  it.each(documents)('%s: files that it names exist', (file) => {
    const names = nodesOf(file).flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));
    expect(names.filter((name) => filePath.test(name) && !existsSync(join(root, name)))).toEqual([]);
  });

  it.each(documents)('%s: commands that it names exist', (file) => {
    const { scripts } = JSON.parse(textOf('package.json'));
    const named = [...textOf(file).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('describe every setting', () => {
    for (const name of SETTING_NAMES) expect(textOf('docs/operations.md')).toContain(`\`${name}\``);
  });

  it('have a short README', () => {
    expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  it('have every decision that the code cites, in the order of their numbers', () => {
    const decided = headingsOf('docs/decisions.md').flatMap(
      (heading) => /^D(\d+) \S/.exec(heading)?.[1] ?? [],
    );
    expect(decided).toEqual([...new Set(decided)].sort((a, b) => Number(a) - Number(b)));
    const cited = new Map<string, string>();
    const top = readdirSync(root).filter((name) => /\.(?:tsx?|mjs|yaml)$|^Dockerfile$/.test(name));
    const folders = ['app', 'components', 'content', 'e2e', 'lib', 'tests'];
    const files = [...filesBelow(folders, /\.(?:tsx?|mjs|mdx?|css)$/), ...top];
    for (const file of files) {
      for (const [, number = ''] of textOf(file).matchAll(/\bD(\d+)\b/g)) cited.set(number, file);
    }
    expect(cited.size).toBeGreaterThan(20);
    expect([...cited].filter(([number]) => !decided.includes(number))).toEqual([]);
  });
});
