import { DisclosureSummary } from '@/components/ui/disclosure';

type PageContentsProps = { label: string; sections: readonly { id: string; title: string }[] };

/** Collapsible table of contents of a long page, below its head; only on small screens. */
export function PageContents({ label, sections }: PageContentsProps) {
  return (
    <nav aria-label={label} className="mb-6 border-y border-rule lg:hidden print:hidden">
      <details className="wrap">
        <DisclosureSummary>{label}</DisclosureSummary>
        <ul className="pb-4">
          {sections.map(({ id, title }) => (
            <li key={id} className="py-1">
              <a href={`#${id}`} className="link">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
