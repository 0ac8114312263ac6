import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { describe, expect, it } from 'vitest';
import { states } from '@/app/galleria/states';
import { root } from '@/lib/tools/bootstrap.mjs';
import configOf from '@/next.config.mjs';

describe('the gallery of states', () => {
  it('names files that exist', () => {
    expect(Object.keys(states).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('is a page in development only', async () => {
    expect(readdirSync(join(root, 'app/galleria')).filter((file) => /^(page|route)\./.test(file))).toEqual([
      'page.dev.tsx',
    ]);
    expect((await configOf(PHASE_DEVELOPMENT_SERVER)).pageExtensions).toContain('dev.tsx');
    expect((await configOf(PHASE_PRODUCTION_BUILD)).pageExtensions).toEqual(['ts', 'tsx']);
  });
});
