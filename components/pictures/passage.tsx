import type { Passage as PassageText } from '@/lib/schema/sections/passage';

/** A passage with its matched words marked. */
export function Passage({ text }: { text: PassageText }) {
  const words = text.split('==');
  // Between the pairs of signs every second piece is a match.
  return words.map((piece, index) => (index % 2 === 1 ? <mark key={piece}>{piece}</mark> : piece));
}
