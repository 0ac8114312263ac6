import { twoDecimals } from '@/components/pictures/two-decimals';

export type FusionTableCopy = {
  caption: string;
  columns: readonly [string, string, string, string];
  /** Weight of the keyword score, between 0 and 1. The semantic score has the rest. */
  weightText: number;
  /** Results below this score are hidden. */
  minScore: number;
  /** Scores between 0 and 1. */
  rows: readonly { passage: string; meaning: number; text: number }[];
  thresholdLabel: string;
  /** In the rows below the threshold. */
  hiddenLabel: string;
};

type ScoredRow = FusionTableCopy['rows'][number] & { score: number };

/** Passages by their combined score, with a line at the threshold. */
export function FusionTable({ copy }: { copy: FusionTableCopy }) {
  const weightMeaning = 1 - copy.weightText;
  const rows: ScoredRow[] = copy.rows
    .map((row) => ({ ...row, score: row.meaning * weightMeaning + row.text * copy.weightText }))
    .sort((first, second) => second.score - first.score);
  const shown = rows.filter(({ score }) => score >= copy.minScore);
  const hidden = rows.filter(({ score }) => score < copy.minScore);
  const [passage, meaning, text, score] = copy.columns;
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-left text-note leading-[1.4] sm:text-small">
        <caption className="pb-4 text-left font-display text-heading-4 font-medium">{copy.caption}</caption>
        <thead className="border-b-2 border-ink text-note text-ink-muted">
          <tr>
            <th scope="col" className="py-2 align-bottom font-normal">
              {passage}
            </th>
            <th scope="col" className={scoreHead}>
              {meaning} <Weight value={weightMeaning} />
            </th>
            <th scope="col" className={scoreHead}>
              {text} <Weight value={copy.weightText} />
            </th>
            <th scope="col" className={scoreHead}>
              {score}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.passage} row={row} />
          ))}
          {hidden.length > 0 && (
            <tr>
              <td colSpan={4} className="border-t-2 border-ink pt-1 text-right text-note font-semibold">
                {copy.thresholdLabel}: {twoDecimals(copy.minScore)}
              </td>
            </tr>
          )}
          {hidden.map((row) => (
            <Row key={row.passage} row={row} hiddenLabel={copy.hiddenLabel} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const scoreHead = 'py-2 pl-3 text-right align-bottom font-normal sm:pl-6';

function Weight({ value }: { value: number }) {
  return <span className="block whitespace-nowrap text-ink">× {twoDecimals(value)}</span>;
}

/** A passage with its scores. A row below the threshold has a label. */
function Row({ row, hiddenLabel }: { row: ScoredRow; hiddenLabel?: string }) {
  return (
    <tr className={hiddenLabel ? 'text-ink-muted' : 'border-b border-rule last:border-0'}>
      <th
        scope="row"
        className="py-2.5 font-display text-[0.9375rem] leading-[1.35] font-normal sm:text-[1.125rem]"
      >
        {row.passage} {hiddenLabel && <span className="block font-text text-note">{hiddenLabel}</span>}
      </th>
      <td className="pl-3 text-right sm:pl-6">{twoDecimals(row.meaning)}</td>
      <td className="pl-3 text-right sm:pl-6">{twoDecimals(row.text)}</td>
      <td className={`pl-3 text-right sm:pl-6 ${hiddenLabel ? '' : 'font-semibold'}`}>
        {twoDecimals(row.score)}
      </td>
    </tr>
  );
}
