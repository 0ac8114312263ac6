import { describe, expect, it } from 'vitest';
import { buildContext } from '@/lib/adapter/build-context';
import { bundleIslands } from '@/lib/adapter/islands';

const { modules, files } = await bundleIslands();

describe('the modules of the islands', () => {
  it('have a hash in their names; each island lists its own module first, and may share the others', () => {
    for (const [name, paths] of modules) {
      expect(paths[0]).toMatch(new RegExp(`^/assets/islands/${name}\\.[0-9A-Z]{8}\\.js$`));
      expect(paths.length).toBeLessThanOrEqual(5);
    }
    const [tabs = [], faq = []] = [modules.get('tabs'), modules.get('filtered-faq')];
    expect(tabs.filter((path) => faq.includes(path)).length).toBeGreaterThan(0);
    const named = new Set([...modules.values()].flat());
    expect(named).toEqual(new Set(files.map(({ path }) => path)));
  });

  it('import only modules that their island lists, and write no styles into the page', () => {
    for (const paths of modules.values()) {
      for (const { path, text } of files.filter(({ path }) => paths.includes(path))) {
        const imported = [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, name]) => name);
        for (const name of imported) expect(paths, path).toContain(`/assets/islands/${name}`);
        expect(text).not.toContain('process.env');
        expect(text).not.toContain('styleSheet');
      }
    }
  });

  it('must have the component of their name', async () => {
    const wrong = { carousel: 'components/ui/tabs.tsx' };
    await expect(bundleIslands({ modules: wrong })).rejects.toThrow(/"Carousel"/);
  });

  it('must be registered, and the error says where', () => {
    const context = buildContext(new Map(), 'public', { modules, files });
    expect(() => context.islandModules('carousel')).toThrow(
      /"carousel" that is not registered: add it to lib\/islands\.ts/,
    );
  });
});
