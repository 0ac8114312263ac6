import type { Picture } from '@/lib/schema/picture';

type ArticlePictureProps = {
  picture: Picture;
  alt: string;
  /** Position on the page, which decides the displayed width. */
  place: keyof typeof sizes;
};

/** The `sizes` attribute. */
const sizes = {
  opening: '(min-width: 64rem) 41rem, 100vw',
  text: '(min-width: 64rem) 52rem, 100vw',
};

/**
 * A picture of content/news/immagini; at the top of the list it loads at once. A blurred placeholder is visible until the image has
 * loaded and a tenth of it is on the screen (D30; lib/browser/lazy-images.ts). Without JavaScript or IntersectionObserver the
 * image covers the placeholder when it has loaded.
 */
export function ArticlePicture({ picture, alt, place }: ArticlePictureProps) {
  const { src, sources, placeholder, width, height } = picture;
  const isFirst = place !== 'text';
  return (
    <span className="relative block overflow-hidden rounded-sheet border border-rule">
      {placeholder && (
        // biome-ignore lint/performance/noImgElement: a placeholder of sixteen pixels
        <img
          src={placeholder}
          alt=""
          aria-hidden="true"
          width={width}
          height={height}
          className="absolute inset-0 size-full scale-110 object-cover blur-lg print:hidden"
        />
      )}
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes[place]} />
        ))}
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
          data-lazy={placeholder ? '' : undefined}
          // In development the script may set this attribute before React hydrates.
          suppressHydrationWarning
          className="relative transition-opacity duration-300 data-[lazy=waiting]:opacity-0 print:opacity-100! h-auto w-full"
        />
      </picture>
    </span>
  );
}
