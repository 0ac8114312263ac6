/** The brand with its first letter in red lead, as initials stand in a register. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <span className="font-display text-[1.625rem] leading-none font-semibold tracking-[-0.02em]">
      <span className="text-accent">{brand.slice(0, 1)}</span>
      {brand.slice(1)}
    </span>
  );
}
