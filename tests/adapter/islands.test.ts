import { describe, expect, it } from 'vitest';
import { buildContext } from '@/lib/adapter/build-context';
import { bundleIslands } from '@/lib/adapter/islands';

const { modules, files } = await bundleIslands();

/** Requests for the scripts of one island. */
const MAX_MODULES = 5;

describe('an island', () => {
  it.each([...modules])('%s has a module with a hash in its name, and few shared ones', (name, paths) => {
    expect(paths[0]).toMatch(new RegExp(`^/assets/islands/${name}\\.[0-9A-Z]{8}\\.js$`));
    expect(paths.length).toBeLessThanOrEqual(MAX_MODULES);
  });

  it.each([...modules])('%s lists every module that its modules import', (_, paths) => {
    for (const { path, text } of files.filter(({ path }) => paths.includes(path))) {
      const imports = [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, name]) => name);
      for (const name of imports) expect(paths, path).toContain(`/assets/islands/${name}`);
    }
  });

  it('shares modules with others, and no module belongs to none', () => {
    const allPaths = [...modules.values()].flat();
    expect(allPaths.length).toBeGreaterThan(files.length);
    expect(new Set(allPaths)).toEqual(new Set(files.map(({ path }) => path)));
  });

  it('writes no styles into the page, and reads no settings', () => {
    for (const { text } of files) expect(text).not.toMatch(/process\.env|styleSheet/);
  });

  it('must export the component of its name', async () => {
    const wrong = { carousel: 'components/ui/tabs.tsx' };
    await expect(bundleIslands({ modules: wrong })).rejects.toThrow(/"Carousel"/);
  });

  it('must be registered in lib/islands.ts', () => {
    const context = buildContext({ assets: new Map(), publicFolder: 'public', islands: { modules, files } });
    expect(() => context.islandModules('carousel')).toThrow(
      /"carousel" that is not registered: add it to lib\/islands\.ts/,
    );
  });
});
