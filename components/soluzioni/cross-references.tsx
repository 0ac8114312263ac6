import type { Link } from '@/lib/schema/page';

export type CrossReferencesCopy = {
  /** "See": the abbreviation, and what screen readers say. */
  see: { short: string; spoken: string };
  /** A word and its sector: "Banche, v. Istituti finanziari". */
  items: readonly { term: string; see: Link }[];
};

/** The cross-references of an index. */
export function CrossReferences({ copy }: { copy: CrossReferencesCopy }) {
  return (
    <ul className="gap-x-8 sm:columns-2">
      {copy.items.map((item) => (
        <li key={item.term} className="break-inside-avoid border-b border-rule">
          <a href={item.see.href} className="group flex min-h-11 flex-wrap items-baseline gap-x-2 py-2.5">
            <span className="font-display text-heading-4 font-medium">{item.term}</span>{' '}
            <span className="text-small text-ink-muted group-hover:text-accent">
              <span aria-hidden="true">{copy.see.short}</span>{' '}
              <span className="sr-only">{copy.see.spoken}</span>{' '}
              <span className="link">{item.see.label}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
