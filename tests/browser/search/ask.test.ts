import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteSearch } from '@/content/search';
import type { Answer } from '@/lib/browser/search/engine';
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
        const reply = (file: unknown) => resolve({ ok: true, status: 200, json: async () => file });
        if (address === '/ricerca.json') reply(siteSearch);
        else files.set(address.replace('/assets/search/', ''), reply);
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const boxWith = (value: string) => Object.assign(new EventTarget(), { value }) as HTMLInputElement;

it('shows the answer again when older articles change it, and only then', async () => {
  const { searchAsYouType } = await import('@/lib/browser/search/ask');
  const { search } = await import('@/lib/browser/search/engine');
  const shown: string[][] = [];
  const searchNow = searchAsYouType<Answer>(
    boxWith('parola'),
    (state) =>
      shown.push(state.kind === 'answered' ? state.answer.found.map(({ href }) => href) : [state.kind]),
    { search: (words) => search(words), places: ({ found }) => found.map(({ href }) => href) },
  );
  void searchNow();
  arrive('answers.json', smallIndex('/', 2));
  await expect.poll(() => shown).toHaveLength(1);
  const other = { ...smallIndex('/novita/b'), parts: [[0, '', '', 'Altro.', 'altro']] } as SearchIndex;
  await vi.waitFor(() => arrive('archive-1.json', other), { timeout: 20_000 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shown).toHaveLength(1);
  arrive('archive-2.json', smallIndex('/novita/a'));
  await expect.poll(() => shown).toHaveLength(2);
  expect(shown).toEqual([['/'], ['/', '/novita/a']]);
});

describe('while somebody types', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A box whose words are found where they end with an exclamation mark. */
  async function typing() {
    const { searchAsYouType } = await import('@/lib/browser/search/ask');
    const box = boxWith('');
    const shown: string[] = [];
    const searchNow = searchAsYouType<string[]>(
      box,
      (state) =>
        shown.push(
          state.kind === 'answered' ? `${state.words}:${state.answer}:${state.settled}` : state.kind,
        ),
      {
        search: async (words, isTyping) => (words.endsWith('!') ? [isTyping ? 'beginning' : 'whole'] : []),
        places: (answer) => answer,
      },
    );
    const type = async (text: string, ms: number) => {
      box.value = text;
      box.dispatchEvent(new Event('input'));
      await vi.advanceTimersByTimeAsync(ms);
    };
    return { shown, type, searchNow };
  }

  it('searches after a pause, and settles a second after the last key', async () => {
    const { shown, type } = await typing();
    await type('pre!', 240);
    expect(shown).toEqual([]);
    await type('prez!', 260);
    expect(shown).toEqual(['prez!:beginning:false']);
    await type('prezzi!', 999);
    expect(shown).toEqual(['prez!:beginning:false', 'prezzi!:beginning:false']);
    await vi.advanceTimersByTimeAsync(2);
    expect(shown.at(-1)).toBe('prezzi!:beginning:true');
  });

  it('keeps the results until better ones come, and says that there are none only when typing has ended', async () => {
    const { shown, type } = await typing();
    await type('prezzi!', 300);
    await type('prezzi x', 990);
    expect(shown).toEqual(['prezzi!:beginning:false']);
    await vi.advanceTimersByTimeAsync(20);
    expect(shown.at(-1)).toBe('prezzi x::true');
    await type('', 0);
    expect(shown.at(-1)).toBe('idle');
  });

  it('answers at once when asked, to whole words, and does not answer again', async () => {
    const { shown, type, searchNow } = await typing();
    await type('prezzi!', 10);
    await searchNow();
    await vi.advanceTimersByTimeAsync(2000);
    expect(shown).toEqual(['prezzi!:whole:true']);
  });
});
