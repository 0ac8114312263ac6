import localFont from 'next/font/local';

/**
 * Headlines. They are the brand, so a first visit on a slow phone shows them too: the fallbacks (fallbacks.css) break
 * their few words at the same places, and hardly anything moves when the font arrives.
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
 * Running text, interface and numbers. `optional`: used only if it is there at the first paint, otherwise from the next
 * page on. No fallback breaks paragraphs as this font does, so a late arrival would move the text.
 */
export const text = localFont({
  src: './instrument-sans.woff2',
  weight: '400 600',
  variable: '--font-instrument',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['text Fallback'],
});
