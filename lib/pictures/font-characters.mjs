/**
 * @param {number} from
 * @param {number} to
 */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/**
 * The characters of the typefaces of the pages: Italian, and the letters of names that are frequent in Italy (German,
 * French, Spanish). Each costs every visitor about 150 bytes.
 */
export const pageCharacters = `${range(0x20, 0x5d)}_${range(0x61, 0x7a)}\u00a0§©ª«°¶·º»×ÀÄÈÉÌÒÖÙÜßàáâäçèéêëìíîïñòóôöùúûü–—‘’“”•…‹›€`;

/** Characters that are drawn in a system typeface, and the invisible word joiner of ranges. */
export const systemCharacters = '^`{|}~→←↑↓≠\u2060';

/** The characters of drawn pictures. */
export const characters = `${pageCharacters}^\`{|}~¡£¿÷ÁÂÅÆÇÊËÍÎÏÑÓÔØÚÛãåæìõøœ„™−`;
