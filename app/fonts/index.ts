import localFont from 'next/font/local';

// Both are preloaded, and shown only if they are there when the page is first painted; else the page keeps to faces of
// the same measures (fallbacks.css), and the next page has the right ones. A face that arrives later would move the lines.

/** Headlines: a serif with a wide optical size. */
export const display = localFont({
  src: './newsreader.woff2',
  weight: '400 600',
  variable: '--font-newsreader',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['display Fallback', 'display Android'],
});

/** Running text, interface and figures. */
export const text = localFont({
  src: './instrument-sans.woff2',
  weight: '400 600',
  variable: '--font-instrument',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['text Fallback'],
});
