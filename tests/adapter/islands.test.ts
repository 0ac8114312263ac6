import { describe, expect, it } from 'vitest';
import { buildContext } from '@/lib/adapter/build-context';
import { bundleIslands } from '@/lib/adapter/islands';

const { modules, files } = await bundleIslands();

describe('an island', () => {
  it.each([...modules])('%s lists every module that its modules import', (_, paths) => {
    for (const { path, text } of files.filter(({ path }) => paths.includes(path))) {
      const imports = [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, name]) => name);
      for (const name of imports) expect(paths, path).toContain(`/assets/islands/${name}`);
    }
  });

  it('writes no styles into the page, and reads no settings', () => {
    for (const { text } of files) expect(text).not.toMatch(/process\.env|styleSheet/);
  });

  it('must export the component of its name', async () => {
    const wrong = { carousel: 'components/ui/tabs.tsx' };
    await expect(bundleIslands(wrong)).rejects.toThrow(/"Carousel"/);
  });

  it('must be registered in lib/islands.ts', () => {
    const context = buildContext({ assets: new Map(), publicFolder: 'public', islands: { modules, files } });
    expect(() => context.islandModules('carousel')).toThrow(
      /"carousel" that is not registered: add it to lib\/islands\.ts/,
    );
  });
});
