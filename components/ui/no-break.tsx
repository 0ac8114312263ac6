/** Compounds that should not break at the hyphen. Not for text that crawlers should find in one piece. */
const compounds = /(on-premise|lunedì-venerdì)/i;

/** A text whose compounds stay on one line: browsers may break after a hyphen. */
export function NoBreak({ text }: { text: string }) {
  return text.split(compounds).map((part, index) =>
    // After a split by one group, matches are at odd indexes.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text never change their order
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
