type Tree = { readonly [key: string]: unknown };

const isList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object');

/** Names of all values of a tree that can be printed: "mail.privacy", "phone.label", lists of words. */
function leaves(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (isList(value)) return [`${prefix}${key}`];
    if (Array.isArray(value)) return [];
    if (typeof value === 'object' && value !== null) return leaves(value as Tree, `${prefix}${key}.`);
    return [`${prefix}${key}`];
  });
}

/**
 * One value of a tree, as texts name it; the items of a list are joined by commas.
 * @param element the element that asks, for the message
 * @throws if the tree has no value of that name; the message lists those it has
 */
export function valueAt(tree: Tree, field: string, element: string): string {
  const names = leaves(tree);
  if (!names.includes(field)) {
    throw new Error(
      `<${element} field="${field}" />: il campo non esiste. Quelli validi sono: ${names.join(', ')}.`,
    );
  }
  const value = field.split('.').reduce<unknown>((inner, key) => (inner as Tree)[key], tree);
  return isList(value) ? value.join(', ') : String(value);
}
