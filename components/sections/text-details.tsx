import { Fragment } from 'react';
import type { MaybeLink } from '@/lib/schema/page';

type LabelledDetail = { label: string } & (
  | { day: string; dayLabel: string }
  | { links: readonly MaybeLink[] }
);

/** Details of a text, in its margin: level, date, tags. */
export function TextDetails({ details }: { details: (string | LabelledDetail)[] }) {
  return (
    <ul
      data-search-ignore
      className="label-text text-small flex flex-wrap gap-x-5 gap-y-1 lg:block lg:space-y-1"
    >
      {details.map((detail) =>
        typeof detail === 'string' ? (
          <li key={detail}>{detail}</li>
        ) : (
          <li key={detail.label} className="font-normal">
            {detail.label} <Value detail={detail} />
          </li>
        ),
      )}
    </ul>
  );
}

function Value({ detail }: { detail: LabelledDetail }) {
  if ('links' in detail) return <TagLinks links={detail.links} />;
  return (
    <time dateTime={detail.day} className="whitespace-nowrap">
      {detail.dayLabel}
    </time>
  );
}

function TagLinks({ links }: { links: readonly MaybeLink[] }) {
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
