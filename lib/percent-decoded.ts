/** Decodes the percent-encoding of a part of a URL; undefined if it is invalid. */
export function percentDecoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
