import { characters } from './font-characters.mjs';

const known = new Set(characters);
/** Letters that NFKD does not decompose. */
const plain: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Œ: 'OE', ı: 'i' };

/**
 * Replaces letters that the typefaces lack by letters without accent, and drops other characters, for which the renderer would
 * fetch a font.
 */
export function drawableText(text: string): string {
  const signs = [...text.normalize('NFC')].map((sign) => {
    if (known.has(sign)) return sign;
    return plain[sign] ?? [...sign.normalize('NFKD')].filter((part) => known.has(part)).join('');
  });
  return signs.join('').replace(/ {2,}/g, ' ').trim();
}
