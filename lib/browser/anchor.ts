/**
 * The name after the address's number sign, decoded; empty where there is none. An address that somebody has cut in the
 * middle of an encoded letter is taken as it stands: `decodeURIComponent` would throw, and stop all that follows.
 */
export function anchorName(hash: string = location.hash): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
