/** A row: how each of the two sides does it. */
type ContrastRow = { label: string; ours: string; theirs: string };

/** A comparison in words of the product with what it replaces. */
export type ContrastTableCopy = {
  /** Caption for screen readers. */
  caption: string;
  /** Headings of the three columns. */
  columns: { row: string; ours: string; theirs: string };
  rows: readonly ContrastRow[];
  /** Explains the other side, and the conditions of the comparison. */
  note: string;
};

/** Two ways to do the same things, in words. The column headings are sticky. */
export function ContrastTable({ copy }: { copy: ContrastTableCopy }) {
  return (
    <>
      <table className="w-full table-fixed border-separate border-spacing-0 text-left text-note wrap-anywhere max-sm:leading-snug sm:text-small">
        <caption className="sr-only">{copy.caption}</caption>
        <thead className="sticky top-16 z-10 bg-paper lg:top-[4.5rem] print:static [&_th]:border-b [&_th]:border-ink [&_th]:py-3 [&_th]:align-bottom">
          <tr>
            <th scope="col" className="w-[25%] pr-3 font-normal text-ink-muted sm:w-[24%]">
              {copy.columns.row}
            </th>
            <th
              scope="col"
              className="pr-4 font-display text-[0.9375rem] font-medium sm:pr-8 sm:text-heading-4"
            >
              {copy.columns.ours}
            </th>
            <th
              scope="col"
              className="font-display text-[0.9375rem] font-medium text-ink-muted sm:text-heading-4"
            >
              {copy.columns.theirs}
            </th>
          </tr>
        </thead>
        <tbody>
          {copy.rows.map((row) => (
            <tr
              key={row.label}
              className="break-inside-avoid *:border-t *:border-rule *:py-3 *:align-baseline first:*:border-t-0 sm:*:py-5"
            >
              <th scope="row" className="pr-3 font-medium sm:pr-6 sm:font-display sm:text-heading-4">
                {row.label}
              </th>
              <td className="pr-4 sm:pr-8">{row.ours}</td>
              <td className="text-ink-muted">{row.theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="border-t border-rule pt-4 md:mt-0">
        <p className="max-w-[72ch] text-small text-ink-muted">{copy.note}</p>
      </div>
    </>
  );
}
