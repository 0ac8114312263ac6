import type { Picture } from '@/lib/schema/picture';

type LazyImageProps = {
  src: string;
  alt: string;
  /** A few pixels as a data address, shown blurred until the picture is there. */
  placeholder: string | undefined;
  className: string;
  width: number;
  height: number;
  /** The same picture in other formats and widths, the best first. */
  sources: Picture['sources'];
  /** How wide it is shown, as the `sizes` of HTML. */
  sizes: string;
  /** What opens a page is asked for at once. */
  eager: boolean;
};

/**
 * A picture behind its blurred placeholder, which stays until a tenth of it is in sight and it is there (D30;
 * lib/browser/lazy-images.ts). Without script, or without an observer, the picture covers the placeholder as soon as it
 * has come.
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
        // biome-ignore lint/performance/noImgElement: sixteen pixels inside the page
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
          // While developing, the script may have marked it before React looks.
          suppressHydrationWarning
          className="relative h-auto w-full transition-opacity duration-300 data-[lazy=waiting]:opacity-0"
        />
      </picture>
    </span>
  );
}
