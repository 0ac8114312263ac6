import type { Change, Comparison } from '@/lib/browser/documents/types';

/** A sign for each kind, so that colour is not needed to tell them apart. */
const signs: Record<Change['kind'], string> = {
  changed: '≠',
  added: '+',
  removed: '−',
  moved: '↕',
  split: '÷',
  merged: '∪',
};

type ArticleStripProps = {
  comparison: Comparison;
  copy: { stripLabel: string; labels: Record<Change['kind'], string> };
};

/** One stroke per article or other part, in the order of the newer version. A changed one links to its change. */
export function ArticleStrip({ comparison: { strip, changes }, copy }: ArticleStripProps) {
  return (
    <nav aria-label={copy.stripLabel} className="mt-4 flex flex-wrap items-end gap-y-3 print:hidden">
      {strip.map((changeIndex, position) => {
        const change = changeIndex === undefined ? undefined : changes[changeIndex];
        if (changeIndex === undefined || !change)
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: articles keep their places
              key={position}
              aria-hidden="true"
              className="mx-[min(0.375rem,1vw)] mb-1 block h-6 w-px bg-control"
            />
          );
        const name = `${copy.labels[change.kind]}: ${change.heading}`;
        return (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: articles keep their places
            key={position}
            href={`#modifica-${changeIndex + 1}`}
            title={name}
            className="grid min-h-11 min-w-6 justify-items-center text-note font-semibold text-accent"
          >
            <span className="sr-only">{name}</span>
            <span aria-hidden="true">{signs[change.kind]}</span>
            <span aria-hidden="true" className="mb-1 block h-9 w-1.5 bg-accent" />
          </a>
        );
      })}
    </nav>
  );
}
