import { characters } from '@/lib/pictures/font-characters.mjs';

const drawableCharacters = new Set(characters);
/** Replacements of letters that NFKD does not decompose. */
const replacements: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Œ: 'OE', ı: 'i' };

/**
 * A text with only characters of the typefaces, because the renderer would fetch a font for any other. Letters with an unknown
 * accent lose it; other characters are dropped.
 */
export function drawableText(text: string): string {
  const drawable = [...text.normalize('NFC')].map((character) => {
    if (drawableCharacters.has(character)) return character;
    const parts = [...character.normalize('NFKD')].filter((part) => drawableCharacters.has(part));
    return replacements[character] ?? parts.join('');
  });
  return drawable.join('').replace(/ {2,}/g, ' ').trim();
}
