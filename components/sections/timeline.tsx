import type { TimelineEntry } from '@/lib/schema/sections/about';

/** One line down through the stages, in order; the years that are known stand in the margin in red, as in a chronicle. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol>
      {entries.map(({ year, title, text }, index) => (
        <li key={title} className="grid grid-cols-[4.5rem_1fr] sm:grid-cols-[7.5rem_1fr]">
          <p className="cifre pt-1 font-display text-titolo-3 leading-none font-medium text-minio">
            {year && <time dateTime={String(year)}>{year}</time>}
          </p>
          <div
            className={`relative border-l pl-6 sm:pl-10 ${index === entries.length - 1 ? 'border-transparent' : 'border-bordo pb-7 lg:pb-9'}`}
          >
            <span
              aria-hidden="true"
              className={`absolute top-2 rounded-full ${year ? '-left-[0.3125rem] size-2.5 bg-minio' : '-left-1 size-2 border border-bordo bg-carta'}`}
            />
            <h3 className="text-titolo-3">{title}</h3>
            <p className="mt-1 max-w-[56ch]">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
