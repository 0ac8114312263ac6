import { Children, isValidElement, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

type SectionHead = { id: string; title: string };

/** The sections of a long page, under its head, in one line until it is opened. Hidden on paper. */
function PageContents({ label, sections }: { label: string; sections: readonly SectionHead[] }) {
  return (
    <nav aria-label={label} className="mb-8 border-y border-rule print:hidden">
      <details className="group wrap">
        <summary className="flex min-h-12 items-center justify-between font-semibold">
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

/**
 * A page as it is written, with its contents behind its head, which comes first. Sections are found by what they are given:
 * an id and a title, in their copy or beside it. A link to one that is not there stops the build.
 */
export function withContents(label: string, page: ReactNode): ReactNode {
  const [head, ...sections] = Children.toArray(page);
  return (
    <>
      {head}
      <PageContents label={label} sections={sections.flatMap(sectionsOf)} />
      {sections}
    </>
  );
}

type Given = { id?: unknown; title?: unknown; copy?: unknown };

function sectionsOf(part: ReactNode): SectionHead[] {
  if (!isValidElement<Given>(part)) return [];
  const { id, title, copy } = part.props;
  const own = isRecord(copy) ? copy : {};
  const head = { id: own.id ?? id, title: own.title ?? title };
  if (isHead(head)) return [head];
  // One component may draw several sections.
  return Object.values(own).filter(isHead);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isHead = (value: unknown): value is SectionHead =>
  isRecord(value) && typeof value.id === 'string' && typeof value.title === 'string';
