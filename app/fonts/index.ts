import localFont from 'next/font/local';

/**
 * For headlines. `swap`, so that even a slow phone shows the brand's font on the first visit. The fallbacks (fallbacks.css)
 * break the few words of a headline at the same places, so hardly anything moves when the font arrives. Headlines
 * have their maximum width in em, because ch depends on the font.
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
 * For running text, interface and numbers. `optional`: a page uses it only if it loads before the first paint. No fallback
 * breaks paragraphs at the same places, so a font that arrived later would move the text.
 */
export const text = localFont({
  src: './instrument-sans.woff2',
  weight: '400 600',
  variable: '--font-instrument',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['text Fallback'],
});
