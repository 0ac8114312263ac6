/** Something one hears in a firm, and what lies behind it. */
export type HeardPhrase = { phrase: string; text: string };

/** Difficulties as one hears them said: the phrase in the display face, what lies behind it below. */
export function HeardPhrases({ phrases }: { phrases: readonly HeardPhrase[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-5 sm:gap-y-10 sm:grid-cols-2">
      {phrases.map((item) => (
        // The opening quotation mark hangs in the margin, so that the words stay on one line.
        <li key={item.phrase} className="border-t border-rule pt-4 pl-[0.55em] sm:pl-0">
          <h3 className="-indent-[0.5em] text-heading-3 leading-[1.25]">{item.phrase}</h3>
          <p className="mt-1 max-w-[44ch] max-md:text-small">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
