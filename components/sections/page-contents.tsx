import { Children, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

export type SectionLink = { id: string; title: string };

/** Collapsible table of contents, shown below the head of a long page on small screens. */
function PageContents({ label, sections }: { label: string; sections: readonly SectionLink[] }) {
  return (
    <nav aria-label={label} className="mb-6 border-y border-rule lg:hidden print:hidden">
      <details className="group wrap">
        <summary className="flex min-h-12 items-center justify-between">
          {label}
          <Icon name="plus" className="w-3.5 group-open:rotate-45" />
        </summary>
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

/** Inserts the list of sections after the head, which is the first child of the page. */
export function withContents(label: string, sections: readonly SectionLink[], page: ReactNode): ReactNode {
  const [head, ...others] = Children.toArray(page);
  return (
    <>
      {head}
      <PageContents label={label} sections={sections} />
      {others}
    </>
  );
}
