import type { ReactNode } from 'react';
import type { Picture } from '@/lib/schema/picture';

type ArticlePictureProps = {
  picture: Picture;
  alt: string;
  /** Position on the page, which decides the displayed width. */
  place: keyof typeof sizes;
};

/** The `sizes` attribute. */
const sizes = {
  head: '(min-width: 72rem) 69rem, 100vw',
  opening: '(min-width: 64rem) 41rem, 100vw',
  text: '(min-width: 64rem) 52rem, 100vw',
};

/** A picture of content/news/immagini. At the top of a page it loads at once. */
export function ArticlePicture({ picture: { sources, ...picture }, alt, place }: ArticlePictureProps) {
  return (
    <LazyImage
      {...picture}
      alt={alt}
      className="h-auto w-full"
      eager={place !== 'text'}
      sources={sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes[place]} />
      ))}
    />
  );
}

type LazyImageProps = {
  src: string;
  alt: string;
  /** A data URL of a few pixels, shown blurred. */
  placeholder?: string | undefined;
  className?: string;
  width: number;
  height: number;
  /** Other formats, as `source` elements. */
  sources?: ReactNode;
  eager?: boolean;
};

/**
 * An image with a blurred placeholder. The placeholder stays until a tenth of the picture is
 * visible and the image has loaded (D30; lib/browser/lazy-images.ts). Without JavaScript or IntersectionObserver the
 * image covers the placeholder when it has loaded.
 */
function LazyImage({ src, alt, placeholder, className = '', width, height, sources, eager }: LazyImageProps) {
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
        {sources}
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? undefined : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          data-lazy={placeholder ? '' : undefined}
          // In development the script may set this attribute before React hydrates.
          suppressHydrationWarning
          className={`relative transition-opacity duration-300 data-[lazy=waiting]:opacity-0 print:opacity-100! ${className}`}
        />
      </picture>
    </span>
  );
}
