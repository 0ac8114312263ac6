import { Fragment } from 'react';
import { twoDecimals } from '@/components/pictures/two-decimals';

export type FusionTableCopy = {
  caption: string;
  columns: readonly [string, string, string, string];
  /** Weight of the keyword score, between 0 and 1; the rest is that of the semantic one. */
  weightText: number;
  /** Results below this score are hidden. */
  minScore: number;
  /** Scores between 0 and 1. */
  rows: readonly { passage: string; meaning: number; text: number }[];
  thresholdLabel: string;
  /** On the rows below the threshold. */
  hiddenLabel: string;
};

/** Passages by their combined score, with a line at the threshold. */
export function FusionTable({ copy }: { copy: FusionTableCopy }) {
  const rows = copy.rows
    .map((row) => ({ ...row, score: row.meaning * (1 - copy.weightText) + row.text * copy.weightText }))
    .sort((a, b) => b.score - a.score);
  const firstHidden = rows.find((row) => row.score < copy.minScore);
  const [passage, meaning, text, score] = copy.columns;
  const head = 'py-2 pl-3 text-right align-bottom font-normal sm:pl-6';
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-left text-note leading-[1.4] sm:text-small">
        <caption className="pb-4 text-left font-display text-heading-4 font-medium">{copy.caption}</caption>
        <thead className="border-b-2 border-ink text-note text-ink-muted">
          <tr>
            <th scope="col" className="py-2 align-bottom font-normal">
              {passage}
            </th>
            <th scope="col" className={head}>
              {meaning}{' '}
              <span className="block whitespace-nowrap text-ink">× {twoDecimals(1 - copy.weightText)}</span>
            </th>
            <th scope="col" className={head}>
              {text}{' '}
              <span className="block whitespace-nowrap text-ink">× {twoDecimals(copy.weightText)}</span>
            </th>
            <th scope="col" className={head}>
              {score}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const hidden = row.score < copy.minScore;
            return (
              <Fragment key={row.passage}>
                {row === firstHidden && (
                  <tr>
                    <td
                      colSpan={4}
                      className="border-t-2 border-accent pt-1 text-right text-note font-semibold text-accent"
                    >
                      {copy.thresholdLabel}: {twoDecimals(copy.minScore)}
                    </td>
                  </tr>
                )}
                <tr className={hidden ? 'text-ink-muted' : 'border-b border-rule last:border-0'}>
                  <th
                    scope="row"
                    className="py-2.5 font-display text-[0.9375rem] leading-[1.35] font-normal sm:text-[1.125rem]"
                  >
                    {row.passage}{' '}
                    {hidden && <span className="block font-text text-note">{copy.hiddenLabel}</span>}
                  </th>
                  <td className="pl-3 text-right sm:pl-6">{twoDecimals(row.meaning)}</td>
                  <td className="pl-3 text-right sm:pl-6">{twoDecimals(row.text)}</td>
                  <td className={`pl-3 text-right sm:pl-6 ${hidden ? '' : 'font-semibold'}`}>
                    {twoDecimals(row.score)}
                  </td>
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
