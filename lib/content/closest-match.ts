import { distance } from '@/lib/browser/search/typing-errors';

const MAX_TYPOS = 1;

/** A hint for an unknown name: the known name that the editor probably meant, or `fallback` if none is close. */
export function nameHint(name: string, known: readonly string[], fallback: string): string {
  const key = name.toLowerCase();
  const match = known.find((candidate) => {
    const other = candidate.toLowerCase();
    const isPrefix = key.length > 2 && (other.startsWith(key) || key.startsWith(other));
    return other === key || isPrefix || distance(other, key) <= MAX_TYPOS;
  });
  return match ? `Forse intendevate «${match}».` : fallback;
}
