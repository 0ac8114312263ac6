/**
 * Anchor of a heading: its words in lower case without accents, joined by hyphens.
 * @example headingId('Perché «min_score» conta') // 'perche-min-score-conta'
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Addresses below /novita that belong to lists; no article may have them. */
export const reservedSlugs = ['pagina', 'categoria', 'tema'];

/** Whether a file may give its name to an address: lower-case words joined by single hyphens. */
export const isSlug = (name: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
