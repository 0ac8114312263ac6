/**
 * Values that are still reserved ones (D1): names under `.example` (RFC 2606) and numbers made of zeros.
 * @param value any nested object of strings
 * @returns the dotted path and the value of each
 */
export function placeholders(value: unknown, path = ''): { path: string; value: string }[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [{ path, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placeholders(inner, path ? `${path}.${key}` : key));
}

const isPlaceholder = (text: string) =>
  /\.example\b/.test(text) || /0{7,}|0000 0000|00\.000,00/.test(text) || /dell’Esempio/.test(text);
