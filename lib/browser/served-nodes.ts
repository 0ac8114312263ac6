type ServedNode = readonly [node: ChildNode, text: string | null];
/** Elements with their child nodes, as the server sent them. */
export type ServedElements = readonly (readonly [element: Element, nodes: readonly ServedNode[]])[];

/** Records what islands contain, before a translator or an extension changes it. */
export const recordIslands = (): ServedElements =>
  [...document.querySelectorAll('[data-island],[data-island] *')].map((element) => [
    element,
    [...element.childNodes].map((node) => [node, node.nodeValue]),
  ]);

/**
 * Undoes in place what a translator or an extension has changed in an island. Otherwise React would render the island anew, and
 * what the visitor has typed or chosen would be lost. Fields, slots and islands inside it stay as they are.
 */
export function undoChanges(island: Element, served: ServedElements): void {
  for (const [element, nodes] of served) {
    // Hydration does not look into slots.
    if (element.closest('[data-island], [data-slot]') !== island) continue;
    const own = new Set(nodes.map(([node]) => node));
    for (const child of [...element.childNodes]) if (!own.has(child)) child.remove();
    for (const [index, [node, text]] of nodes.entries()) {
      const place = element.childNodes[index] ?? null;
      // A field that is in its place keeps the focus.
      if (node !== place) element.insertBefore(node, place);
      if (node.nodeValue !== text) node.nodeValue = text;
    }
  }
}
