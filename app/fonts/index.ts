import localFont from 'next/font/local';

// `display: optional`: a font is used only if it is there at the first paint. Otherwise the page keeps the
// fallback (fallbacks.css) and the next page has the font. A font that arrives later would move the lines.

/** Headlines. */
export const display = localFont({
  src: './newsreader.woff2',
  weight: '400 600',
  variable: '--font-newsreader',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['display Fallback', 'display Android'],
});

/** Running text, interface and numbers. */
export const text = localFont({
  src: './instrument-sans.woff2',
  weight: '400 600',
  variable: '--font-instrument',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['text Fallback'],
});
