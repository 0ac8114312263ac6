import { Excerpt } from '@/components/pictures/excerpt';
import type { PassageText } from '@/components/pictures/passage';
import { LinkRow } from '@/components/ui/link-row';
import type { Link } from '@/lib/schema/page';

export type SectorEntry = {
  link: Link;
  /** Its name in the index, if it is not that of the link. */
  title?: string;
  outcome: string;
  /** A typical question, without quotes. */
  question: string;
  document: {
    file: string;
    /** "p. 12", "art. 5". */
    place: string;
    passage: PassageText;
  };
};

export type SectorDirectoryCopy = {
  label: string;
  columns: { sector: string; question: string; document: string };
  entries: readonly SectorEntry[];
};

/** The sectors, each with a typical question and the document that answers it. */
export function SectorDirectory({ copy }: { copy: SectorDirectoryCopy }) {
  const row = 'gap-x-8 md:grid-cols-2 lg:grid-cols-[4fr_3.5fr_4.5fr]';
  return (
    <section aria-label={copy.label} className="wrap pb-7 lg:pb-24">
      <div aria-hidden="true" className={`${row} label-text hidden border-b border-ink pb-2 lg:grid`}>
        <span>{copy.columns.sector}</span> <span>{copy.columns.question}</span>{' '}
        <span>{copy.columns.document}</span>
      </div>
      <ol className="border-t border-ink lg:border-t-0">
        {copy.entries.map((entry) => (
          <li
            key={entry.link.href}
            className={`${row} group relative grid gap-y-4 border-b border-rule py-5 transition-colors hover:bg-sheet lg:py-8`}
          >
            <div className="text-heading-3 md:row-span-2 lg:row-span-1">
              <LinkRow link={{ ...entry.link, label: entry.title ?? entry.link.label }} heading="h2">
                <p className="mt-2 max-w-[40ch] text-small">{entry.outcome}</p>
              </LinkRow>
            </div>
            <p className="font-display text-intro md:col-start-2 lg:col-start-auto">
              <span className="sr-only">{copy.columns.question}: </span>«{entry.question}»
            </p>
            <div className="self-start rounded-mark md:col-start-2 lg:col-start-auto border border-rule bg-sheet p-4 text-small">
              <Excerpt {...entry.document} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
