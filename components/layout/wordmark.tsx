/** The brand with a red initial. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <span className="font-display text-[1.625rem] leading-none font-semibold tracking-[-0.02em]">
      <span className="text-accent">{brand.slice(0, 1)}</span>
      {brand.slice(1)}
    </span>
  );
}
