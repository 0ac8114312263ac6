/** A picture counts as visible when a tenth of it is in the viewport, extended by 50 px (D30). */
const visibility = { threshold: 0.1, rootMargin: '50px' };

/**
 * Shows placeholders until their pictures are visible and loaded, except for those that have loaded already. Without
 * IntersectionObserver all load at once.
 */
export function revealImages(): void {
  const lazyImages = document.querySelectorAll<HTMLImageElement>('img[data-lazy]');
  const images = [...lazyImages].filter((image) => !image.complete);
  if (!globalThis.IntersectionObserver) {
    for (const image of images) image.loading = 'eager';
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      reveal(target as HTMLImageElement);
    }
  }, visibility);
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
  // A failed picture shows its alternative text.
  image.addEventListener('error', show);
}
