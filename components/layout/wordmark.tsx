/** The brand with a red initial. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <span className="inline-block font-display text-[min(1.625rem,9vw)] leading-none font-semibold whitespace-nowrap tracking-[-0.02em] first-letter:text-accent">
      {brand}
    </span>
  );
}
