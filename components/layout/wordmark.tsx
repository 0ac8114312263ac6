/** The brand with a red initial. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <span className="inline-block font-display text-[1.625rem] leading-none font-semibold tracking-[-0.02em] first-letter:text-accent">
      {brand}
    </span>
  );
}
