/** Compounds that read badly with their second half on the next line. Not for strings that crawlers should find whole. */
const compounds = /(on-premise|lunedì-venerdì)/i;

/** A text whose compounds stay on one line; browsers may otherwise break after any hyphen. */
export function NoBreak({ text }: { text: string }) {
  return text.split(compounds).map((part, index) =>
    // A split by one group puts the matches at the odd places.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a constant text, which never change places
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
