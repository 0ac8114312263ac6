import { LazyImage } from '@/components/ui/lazy-image';
import type { Picture } from '@/lib/schema/picture';

type ArticlePictureProps = {
  picture: Picture;
  alt: string;
  /** Position on the page, which decides the displayed width. */
  place: 'head' | 'opening' | 'text';
};

const places = {
  head: { sizes: '(min-width: 72rem) 69rem, 100vw', className: 'rounded-sheet border border-rule' },
  opening: { sizes: '(min-width: 64rem) 41rem, 100vw', className: 'rounded-sheet border border-rule' },
  text: { sizes: '(min-width: 64rem) 52rem, 100vw', className: 'rounded-sheet border border-rule' },
};

/** A picture of content/news/immagini inside an article. */
export function ArticlePicture({ picture, alt, place }: ArticlePictureProps) {
  return <LazyImage {...picture} {...places[place]} alt={alt} eager={place !== 'text'} />;
}
