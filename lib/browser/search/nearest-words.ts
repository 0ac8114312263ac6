import { editDistance } from '@/lib/edit-distance';

/** Shorter words are neither corrected nor suggested: they have too many neighbours. */
const MIN_LETTERS = 4;
/** From this length on a word may have two typing errors, below it one. */
const LETTERS_FOR_TWO_ERRORS = 8;
const MAX_WORDS = 4;

/**
 * The words that a mistyped word may mean: up to four, all equally near. They have the same first letter, or the first two
 * letters are swapped.
 * @param word in lower case, without accents
 */
export function nearestWords(word: string, vocabulary: readonly string[]): string[] {
  if (word.length < MIN_LETTERS || /\d/.test(word)) return [];
  let maxDistance = word.length < LETTERS_FOR_TWO_ERRORS ? 1 : 2;
  let nearest: string[] = [];
  for (const candidate of vocabulary) {
    const startsSwapped = candidate[0] === word[1] && candidate[1] === word[0];
    if (candidate[0] !== word[0] && !startsSwapped) continue;
    if (candidate.length < MIN_LETTERS || Math.abs(candidate.length - word.length) > maxDistance) continue;
    const distance = editDistance(word, candidate);
    if (distance > maxDistance) continue;
    if (distance < maxDistance) nearest = [];
    nearest.push(candidate);
    // From here on only words that are as near count.
    maxDistance = distance;
  }
  return nearest.slice(0, MAX_WORDS);
}
