import type { Tally } from '@/lib/browser/archive/count-entries';
import type { readableFiles } from '@/lib/browser/archive/file-kinds';
import { formatCount } from '@/lib/pricing';

export type FileCountCopy = {
  title: string;
  rows: Record<'read' | 'afterStep' | 'notRead', { label: string; note: string }>;
  notReadTitle: string;
  /** By extension, what the site says of it. */
  advice: Readonly<Record<string, string>>;
  notListed: string;
  noExtension: string;
  leftOut: string;
  unreadable: string;
};

type FileCountProps = { tally: Tally; files: ReturnType<typeof readableFiles>; copy: FileCountCopy };

const percent = new Intl.NumberFormat('it-IT', { style: 'percent', maximumFractionDigits: 1 });

/** How many of the counted files are read as they are, after a step, and not. */
export function FileCount({ tally, files: { counts, mostFrequent }, copy }: FileCountProps) {
  const kinds = Object.keys(copy.rows) as (keyof typeof counts)[];
  return (
    <section aria-labelledby="archivio-file" className="mb-8">
      <h2 id="archivio-file" className="text-heading-3">
        {copy.title}
      </h2>
      <table className="mt-4 w-full border-t border-ink text-left">
        <caption className="sr-only">{copy.title}</caption>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind} className="*:border-b *:border-rule *:py-2 *:align-baseline *:not-last:pr-4">
              <th scope="row" className="w-full font-normal">
                <span className="font-semibold">{copy.rows[kind].label}</span>{' '}
                <span className="block text-small text-ink-muted">{copy.rows[kind].note}</span>
              </th>
              <td className="figures text-right font-display text-heading-4 font-medium">
                {formatCount(counts[kind])}{' '}
                <span className="block text-small">{percent.format(counts[kind] / tally.files)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {mostFrequent.length > 0 && (
        <>
          <h3 className="mt-5 text-heading-4">{copy.notReadTitle}</h3>
          <ul className="mt-1 text-small">
            {mostFrequent.map(([extension, count]) => (
              <li key={extension} className="border-t border-rule py-2">
                <b className="figures">
                  {extension || copy.noExtension}: {formatCount(count)}.
                </b>{' '}
                {copy.advice[extension] ?? copy.notListed}
              </li>
            ))}
          </ul>
        </>
      )}
      {tally.leftOut > 0 && (
        <p className="mt-3 max-w-[70ch] text-small text-ink-muted">
          {copy.leftOut.replace('{count}', formatCount(tally.leftOut))}
        </p>
      )}
    </section>
  );
}
