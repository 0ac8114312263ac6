/** @param {number} from @param {number} to */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** The characters of both typefaces: Italian, and the names and words of its neighbours (French, German, Spanish, Portuguese, Catalan, the Nordic languages). */
export const characters = `${range(0x20, 0x7e)}\u00a0¡£§©ª«°±²³º»½¿×÷ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüœ–—‘’“”„…•‹›€™→←↑↓−≤≥≈≠′″·\u2009\u202f`;
