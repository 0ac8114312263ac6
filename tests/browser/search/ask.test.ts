import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { State } from '@/lib/browser/search/ask';
import type { SearchIndex } from '@/lib/schema/search-index';
import { smallIndex } from './small-index';

/** Answers for the files that the test has let arrive. */
let arrive: (name: string, file: SearchIndex) => void;

beforeEach(() => {
  vi.resetModules();
  const files = new Map<string, (file: SearchIndex) => void>();
  arrive = (name, file) => files.get(name)?.(file);
  vi.stubGlobal(
    'fetch',
    (address: string) =>
      new Promise((resolve) => {
        files.set(address.replace('/assets/search/', ''), (file) =>
          resolve({ ok: true, status: 200, json: async () => file }),
        );
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('shows the answer again when older articles change it, and only then', async () => {
  const { watch } = await import('@/lib/browser/search/ask');
  const input = Object.assign(new EventTarget(), { value: 'parola' }) as HTMLInputElement;
  const shown: State[] = [];
  const searchNow = watch(
    input,
    (state) => shown.push(state),
    () => ({}),
  );
  searchNow();
  expect(shown.map(({ kind }) => kind)).toEqual(['searching']);
  arrive('answers.json', smallIndex('/', 2));
  await expect.poll(() => shown).toHaveLength(2);
  const other = { ...smallIndex('/novita/b'), parts: [[0, '', '', 'Altro.', 'altro']] } as SearchIndex;
  await vi.waitFor(() => arrive('archive-1.json', other), { timeout: 20_000 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shown).toHaveLength(2);
  arrive('archive-2.json', smallIndex('/novita/a'));
  await expect.poll(() => shown).toHaveLength(3);
  const hrefs = shown.map((state) => ('found' in state ? state.found.map(({ href }) => href) : state.kind));
  expect(hrefs).toEqual(['searching', ['/'], ['/', '/novita/a']]);
});
