/** Soft hyphens, zero-width spaces and direction marks, which word processors leave behind. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Removes invisible characters, which break words for search engines. Line numbers do not change. */
export const withoutInvisible = (source: string): string => source.replaceAll(invisible, '');

/** Straight apostrophes. */
const apostrophe = new RegExp(
  [
    // In a word: l'archivio
    String.raw`(?<=[\p{L}\p{M}])'(?=\p{L})`,
    // At the end of a word, unless it closes a quotation of the same line: un po' di
    String.raw`(?<=[\p{L}\p{M}])'(?<!(?<![\p{L}\p{M}])'(?!\d\d).*')`,
    // Before a year: gli anni '90
    String.raw`(?<![^\s(«])'(?=\d\d(?!\d))`,
  ].join('|'),
  'gu',
);

/** Replaces straight apostrophes by typographic ones. */
export const withApostrophes = (text: string): string => text.replaceAll(apostrophe, '’');
