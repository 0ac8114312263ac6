export type TimelineEntry = { year: number; title: string; text: string };

/** The history of the company, with the years in the margin. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol>
      {entries.map(({ year, title, text }, index) => (
        <li key={title} className="grid grid-cols-[min(4.5rem,20vw)_1fr] sm:grid-cols-[7.5rem_1fr]">
          <p className="figures pt-1 font-display text-heading-3 leading-none font-medium">
            <time dateTime={String(year)}>{year}</time>
          </p>
          <div
            className={`relative border-l pl-6 sm:pl-10 ${index === entries.length - 1 ? 'border-transparent' : 'border-control pb-7 lg:pb-9'}`}
          >
            <span
              aria-hidden="true"
              className="absolute top-2 -left-[0.3125rem] size-2.5 rounded-full bg-ink"
            />
            <h3 className="text-heading-3">{title}</h3>
            <p className="mt-1 max-w-[56ch]">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
