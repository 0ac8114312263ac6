import localFont from 'next/font/local';

/**
 * For headlines. `swap`, because the brand must show on a first visit by a slow phone too. The fallbacks (fallbacks.css) break
 * the few words of a headline at the same places, so hardly anything moves when the font arrives.
 */
export const display = localFont({
  src: './newsreader.woff2',
  weight: '400 600',
  variable: '--font-newsreader',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['display Fallback', 'display Android', 'display Linux'],
});

/**
 * For running text, interface and numbers. `optional`: a page uses it only if it has loaded before the first paint. No fallback
 * breaks paragraphs at the same places, so a font that arrives later would move the text.
 */
export const text = localFont({
  src: './instrument-sans.woff2',
  weight: '400 600',
  variable: '--font-instrument',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['text Fallback'],
});
