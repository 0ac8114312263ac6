import { editDistance } from '@/lib/edit-distance';

const MAX_TYPOS = 1;
/** Shorter names begin too many others. */
const MIN_PREFIX_LENGTH = 3;

/** A hint for an unknown name: the known name that the editor probably meant, or `fallback` if none is close. */
export function nameHint(name: string, known: readonly string[], fallback: string): string {
  const key = name.toLowerCase();
  const match = known.find((candidate) => {
    const other = candidate.toLowerCase();
    const isPrefix = key.length >= MIN_PREFIX_LENGTH && (other.startsWith(key) || key.startsWith(other));
    return isPrefix || editDistance(other, key) <= MAX_TYPOS;
  });
  return match ? `Forse intendevate «${match}».` : fallback;
}
