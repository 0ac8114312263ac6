export type ContrastTableCopy = {
  caption: string;
  columns: { row: string; ours: string; theirs: string };
  rows: readonly { label: string; ours: string; theirs: string }[];
  /** Explains the other column and the conditions of the comparison. */
  note: string;
};

/** Compares the product in words with its alternative. The column headings are sticky; a phone stacks the columns. */
export function ContrastTable({ copy }: { copy: ContrastTableCopy }) {
  const { row: aspect, ours, theirs } = copy.columns;
  const heading = 'font-display text-heading-4 font-medium';
  return (
    <>
      <table className="w-full table-fixed border-separate border-spacing-0 text-left text-small max-sm:block">
        <caption className="sr-only">{copy.caption}</caption>
        <thead className="sticky top-16 z-10 bg-paper max-sm:sr-only lg:top-[4.5rem] print:static [&_th]:border-b [&_th]:border-ink [&_th]:py-3 [&_th]:align-bottom">
          <tr>
            <th scope="col" className="w-[24%] pr-3 font-normal text-ink-muted">
              {aspect}
            </th>
            <th scope="col" className={`pr-8 text-ink-muted ${heading}`}>
              {theirs}
            </th>
            <th scope="col" className={heading}>
              {ours}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {copy.rows.map((row) => (
            <tr
              key={row.label}
              className="break-inside-avoid max-sm:block max-sm:border-t max-sm:border-rule max-sm:py-3 sm:*:border-t sm:*:border-rule sm:*:py-5 sm:*:align-baseline sm:first:*:border-t-0"
            >
              <th scope="row" className={`pr-6 max-sm:block ${heading}`}>
                {row.label}
              </th>
              <td className="pr-8 text-ink-muted max-sm:mt-1 max-sm:block">
                <ColumnName name={theirs} />
                {row.theirs}
              </td>
              <td className="max-sm:mt-1 max-sm:block">
                <ColumnName name={ours} />
                {row.ours}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-[72ch] border-t border-rule pt-4 text-small text-ink-muted">{copy.note}</p>
    </>
  );
}

function ColumnName({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="mr-1.5 text-note font-semibold sm:hidden">
      {name}
    </span>
  );
}
