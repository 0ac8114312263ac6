/** Text in which parameter names (min_score, weight_text) are set as code. */
export function TextWithCode({ text }: { text: string }) {
  return text.split(/\b(\w+_\w+)\b/).map((piece) =>
    piece.includes('_') ? (
      <code key={piece} className="font-mono text-[0.92em] text-ink">
        {piece}
      </code>
    ) : (
      piece
    ),
  );
}
