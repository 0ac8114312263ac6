/** A picture counts as visible when a tenth of it is in the viewport, extended by 50 px (D30). */
const inSight = { threshold: 0.1, rootMargin: '50px' };

/**
 * Keeps placeholders until their pictures are visible and loaded. Without IntersectionObserver all load at
 * once. Pictures that have already loaded are not changed.
 */
export function revealImages(document: Document): void {
  const images = [...document.querySelectorAll<HTMLImageElement>('img[data-lazy]')].filter(
    (image) => !image.complete,
  );
  if (!('IntersectionObserver' in globalThis)) {
    for (const image of images) image.loading = 'eager';
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      reveal(target as HTMLImageElement);
    }
  }, inSight);
  for (const image of images) {
    image.dataset.lazy = 'waiting';
    observer.observe(image);
  }
}

function reveal(image: HTMLImageElement): void {
  image.loading = 'eager';
  const show = () => {
    image.dataset.lazy = '';
  };
  if (image.complete) show();
  image.addEventListener('load', show);
  // The alternative text is visible instead.
  image.addEventListener('error', show);
}
