import type { Picture } from '@/lib/schema/picture';

type LazyImageProps = {
  src: string;
  alt: string;
  /** A tiny preview as a data URL. It is shown blurred until the picture has loaded. */
  placeholder: string | undefined;
  className: string;
  width: number;
  height: number;
  /** The same picture in other formats and widths, best first. */
  sources: Picture['sources'];
  /** The `sizes` attribute. */
  sizes: string;
  /** For pictures at the top of a page: they load at once. */
  eager: boolean;
};

/**
 * A picture with a blurred placeholder. The placeholder stays until a tenth of the picture is visible and the
 * picture has loaded (D30; lib/browser/lazy-images.ts). Without JavaScript or IntersectionObserver the
 * picture covers the placeholder when it has loaded.
 */
export function LazyImage({
  src,
  alt,
  placeholder,
  className,
  width,
  height,
  sources,
  sizes,
  eager,
}: LazyImageProps) {
  return (
    <span className={`relative block overflow-hidden ${className}`}>
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
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
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
          className="relative h-auto w-full transition-opacity duration-300 data-[lazy=waiting]:opacity-0 print:opacity-100!"
        />
      </picture>
    </span>
  );
}
