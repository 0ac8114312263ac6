import { Passage, type PassageText } from '@/components/pictures/passage';
import { Icon } from '@/components/ui/icon';

export type ContractTableCopy = {
  file: string;
  folder: string;
  /** Column headings, hidden on small screens. */
  columns: { field: string; value: string; source: string };
  pageLabel: string;
  rows: readonly {
    field: string;
    value: string;
    /** Explains a value that is not written literally in the contract. */
    note?: string;
    /** Missing if nothing is found. */
    page?: number;
    passage: PassageText;
    state: string;
    /** A person must check it: marked in red. */
    attention: boolean;
  }[];
  /** A sentence with the number of rows by state. */
  summary: string;
};

const columns = 'sm:grid sm:grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,1.45fr)] sm:items-baseline sm:gap-x-6';

/** The values extracted from a contract, each beside its passage. On a phone each row is a block. */
export function ContractTable({ copy }: { copy: ContractTableCopy }) {
  return (
    <div className="overflow-hidden rounded-sheet border border-rule bg-sheet shadow-sheet">
      <p className="flex flex-wrap items-baseline gap-x-3 px-5 py-4 text-note">
        <span className="flex min-w-0 items-baseline gap-2 font-semibold">
          <Icon name="sheet" className="w-3 flex-none [translate:0_0.125rem]" />
          <span className="min-w-0 break-words">{copy.file}</span>
        </span>
        <span className="text-ink-muted">{copy.folder}</span>
      </p>
      <p aria-hidden="true" className={`label-text hidden border-b border-ink px-5 pb-2 ${columns}`}>
        <span>{copy.columns.field}</span> <span>{copy.columns.value}</span> <span>{copy.columns.source}</span>
      </p>
      <ul className="divide-y divide-rule max-sm:border-t max-sm:border-ink">
        {copy.rows.map((row) => (
          <Row key={row.field} row={row} pageLabel={copy.pageLabel} />
        ))}
      </ul>
      <p className="border-t border-rule px-5 py-3 text-note text-ink-muted">{copy.summary}</p>
    </div>
  );
}

function Row({ row, pageLabel }: { row: ContractTableCopy['rows'][number]; pageLabel: string }) {
  return (
    <li className={`relative px-5 py-4 ${columns}`}>
      {row.attention && <span aria-hidden="true" className="absolute inset-y-0 left-0 w-0.5 bg-accent" />}
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-note sm:block">
        <span className="font-semibold">{row.field}</span>
        <span
          className={`sm:mt-0.5 sm:block ${row.attention ? 'font-semibold text-accent' : 'text-ink-muted'}`}
        >
          {row.state}
        </span>
      </p>
      <p className="text-small font-semibold max-sm:mt-1.5">
        {row.value}
        {row.note && <span className="block text-note font-normal text-ink-muted">{row.note}</span>}
      </p>
      <p
        className={`text-small leading-normal max-sm:mt-1.5 ${row.page ? 'font-display' : 'text-ink-muted'}`}
      >
        {row.page && (
          <span className="figures mr-2 font-text text-note whitespace-nowrap text-ink-muted">
            {pageLabel} {row.page}
          </span>
        )}{' '}
        <Passage text={row.passage} />
      </p>
    </li>
  );
}
