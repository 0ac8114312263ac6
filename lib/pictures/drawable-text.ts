import { characters } from './font-characters.mjs';

const drawableCharacters = new Set(characters);
/** Letters that NFKD does not decompose, and what replaces them. */
const replacements: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Œ: 'OE', ı: 'i' };

/**
 * Replaces letters that the typefaces lack by letters without accent, and drops other characters, for which the renderer would
 * fetch a font.
 */
export function drawableText(text: string): string {
  const signs = [...text.normalize('NFC')].map((sign) => {
    if (drawableCharacters.has(sign)) return sign;
    const parts = [...sign.normalize('NFKD')].filter((part) => drawableCharacters.has(part));
    return replacements[sign] ?? parts.join('');
  });
  return signs.join('').replace(/ {2,}/g, ' ').trim();
}
