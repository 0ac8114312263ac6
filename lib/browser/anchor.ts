/**
 * The anchor of the address without its number sign, decoded; empty if there is none. If the encoding is
 * broken, the anchor is returned as it is, because `decodeURIComponent` would throw.
 */
export function anchorName(hash: string = location.hash): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
