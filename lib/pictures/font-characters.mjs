/** @param {number} from @param {number} to */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/**
 * The characters of the typefaces of the pages: Italian, and the letters of names that are frequent in Italy (German,
 * French, Spanish). Each costs every visitor about 150 bytes.
 */
export const pageCharacters = `${range(0x20, 0x5d)}_${range(0x61, 0x7a)}\u00a0§©ª«°¶·º»×ÀÄÈÉÌÒÖÙÜßàáâäçèéêëìíîïñòóôöùúûü–—‘’“”•…‹›€`;

/**
 * Characters for which the browser takes a system typeface, as for code, and the word joiner of
 * ranges, which is invisible.
 */
export const systemCharacters = '^`{|}~→←↑↓≠\u2060';

/** The characters of drawn pictures, whose typefaces no browser loads. */
export const characters = `${pageCharacters}^\`{|}~¡£¿÷ÁÂÅÆÇÊËÍÎÏÑÓÔØÚÛãåæìõøœ„™−`;
