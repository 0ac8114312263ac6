import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { revealImages } from '@/lib/browser/lazy-images';

/** The part of an image element that the script uses. */
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

type Intersect = (entries: { isIntersecting: boolean; target: Picture }[]) => void;
let intersect: Intersect;
let options: unknown;
let observed: Set<Picture>;

beforeEach(() => {
  observed = new Set();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Intersect, given: unknown) {
        intersect = callback;
        options = given;
      }
      observe = (target: Picture) => observed.add(target);
      unobserve = (target: Picture) => observed.delete(target);
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const revealPictures = (...pictures: Picture[]) => {
  vi.stubGlobal('document', { querySelectorAll: () => pictures });
  revealImages();
};

describe('a lazy picture (D30)', () => {
  it('waits until a tenth of it is in the viewport, extended by fifty pixels, and it has loaded', () => {
    const picture = new Picture(false);
    revealPictures(picture);
    expect(options).toEqual({ threshold: 0.1, rootMargin: '50px' });
    expect([picture.dataset.lazy, picture.loading]).toEqual(['waiting', 'lazy']);
    intersect([{ isIntersecting: false, target: picture }]);
    expect(picture.loading).toBe('lazy');
    intersect([{ isIntersecting: true, target: picture }]);
    expect([picture.dataset.lazy, picture.loading, observed.size]).toEqual(['waiting', 'eager', 0]);
    picture.end('load');
    expect(picture.dataset.lazy).toBe('');
  });

  it('is shown at once if it has already loaded or failed to load', () => {
    const [cached, early, failed] = [new Picture(true), new Picture(false), new Picture(false)];
    revealPictures(cached, early, failed);
    early.end('load');
    const shown = () => [cached, early, failed].map(({ dataset }) => dataset.lazy);
    expect(shown()).toEqual(['', 'waiting', 'waiting']);
    intersect([early, failed].map((target) => ({ isIntersecting: true, target })));
    expect(shown()).toEqual(['', '', 'waiting']);
    failed.end('error');
    expect(shown()).toEqual(['', '', '']);
  });

  it('loads at once without IntersectionObserver', () => {
    vi.unstubAllGlobals();
    const picture = new Picture(false);
    revealPictures(picture);
    expect([picture.dataset.lazy, picture.loading]).toEqual(['', 'eager']);
  });
});
