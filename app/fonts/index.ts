import localFont from 'next/font/local';

/** Headlines: a serif with a wide optical size. */
export const display = localFont({
  src: './newsreader.woff2',
  weight: '400 600',
  variable: '--font-newsreader',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

/** Running text, interface and figures. */
export const text = localFont({
  src: './instrument-sans.woff2',
  weight: '400 600',
  variable: '--font-instrument',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
