/** File extensions of originals. SVG drawings are served unchanged. */
export const pictureEndings = ['svg', 'jpg', 'jpeg', 'png', 'webp', 'avif'] as const;

/** File name in content/news/immagini; part of a path. */
export const pictureName = new RegExp(`^[a-z0-9]+(?:-[a-z0-9]+)*\\.(?:${pictureEndings.join('|')})$`);

/** A picture as pages show it, with the size of its largest file in pixels. */
export type Picture = {
  width: number;
  height: number;
  /** For browsers without `sources`, feeds and metadata. */
  src: string;
  /** The best format first; empty for drawings. */
  sources: { type: 'image/avif' | 'image/webp'; srcSet: string }[];
  /** A few blurred pixels as a data URL; none for drawings. */
  placeholder: string | undefined;
};
