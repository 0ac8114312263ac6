import { join } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { describe, expect, it } from 'vitest';
import { usesOf } from '@/app/galleria/collect';
import { filesOf, folders, sourcesOf } from '@/app/galleria/sources';
import { states } from '@/app/galleria/states';
import configOf from '@/next.config.mjs';

const root = join(import.meta.dirname, '../..');
const load = (file: string) => import(/* @vite-ignore */ join(root, file));

/** Parts that the gallery does not show by themselves, and why. */
const unshown: Record<string, string> = {
  'components/ui/search-field.tsx': 'stands in filtered-faq and guide-search, which give it what it calls',
  'components/pictures/scan-sheet.tsx': 'is drawn inside the drawing of scan-reading',
};

describe('the gallery of the parts', () => {
  it('shows every file of ui, pictures and sections, or one says why not', async () => {
    const parts = await sourcesOf(
      folders.flatMap((folder) => filesOf(`components/${folder}`, '.tsx')),
      load,
    );
    const uses = await usesOf(parts, await sourcesOf(filesOf('app', 'page.tsx'), load));
    const missing = parts
      .map(({ file }) => file)
      .filter((file) => /^components\/(ui|pictures|sections)\//.test(file))
      .filter((file) => !uses.has(file) && !states[file]);
    expect(missing).toEqual(Object.keys(unshown));
  }, 240_000);

  it('is a page while the site is being written, and in no build', async () => {
    expect(filesOf('app/galleria', '').filter((file) => /(page|route)\./.test(file))).toEqual([
      'app/galleria/page.dev.tsx',
    ]);
    expect((await configOf(PHASE_DEVELOPMENT_SERVER)).pageExtensions).toContain('dev.tsx');
    expect((await configOf(PHASE_PRODUCTION_BUILD)).pageExtensions).toEqual(['ts', 'tsx']);
  });
});
