import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { site } from '@/content/site';
import { parseSettings } from '@/lib/settings';
import { previewFindings } from '@/lib/tools/launch/preview';

const folder = mkdtempSync(join(tmpdir(), 'launch-'));
afterAll(() => rmSync(folder, { recursive: true }));
const home = (body: string) => {
  const file = join(folder, 'index.html');
  writeFileSync(file, `<!DOCTYPE html><html><body>${body}</body></html>`);
  return file;
};
const places = (env: Record<string, string>, file: string) =>
  previewFindings(parseSettings(env, site), file).map(({ where }) => where);

it('refuses the setting that builds a preview, and a built site that is one', () => {
  const preview = home('<header></header><aside data-preview=""><p>Anteprima</p></aside>');
  expect(places({ SHOW_DRAFTS: '1' }, join(folder, 'none.html'))).toEqual(['impostazione SHOW_DRAFTS']);
  expect(places({}, preview)).toEqual(['out/site']);
  expect(places({ SHOW_DRAFTS: '1' }, preview)).toHaveLength(2);
});

it('has nothing against a site, also one that writes of previews', () => {
  expect(places({}, home('<p>Anteprima</p>'))).toEqual([]);
  expect(places({ SHOW_DRAFTS: ' ' }, join(folder, 'none.html'))).toEqual([]);
});
