import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { searchAsYouType } from '@/lib/browser/search/ask';

describe('while somebody types', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A search box. Words that end with an exclamation mark have an answer. */
  function searchBox() {
    const box = Object.assign(new EventTarget(), { value: '' }) as HTMLInputElement;
    const shown: string[] = [];
    const searchNow = searchAsYouType(
      box,
      (state) =>
        shown.push(
          state.kind === 'answered'
            ? `${state.words}:${state.answer.found.map(({ href }) => href)}:${state.isSettled}`
            : state.kind,
        ),
      async (words, { typing }) => ({
        isAnswer: words.endsWith('!'),
        found: words.endsWith('!')
          ? [{ href: typing ? 'beginning' : 'whole', page: '', heading: [], passage: [], score: 1 }]
          : [],
      }),
    );
    const type = async (text: string, ms: number) => {
      box.value = text;
      box.dispatchEvent(new Event('input'));
      await vi.advanceTimersByTimeAsync(ms);
    };
    return { shown, type, searchNow };
  }

  it('searches after a pause, and settles a second after the last key', async () => {
    const { shown, type } = searchBox();
    await type('pre!', 240);
    expect(shown).toEqual([]);
    await type('prez!', 260);
    expect(shown).toEqual(['prez!:beginning:false']);
    await type('prezzi!', 999);
    expect(shown).toEqual(['prez!:beginning:false', 'prezzi!:beginning:false']);
    await vi.advanceTimersByTimeAsync(2);
    expect(shown.at(-1)).toBe('prezzi!:beginning:true');
  });

  it('keeps an answer until there is another one, and shows what is no answer only after typing has ended', async () => {
    const { shown, type } = searchBox();
    await type('prezzi!', 300);
    await type('prezzi x', 990);
    expect(shown).toEqual(['prezzi!:beginning:false']);
    await vi.advanceTimersByTimeAsync(20);
    expect(shown.at(-1)).toBe('prezzi x::true');
    await type('', 0);
    expect(shown.at(-1)).toBe('idle');
  });

  it('searches at once on demand, and then not again when the pause ends', async () => {
    const { shown, type, searchNow } = searchBox();
    await type('prezzi!', 10);
    await searchNow();
    await vi.advanceTimersByTimeAsync(2000);
    expect(shown).toEqual(['prezzi!:whole:true']);
  });
});
