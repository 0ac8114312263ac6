/** A typical sentence and the problem behind it. */
export type QuotedProblem = { phrase: string; text: string };

/** Problems as quotes in large type, each with an explanation below. */
export function QuotedProblems({ phrases }: { phrases: readonly QuotedProblem[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-5 sm:gap-y-10 sm:grid-cols-2">
      {phrases.map((item) => (
        // The opening quotation mark hangs in the margin, so that it does not push the first line.
        <li key={item.phrase} className="border-t border-rule pt-4 pl-[0.55em] sm:pl-0">
          <h3 className="-indent-[0.5em] text-heading-3 leading-[1.25]">{item.phrase}</h3>
          <p className="mt-1 max-w-[44ch] max-md:text-small">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
