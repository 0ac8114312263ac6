/** A part of an address without its escapes; undefined where they cannot be read. */
export function unescaped(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
