import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { revealImages } from '@/lib/browser/lazy-images';

/** What the script uses of an image. */
class Picture extends EventTarget {
  loading = 'lazy';
  dataset: { lazy: string } = { lazy: '' };
  constructor(public complete: boolean) {
    super();
  }
  end(event: 'load' | 'error') {
    this.complete = true;
    this.dispatchEvent(new Event(event));
  }
}

type Seen = (entries: { isIntersecting: boolean; target: Picture }[]) => void;
let seen: Seen;
let options: unknown;
let observed: Set<Picture>;

beforeEach(() => {
  observed = new Set();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Seen, given: unknown) {
        seen = callback;
        options = given;
      }
      observe = (target: Picture) => observed.add(target);
      unobserve = (target: Picture) => observed.delete(target);
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const reveal = (...pictures: Picture[]) => {
  vi.stubGlobal('document', { querySelectorAll: () => pictures });
  revealImages();
};

describe('a lazy picture (D30)', () => {
  it('waits until a tenth of it is in the viewport, extended by fifty pixels, and it has loaded', () => {
    const picture = new Picture(false);
    reveal(picture);
    expect(options).toEqual({ threshold: 0.1, rootMargin: '50px' });
    expect([picture.dataset.lazy, picture.loading]).toEqual(['waiting', 'lazy']);
    seen([{ isIntersecting: false, target: picture }]);
    expect(picture.loading).toBe('lazy');
    seen([{ isIntersecting: true, target: picture }]);
    expect([picture.dataset.lazy, picture.loading, observed.size]).toEqual(['waiting', 'eager', 0]);
    picture.end('load');
    expect(picture.dataset.lazy).toBe('');
  });

  it('is shown at once if it has loaded before, also before the script, and if it fails to load', () => {
    const [cached, early, failed] = [new Picture(true), new Picture(false), new Picture(false)];
    reveal(cached, early, failed);
    early.end('load');
    const shown = () => [cached, early, failed].map(({ dataset }) => dataset.lazy);
    expect(shown()).toEqual(['', 'waiting', 'waiting']);
    seen([early, failed].map((target) => ({ isIntersecting: true, target })));
    expect(shown()).toEqual(['', '', 'waiting']);
    failed.end('error');
    expect(shown()).toEqual(['', '', '']);
  });

  it('loads at once without IntersectionObserver', () => {
    vi.unstubAllGlobals();
    const picture = new Picture(false);
    reveal(picture);
    expect([picture.dataset.lazy, picture.loading]).toEqual(['', 'eager']);
  });
});
