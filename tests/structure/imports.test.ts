import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { pages } from '@/content/pages';
import type { PageMeta } from '@/lib/schema/page';
import { filesBelow, textOf } from '@/tests/sources';

const registered: Record<string, PageMeta> = pages;
/** Folders of `components` that belong to routes; the others belong to no single route. */
const routeFolders = new Set(['home', ...Object.keys(pages).map((path) => path.split('/')[1])]);

/** The route of a file; undefined for a file that routes share. */
function routeOf(file: string): string | undefined {
  const [top, second = ''] = file.split('/');
  if (top === 'components' && !routeFolders.has(second)) return undefined;
  if (second.startsWith('_') || file === 'content/pages/index.ts') return undefined;
  if (file === 'app/not-found.tsx') return '/not-found';
  const copy = /^content\/pages(\/.+?)(?:\.ts)?$/.exec(file);
  const folder = /^(?:app|components)((?:\/.+)?)\/[^/]+$/.exec(file);
  const [, route] = copy ?? folder ?? [];
  return route === '' || route === '/home' ? '/' : route;
}

/** The folders of `components` that a shared folder may import from. */
const shared: Record<string, readonly string[]> = {
  islands: [],
  ui: ['islands'],
  pictures: ['ui', 'islands'],
  forms: ['ui', 'islands'],
  mdx: ['ui', 'islands'],
  sections: ['ui', 'islands', 'pictures', 'forms'],
  layout: ['ui', 'islands', 'forms'],
};

/** The layers of `lib`: a folder imports only from earlier ones. */
const layers = [
  ['schema', 'html', 'http', 'forms'],
  ['pictures', 'search', 'seo', 'browser', 'mail'],
  ['content', 'server'],
  ['adapter'],
];
const layerOf = (folder: string) => layers.findIndex((layer) => layer.includes(folder));

/** The steps of a lead in `lib/mail`: a folder imports only from those named here, and from no file above the folders. */
const mailSteps: Record<string, readonly string[]> = {
  message: [],
  request: ['message'],
  store: ['message'],
  delivery: ['message', 'store'],
};

/** Whether an import within `lib/mail` goes the way of a lead: request, store, delivery. */
function followsLead(file: string, target: string): boolean {
  const [, step = ''] = /^lib\/mail\/(\w+)\//.exec(file) ?? [];
  const [, targetStep = ''] = /^lib\/mail\/(\w+)\//.exec(target) ?? [];
  return step === '' || step === targetStep || (mailSteps[step]?.includes(targetStep) ?? false);
}

type Import = { target: string; onlyTypes: boolean };

/** Whether a file may import another by its layer (docs/architecture.md, "Folders"). */
function mayImport(file: string, { target, onlyTypes }: Import): boolean {
  const [top, folder = ''] = file.split('/');
  const [targetTop, targetFolder = '', deeper] = target.split('/');
  if (file.startsWith('lib/mail/') && target.startsWith('lib/mail/')) return followsLead(file, target);
  if (top === 'app' || (top === targetTop && folder === targetFolder)) return true;
  // Copy names prices.
  if (top === 'content' && target === 'lib/pricing') return true;
  if (top === 'content')
    return targetTop === 'content' || (onlyTypes && /^(?:components|lib\/schema)\//.test(target));
  if (targetTop === 'lib')
    return top === 'components' || deeper === undefined || isBelow(targetFolder, folder);
  return top === 'components' && targetTop === top && (shared[folder]?.includes(targetFolder) ?? true);
}

/** Whether a folder of `lib` is in a lower layer than another. Files directly in `lib` belong to no layer. */
function isBelow(target: string, folder: string): boolean {
  const [layer, targetLayer] = [layerOf(folder), layerOf(target)];
  return layer === -1 || (targetLayer !== -1 && targetLayer < layer);
}

/** Whether an import is from the file's route, a route above it, or the page whose second address it is (D5). */
function staysInRoute(file: string, { target }: Import): boolean {
  const route = routeOf(file);
  const from = routeOf(target);
  if (route === undefined || from === undefined) return true;
  return [route, registered[route]?.canonical ?? route].some(
    (path) => path === from || path.startsWith(`${from}/`),
  );
}

/** The imports and re-exports of a source from other files of the project. */
function importsOf(file: string, source: string): Import[] {
  const matches = source.matchAll(/^(import|export)( type)?\b[^;']*'(@\/|\.{1,2}\/)([^']+)'/gm);
  return [...matches].map(([, , type, start, rest = '']) => ({
    target: start === '@/' ? rest : normalize(join(dirname(file), `${start}${rest}`)),
    onlyTypes: type !== undefined,
  }));
}

const wrongImports = (file: string, source: string): string[] =>
  importsOf(file, source)
    .filter((imported) => !mayImport(file, imported) || !staysInRoute(file, imported))
    .map(({ target }) => `${file} imports ${target}`);

it('imports go down, and no route borrows from another (docs/architecture.md)', () => {
  const files = filesBelow(['app', 'components', 'content', 'lib'], /\.tsx?$/);
  expect(new Set(files.map(routeOf)).size).toBeGreaterThan(40);
  expect(files.flatMap((file) => wrongImports(file, textOf(file)))).toEqual([]);
});
