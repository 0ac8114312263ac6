import { characters } from './font-characters.mjs';

const known = new Set(characters);
/** Letters that are not made of a plain one and an accent. */
const plain: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Œ: 'OE', ı: 'i' };

/**
 * A text as the typefaces can draw it: of a letter that they lack, the one without its accent; of other signs, nothing.
 * The renderer would ask a font service for them.
 */
export function drawableText(text: string): string {
  const signs = [...text.normalize('NFC')].map((sign) => {
    if (known.has(sign)) return sign;
    return plain[sign] ?? [...sign.normalize('NFKD')].filter((part) => known.has(part)).join('');
  });
  return signs.join('').replace(/ {2,}/g, ' ').trim();
}
