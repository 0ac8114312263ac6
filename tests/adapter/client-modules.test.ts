import { describe, expect, it } from 'vitest';
import { clientModules, runtimeOf } from '@/lib/adapter/client-modules';

const manifest = (modules: readonly string[]) =>
  `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/a/[b]/page"] = ${JSON.stringify(
    { clientModules: Object.fromEntries(modules.map((module) => [`[project]/${module}`, { id: 1 }])) },
  )};`;
const nextModule = 'node_modules/next/dist/esm/client/components/layout-router.js';

describe('what a route needs', () => {
  it('is nothing where its manifest lists modules of Next only', () => {
    expect(clientModules(manifest([nextModule]))).toEqual([]);
    expect(runtimeOf([], [])).toBe('none');
  });

  it('is its islands, or Next for any other module, packages included', () => {
    const modules = clientModules(manifest([nextModule, 'components/ui/tabs.tsx']));
    expect(modules).toEqual(['components/ui/tabs.tsx']);
    expect(runtimeOf(modules, ['tabs'])).toBe('islands');
    expect(runtimeOf([...modules, 'components/ui/other.tsx'], ['tabs'])).toBe('next');
    expect(runtimeOf([...modules, 'node_modules/sonner/dist/index.mjs'], ['tabs'])).toBe('next');
  });

  it('is Next where an interactive module stands in no mark: nothing else would hydrate it', () => {
    expect(runtimeOf(['components/ui/tabs.tsx'], [])).toBe('next');
  });

  it('is unknown for another form of manifest', () => {
    expect(() => clientModules('export default {}')).toThrow('assignment');
  });
});
