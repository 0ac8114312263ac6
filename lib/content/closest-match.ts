import { distance } from '@/lib/browser/search/typing-errors';

/** A hint for an unknown name: the known name that the editor probably meant, or `otherwise` if none is close. */
export function nameHint(name: string, known: readonly string[], otherwise: string): string {
  const key = name.toLowerCase();
  const meant = known.find((each) => {
    const other = each.toLowerCase();
    const begins = key.length > 2 && (other.startsWith(key) || key.startsWith(other));
    return other === key || begins || distance(other, key) < 2;
  });
  return meant ? `Forse intendevate «${meant}».` : otherwise;
}
