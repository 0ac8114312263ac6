/** File extensions of originals; the first, a vector drawing, is served as it is. */
export const pictureEndings = ['svg', 'jpg', 'jpeg', 'png', 'webp', 'avif'] as const;

/** File name in content/news/immagini; part of an address. */
export const pictureName = new RegExp(`^[a-z0-9]+(?:-[a-z0-9]+)*\\.(?:${pictureEndings.join('|')})$`);

/** A picture as pages show it; width and height of its largest file in pixels. */
export type Picture = {
  width: number;
  height: number;
  /** Fallback of the browser, and the address for feeds and metadata. */
  src: string;
  /** The best format first; empty for drawings. */
  sources: { type: 'image/avif' | 'image/webp'; srcSet: string }[];
  /** A few blurred pixels as a data URL; none for drawings. */
  placeholder: string | undefined;
};
