import { ArrowLink } from '@/components/ui/arrow-link';
import { Folded } from '@/components/ui/folded';
import { TextWithCode } from '@/components/ui/text-with-code';
import type { Link } from '@/lib/schema/page';

type DataValue =
  | { kind: 'text'; text: string }
  /** A number with its unit, in large type. */
  | { kind: 'measure'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** File extensions. */
  | { kind: 'files'; extensions: readonly string[] }
  /** Identifiers: events, parameters. */
  | { kind: 'code'; words: readonly string[] };

type DataRow = { id: string; term: string; value: DataValue; note?: string; link?: Link };

type DataSection = { id: string; title: string; rows: readonly DataRow[] };

export type DataSheetCopy = {
  id: string;
  title: string;
  indexLabel: string;
  /** Accessible name of the link on the number of a row: "Link al punto". */
  rowLabel: string;
  sections: readonly DataSection[];
};

/** A technical data sheet. Each row has a number, which links to the row. Two columns on a wide screen and on paper. */
export function DataSheet({ copy }: { copy: DataSheetCopy }) {
  return (
    <section aria-labelledby={`${copy.id}-titolo`} className="border-t border-rule bg-sheet">
      <div className="wrap py-6 lg:py-16">
        <div className="print:hidden">
          <h2 id={`${copy.id}-titolo`} className="eyebrow">
            {copy.title}
          </h2>
          <nav aria-label={copy.indexLabel} className="max-sm:hidden">
            <ol className="mt-3 flex flex-wrap gap-x-6 border-y border-ink text-small">
              {copy.sections.map((section, index) => (
                <li key={section.id}>
                  <a href={`#${section.id}`} className="flex min-h-11 items-center gap-2 hover:text-accent">
                    <span className="figures text-ink-muted">{index + 1}</span> {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div className="mt-6 min-w-0 gap-x-14 lg:mt-12 lg:columns-2 print:mt-0 print:columns-2 print:gap-x-10">
          {copy.sections.map((section, index) => (
            <SheetSection key={section.id} section={section} number={index + 1} copy={copy} />
          ))}
        </div>
      </div>
    </section>
  );
}

type SheetSectionProps = { section: DataSection; number: number; copy: DataSheetCopy };

/** A section with numbered rows, which are folded on a phone. */
function SheetSection({ section, number, copy }: SheetSectionProps) {
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-titolo`}
      className="mb-6 sm:mb-9 lg:mb-14 lg:break-inside-avoid print:mb-4"
    >
      <h3
        id={`${section.id}-titolo`}
        className="grid grid-cols-[2.5rem_1fr] border-b-2 border-ink pb-2 text-heading-3 sm:grid-cols-[3.5rem_1fr] lg:grid-cols-[2.75rem_1fr] print:break-after-avoid print:grid-cols-[2rem_1fr] print:pb-1"
      >
        <span aria-hidden="true" className="figures text-ink-muted">
          {number}
        </span>
        {section.title}
      </h3>
      <Folded label={section.rows.map(({ term }) => term).join(', ')} of={section.title}>
        <dl>
          {section.rows.map((row, index) => (
            <Row key={row.id} row={row} number={`${number}.${index + 1}`} label={copy.rowLabel} />
          ))}
        </dl>
      </Folded>
    </section>
  );
}

function Row({ row, number, label }: { row: DataRow; number: string; label: string }) {
  return (
    <div
      id={row.id}
      className="grid grid-cols-[2.5rem_1fr] items-baseline border-b border-rule py-3 target:bg-highlight/45 sm:grid-cols-[3.5rem_10.5rem_1fr] lg:grid-cols-[2.75rem_9.25rem_1fr] print:break-inside-avoid print:grid-cols-[2rem_7.75rem_1fr] print:py-1 print:text-small"
    >
      <dt className="contents">
        <a
          href={`#${row.id}`}
          aria-label={`${label} ${number}`}
          className="figures -my-2.5 py-2.5 text-small text-ink-muted hover:text-accent"
        >
          {number}
        </a>{' '}
        <span className="font-medium sm:pr-6 lg:pr-3 print:pr-2">{row.term}</span>
      </dt>
      <dd className="col-start-2 mt-1 min-w-0 sm:col-start-3 sm:mt-0">
        <Value value={row.value} />
        {row.note && (
          <p className="mt-1 max-w-[58ch] text-small print:mt-0 print:text-note">
            <TextWithCode text={row.note} />
          </p>
        )}
        {row.link && <ArrowLink link={row.link} className="mt-1 text-small print:hidden" />}
      </dd>
    </div>
  );
}

function Value({ value }: { value: DataValue }) {
  switch (value.kind) {
    case 'text':
      return (
        <p className="figures max-w-[58ch]">
          <TextWithCode text={value.text} />
        </p>
      );
    case 'measure':
      return (
        <p className="figures font-display text-heading-3 leading-[1.15] font-medium print:text-heading-4">
          {value.text}
        </p>
      );
    case 'list':
      return (
        <ul className="figures gap-x-8 sm:max-lg:columns-2 print:columns-1">
          {value.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'files':
      return (
        <ul className="flex flex-wrap gap-2">
          {value.extensions.map((extension) => (
            <li key={extension}>
              <FileTab extension={extension} />
            </li>
          ))}
        </ul>
      );
    case 'code':
      return (
        <p className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-small">
          {value.words.map((word) => (
            <code key={word}>{word} </code>
          ))}
        </p>
      );
  }
}

/** A file type as a small page with a folded corner. */
function FileTab({ extension }: { extension: string }) {
  return (
    <span className="relative inline-block rounded-mark border border-control bg-paper py-1 pr-5 pl-2.5 font-mono text-note">
      {extension}
      <span
        aria-hidden="true"
        className="absolute -top-px -right-px size-2.5 border-b border-l border-control bg-sheet"
      />
    </span>
  );
}
