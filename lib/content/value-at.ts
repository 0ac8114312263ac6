/**
 * The value at a path of a tree, as text.
 * @param element name of the MDX element, for the message
 * @throws if the tree has no such value; the message lists the valid paths
 */
export function valueAt(tree: object, field: string, element: string): string {
  const values = new Map(valuesByPath(tree));
  const text = values.get(field);
  if (text !== undefined) return text;
  throw new Error(
    `<${element} field="${field}" />: il campo non esiste. Quelli validi sono: ${[...values.keys()].join(', ')}.`,
  );
}

/** The printable values of a tree by path, such as "mail.privacy"; lists are joined by commas. */
function valuesByPath(tree: object, prefix = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const path = `${prefix}${key}`;
    if (typeof value !== 'object' || value === null) return [[path, String(value)]];
    if (!Array.isArray(value)) return valuesByPath(value, `${path}.`);
    return value.some((item) => typeof item === 'object') ? [] : [[path, value.join(', ')]];
  });
}
