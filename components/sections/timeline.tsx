import type { TimelineEntry } from '@/lib/schema/sections/about';

/** Years in the margin, one line down through them: the years that are told are red, as in a chronicle. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol>
      {entries.map((entry, index) => {
        const year = /^\d{4}$/.test(entry.when);
        return (
          <li key={entry.title} className="grid grid-cols-[4.5rem_1fr] sm:grid-cols-[7.5rem_1fr]">
            <p
              className={`cifre pt-1 font-display ${year ? 'text-titolo-3 leading-none font-medium text-minio' : 'text-inchiostro-tenue'}`}
            >
              {year ? <time dateTime={entry.when}>{entry.when}</time> : entry.when}
            </p>
            <div
              className={`relative border-l pl-6 sm:pl-10 ${index === entries.length - 1 ? 'border-transparent' : 'border-bordo pb-10'}`}
            >
              <span
                aria-hidden="true"
                className={`absolute top-2 rounded-full ${year ? '-left-[0.3125rem] size-2.5 bg-minio' : '-left-1 size-2 border border-bordo bg-carta'}`}
              />
              <h3 className="text-titolo-4">{entry.title}</h3>
              <p className="mt-1 max-w-[56ch] text-inchiostro-tenue">{entry.text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
