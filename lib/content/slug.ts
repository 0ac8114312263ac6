/**
 * Words in lower case without accents, joined by hyphens, for anchors and paths.
 * @example slugify('Perché «min_score» conta') // 'perche-min-score-conta'
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * The text and the anchor of a heading. The anchor is made from the words, unless the heading states one:
 * `Nuovo titolo [#vecchio-titolo]`.
 */
export function headingOf(source: string): { text: string; id: string } {
  const [, text = source, id] = /^(.*\S)\s*\[#([a-z0-9-]+)\]$/.exec(source) ?? [];
  return { text, id: id ?? slugify(text) };
}

/** Lower-case words joined by single hyphens. */
export const isSlug = (name: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
