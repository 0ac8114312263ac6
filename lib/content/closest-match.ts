import { distance } from '@/lib/browser/search/typing-errors';

/** The known name that was probably meant by a mistyped one. */
export function closestMatch(name: string, known: readonly string[]): string | undefined {
  const key = name.toLowerCase();
  return known.find((each) => {
    const other = each.toLowerCase();
    const begins = key.length > 2 && (other.startsWith(key) || key.startsWith(other));
    return other === key || begins || distance(other, key, 2) < 2;
  });
}
