import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { news } from '@/lib/content/collections';
import { articleSource, writeArticles } from './articles';

it('generated articles are the same every time, differ from each other, and are valid', () => {
  expect(articleSource(7)).toBe(articleSource(7));
  expect(articleSource(7)).not.toBe(articleSource(8));
  expect(articleSource(7).split(/\s+/).length).toBeGreaterThan(500);
  const project = mkdtempSync(join(tmpdir(), 'bench-test-'));
  writeArticles(project, 1, 3);
  expect(news.texts({ folder: join(project, 'content/news') })).toHaveLength(3);
  rmSync(project, { recursive: true });
});
