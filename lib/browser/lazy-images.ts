/** A picture counts as seen when a tenth of it is in sight, or within 50 pixels of it (D30). */
const inSight = { threshold: 0.1, rootMargin: '50px' };

/**
 * Keeps pictures behind their placeholders until they are in sight and there; without an observer they all load at once.
 * What has already come is left as it is.
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
  // Its text says what is missing.
  image.addEventListener('error', show);
}
