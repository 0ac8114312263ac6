import { Fragment } from 'react';
import type { MaybeLink } from '@/lib/schema/page';

type Fact =
  | string
  | { label: string; day: string; dayLabel: string }
  | { label: string; links: readonly MaybeLink[] };

/** Facts about a text, in the margin: level, date, tags. */
export function ProseFacts({ facts }: { facts: Fact[] }) {
  return (
    <ul
      data-search-ignore
      className="label-text text-small flex flex-wrap gap-x-5 gap-y-1 lg:block lg:space-y-1"
    >
      {facts.map((fact) =>
        typeof fact === 'string' ? (
          <li key={fact}>{fact}</li>
        ) : (
          <li key={fact.label} className="font-normal">
            {fact.label}{' '}
            {'links' in fact ? (
              <Subjects links={fact.links} />
            ) : (
              <time dateTime={fact.day} className="whitespace-nowrap">
                {fact.dayLabel}
              </time>
            )}
          </li>
        ),
      )}
    </ul>
  );
}

function Subjects({ links }: { links: readonly MaybeLink[] }) {
  return links.map(({ label, href }) => (
    <Fragment key={label}>
      {href ? (
        <a
          href={href}
          className="link mr-3 inline-block py-2 pointer-coarse:min-w-11 pointer-coarse:py-3 no-underline hover:underline"
        >
          {label}
        </a>
      ) : (
        <span className="mr-3 inline-block">{label}</span>
      )}{' '}
    </Fragment>
  ));
}
