/** As the product names them. */
type QueueState = 'in coda' | 'in lettura' | 'indicizzato' | 'da rivedere';

export type ReadingQueueCopy = {
  panel: string;
  columns: { file: string; state: string };
  rows: readonly { file: string; detail: string; state: QueueState }[];
  caption: string;
};

/** The documents that are being processed, as the product lists them. */
export function ReadingQueue({ copy }: { copy: ReadingQueueCopy }) {
  return (
    <figure>
      <div className="overflow-x-auto rounded-sheet border border-rule bg-sheet shadow-sheet">
        <table className="w-full text-left text-small">
          <caption className="px-4 pt-3 pb-2 text-left font-display text-heading-4 font-medium sm:px-5">
            {copy.panel}
          </caption>
          <thead className="border-b-2 border-ink text-note text-ink-muted">
            <tr>
              <th scope="col" className="px-4 py-1.5 font-normal sm:px-5">
                {copy.columns.file}
              </th>
              <th scope="col" className="py-1.5 pr-4 text-right font-normal sm:pr-5">
                {copy.columns.state}
              </th>
            </tr>
          </thead>
          <tbody>
            {copy.rows.map((row) => (
              <Row key={row.file} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="mt-3 text-note text-ink-muted">{copy.caption}</figcaption>
    </figure>
  );
}

function Row({ row: { file, detail, state } }: { row: ReadingQueueCopy['rows'][number] }) {
  const needsReview = state === 'da rivedere';
  return (
    <tr
      className={`border-b border-rule last:border-0 ${needsReview ? 'shadow-[inset_3px_0_0_var(--color-accent)]' : ''}`}
    >
      <th scope="row" className="px-4 py-3 font-normal sm:px-5">
        <span className="block font-mono text-note wrap-anywhere">{file}</span>
        <span className={`block text-note ${needsReview ? 'text-accent' : 'text-ink-muted'}`}>{detail}</span>
      </th>
      <td
        className={`py-3 pr-4 text-right align-top whitespace-nowrap sm:pr-5 ${needsReview ? 'font-semibold text-accent' : ''}`}
      >
        {state}
      </td>
    </tr>
  );
}
