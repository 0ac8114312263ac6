type Tree = { readonly [key: string]: unknown };

const isList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object');

/** Paths of all printable values of a tree: "mail.privacy", "phone.label". */
function leaves(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (isList(value)) return [`${prefix}${key}`];
    if (Array.isArray(value)) return [];
    if (typeof value === 'object' && value !== null) return leaves(value as Tree, `${prefix}${key}.`);
    return [`${prefix}${key}`];
  });
}

/**
 * The value at a path of a tree, as text; lists are joined by commas.
 * @param element name of the MDX element, for the message
 * @throws if the tree has no such value; the message lists the valid paths
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
