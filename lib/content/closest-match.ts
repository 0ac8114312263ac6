import { distance } from '@/lib/browser/search/typing-errors';

/** What an editor may do about an unknown name: the known one that was probably meant, or `otherwise`. */
export function meantInstead(name: string, known: readonly string[], otherwise: string): string {
  const key = name.toLowerCase();
  const meant = known.find((each) => {
    const other = each.toLowerCase();
    const begins = key.length > 2 && (other.startsWith(key) || key.startsWith(other));
    return other === key || begins || distance(other, key) < 2;
  });
  return meant ? `Forse intendevate «${meant}».` : otherwise;
}
