import { describe, expect, it } from 'vitest';
import { buildContext } from '@/lib/adapter/build-context';
import { bundleIslands } from '@/lib/adapter/islands';

const { modules, files } = await bundleIslands();

describe('the modules of the islands', () => {
  it('have the hash of their text in their names, own ones first, and share the rest', () => {
    for (const [name, paths] of modules) {
      expect(paths[0]).toMatch(new RegExp(`^/assets/islands/${name}\\.[0-9A-Z]{8}\\.js$`));
      expect(paths.length).toBeLessThanOrEqual(5);
    }
    const [tabs = [], faq = []] = [modules.get('tabs'), modules.get('filtered-faq')];
    expect(tabs.filter((path) => faq.includes(path)).length).toBeGreaterThan(0);
    const named = new Set([...modules.values()].flat());
    expect(named).toEqual(new Set(files.map(({ path }) => path)));
  });

  it('list every module that they import, and write no styles into the page', () => {
    for (const paths of modules.values()) {
      for (const { path, text } of files.filter(({ path }) => paths.includes(path))) {
        const imported = [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, name]) => name);
        for (const name of imported) expect(paths, path).toContain(`/assets/islands/${name}`);
        expect(text).not.toContain('process.env');
        expect(text).not.toContain('styleSheet');
      }
    }
  });

  it('are refused when one lacks the component of its name', async () => {
    const wrong = { carousel: 'components/ui/tabs.tsx' };
    await expect(bundleIslands({ modules: wrong })).rejects.toThrow(/"Carousel"/);
  });

  it('are missing for an unregistered island, and the message says where to add it', () => {
    const context = buildContext(new Map(), 'public', { modules, files });
    expect(() => context.islandModules('carousel')).toThrow(
      /"carousel" that is not registered: add it to lib\/islands\.ts/,
    );
  });
});
