/** Endings that a picture of an article may have; the first is a drawing and stays one. */
export const pictureEndings = ['svg', 'jpg', 'jpeg', 'png', 'webp', 'avif'] as const;

/** Name of a file in content/news/immagini, which becomes part of an address. */
export const pictureName = new RegExp(`^[a-z0-9]+(?:-[a-z0-9]+)*\\.(?:${pictureEndings.join('|')})$`);

/** A picture as pages show it. Sizes are pixels of its largest file. */
export type Picture = {
  width: number;
  height: number;
  /** The file for browsers that take no other, and for those who read addresses. */
  src: string;
  /** Smaller files, the best format first; none of a drawing. */
  sources: { type: 'image/avif' | 'image/webp'; srcSet: string }[];
  /** A few blurred pixels as a data address, shown until the picture is there; none of a drawing. */
  placeholder: string | undefined;
};
