/** The h1 of a sector page: product and audience in a line, then the headline, as on the home page. */
export function SectorTitle({
  eyebrow,
  title,
  className = '',
}: {
  eyebrow: string;
  title: string;
  className?: string;
}) {
  return (
    <h1 className={`text-heading-1 ${className}`}>
      <span className="mb-3 block text-heading-4 tracking-[-0.01em] text-accent">{eyebrow}:</span> {title}
    </h1>
  );
}
