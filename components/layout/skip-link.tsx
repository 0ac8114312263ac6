/** A link to the content, the first element in the tab order. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#contenuto"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:bg-ink focus:px-4 focus:py-3 focus:text-paper"
    >
      {label}
    </a>
  );
}
