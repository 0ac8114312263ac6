import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { pages } from '@/content/pages';
import type { PageMeta } from '@/lib/schema/page';

const root = join(import.meta.dirname, '../..');
const registered: Record<string, PageMeta> = pages;
/** Folders of `components` that belong to routes: the others are for every route. */
const tops = new Set(['home', ...Object.keys(pages).map((path) => path.split('/')[1])]);

/** The route that a file belongs to; none for what all routes share. */
function routeOf(file: string): string | undefined {
  const [top, second = ''] = file.split('/');
  if (
    top === 'components' ? !tops.has(second) : second.startsWith('_') || file === 'content/pages/index.ts'
  ) {
    return undefined;
  }
  const [, copy] = /^content\/pages\/(.+?)(?:\.ts)?$/.exec(file) ?? [];
  const [, folder] = /^(?:app|components)((?:\/.+)?)\/[^/]+$/.exec(file) ?? [];
  if (copy !== undefined) return copy === 'home' ? '/' : `/${copy}`;
  if (file === 'app/not-found.tsx') return '/not-found';
  return folder === '' || folder === '/home' ? '/' : folder;
}

/** What a route takes from another one, besides those above it and the page whose second address it is (D5). */
function borrowings(file: string, source: string): string[] {
  const route = routeOf(file);
  if (route === undefined) return [];
  const own = [route, registered[route]?.canonical ?? route];
  const isOwn = (from: string) => own.some((path) => path === from || path.startsWith(`${from}/`));
  return [...source.matchAll(/(?:from|import) '(@\/|\.{1,2}\/)([^']+)'/g)].flatMap(([, start, rest = '']) => {
    const target = start === '@/' ? rest : normalize(join(dirname(file), `${start}${rest}`));
    const from = routeOf(target);
    return from === undefined || isOwn(from) ? [] : [`${file} takes ${target} of ${from}`];
  });
}

it('no route borrows from another: what two use stands in a shared folder (docs/architecture.md)', () => {
  const files = ['app', 'components', 'content'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  // The gallery shows components of every route.
  const read = files.filter((file) => !file.startsWith('app/galleria/'));
  expect(new Set(read.map(routeOf)).size).toBeGreaterThan(40);
  expect(read.flatMap((file) => borrowings(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  ['app/prezzi/page.tsx', "import { A } from '@/components/partner/a';"],
  ['app/prezzi/page.tsx', "import { a } from '@/content/pages/partner';"],
  ['app/prezzi/page.tsx', "import { a } from '../partner/list';"],
  ['content/pages/prezzi.ts', "import { a } from './partner';"],
  ['components/soluzioni/legale/a.tsx', "import { A } from '../finanza/a';"],
])('tells that %s may not %s', (file, line) => {
  expect(borrowings(file, line)).toHaveLength(1);
});

it.each([
  ['app/prezzi/page.tsx', "import { A } from '@/components/sections/a';"],
  ['app/prezzi/page.tsx', "import { a } from '../_site/frame';"],
  ['app/page.tsx', "import { A } from '@/components/home/a';"],
  ['app/novita/[slug]/page.tsx', "import { A } from '../article-list';"],
  ['app/soluzioni/altri/page.tsx', "import { A } from '@/components/soluzioni/altri-settori/a';"],
])('lets %s %s', (file, line) => {
  expect(borrowings(file, line)).toEqual([]);
});
