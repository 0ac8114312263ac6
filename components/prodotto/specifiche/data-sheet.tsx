import { ArrowLink } from '@/components/ui/arrow-link';
import { TextWithCode } from '@/components/ui/text-with-code';
import type { Link } from '@/lib/schema/page';

/** The content of a row: text, a list, file types by kind, or log events. */
type DataValue =
  | { kind: 'text'; text: string }
  /** A number in large type, with its unit. */
  | { kind: 'measure'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** File extensions. */
  | { kind: 'files'; extensions: readonly string[] }
  /** Identifiers of the software: events, parameters, a code. */
  | { kind: 'code'; words: readonly string[] };

type DataRow = {
  /** Anchor, so that the row can be cited. */
  id: string;
  term: string;
  value: DataValue;
  /** A condition or an explanation, below the value. */
  note?: string;
  link?: Link;
};

type DataSection = {
  id: string;
  title: string;
  rows: readonly DataRow[];
};

/** A technical data sheet in numbered sections. */
export type DataSheetCopy = {
  id: string;
  title: string;
  indexLabel: string;
  /** Accessible name of the link on a row number: "Link al punto". */
  rowLabel: string;
  sections: readonly DataSection[];
};

/** A technical data sheet: every row has a number, which links to the row. The index is in the margin. */
export function DataSheet({ copy }: { copy: DataSheetCopy }) {
  return (
    <section aria-labelledby={`${copy.id}-titolo`} className="border-t border-rule bg-sheet">
      <div className="wrap grid gap-x-8 gap-y-10 py-14 lg:grid-cols-12 lg:py-24 print:block">
        <div className="lg:col-span-3 print:hidden">
          <div className="lg:sticky lg:top-28">
            <h2 id={`${copy.id}-titolo`} className="eyebrow">
              {copy.title}
            </h2>
            <nav aria-label={copy.indexLabel}>
              <ol className="mt-3 gap-x-8 border-t border-ink text-small sm:max-lg:columns-2">
                {copy.sections.map((section, index) => (
                  <li key={section.id} className="break-inside-avoid border-b border-rule">
                    <a
                      href={`#${section.id}`}
                      className="grid min-h-11 grid-cols-[1.75rem_1fr] items-center hover:text-accent lg:min-h-10"
                    >
                      <span className="figures text-ink-muted">{index + 1}</span> {section.title}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          </div>
        </div>
        <div className="grid min-w-0 gap-y-9 lg:col-span-9 lg:gap-y-20 print:block print:columns-2 print:gap-x-10">
          {copy.sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-titolo`}
              className="print:mb-4"
            >
              <h3
                id={`${section.id}-titolo`}
                className="grid grid-cols-[2.5rem_1fr] border-b-2 border-ink pb-3 text-[clamp(1.5rem,1.3rem+1vw,2rem)] leading-[1.15] sm:grid-cols-[3.5rem_1fr] print:break-after-avoid print:grid-cols-[2rem_1fr] print:pb-1 print:text-heading-3"
              >
                <span aria-hidden="true" className="figures text-ink-muted">
                  {index + 1}
                </span>
                {section.title}
              </h3>
              <dl>
                {section.rows.map((row, place) => (
                  <Row key={row.id} row={row} number={`${index + 1}.${place + 1}`} label={copy.rowLabel} />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

function Row({ row, number, label }: { row: DataRow; number: string; label: string }) {
  return (
    <div
      id={row.id}
      className="grid grid-cols-[2.5rem_1fr] items-baseline border-b border-rule py-3 target:bg-highlight/45 sm:grid-cols-[3.5rem_10.5rem_1fr] print:break-inside-avoid print:grid-cols-[2rem_7.75rem_1fr] print:py-1 print:text-small"
    >
      <dt className="contents">
        <a
          href={`#${row.id}`}
          aria-label={`${label} ${number}`}
          className="figures -my-2.5 py-2.5 text-small text-ink-muted hover:text-accent"
        >
          {number}
        </a>{' '}
        <span className="font-medium sm:pr-6 print:pr-2">{row.term}</span>
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
        <ul className="figures gap-x-8 sm:columns-2 print:columns-1">
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
