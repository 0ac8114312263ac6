import { ArrowLink } from '@/components/ui/arrow-link';
import { Section, type SectionCopy } from '@/components/ui/section';
import type { Link } from '@/lib/schema/page';

export type BrowsersCopy = SectionCopy & {
  table: {
    caption: string;
    columns: readonly [string, string];
    rows: readonly { name: string; version: string; note?: string }[];
    /** Read by screen readers in place of the plus of a version. */
    orNewer: string;
  };
  aside: { text: string; action: Link };
};

/** The supported browsers, and an offer to check others before the demo. */
export function Browsers({ copy }: { copy: BrowsersCopy }) {
  const { table, aside } = copy;
  return (
    <Section id={copy.id} copy={copy}>
      <div className="grid grid-cols-1 gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,3.5fr)]">
        <table className="w-full">
          <caption className="sr-only">{table.caption}</caption>
          <thead>
            <tr className="border-b border-ink">
              {table.columns.map((column) => (
                <th key={column} scope="col" className="label-text pb-2 text-left">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.name} className="border-b border-rule">
                <th scope="row" className="w-1/2 py-3 text-left font-display text-heading-3 font-medium">
                  {row.name}
                </th>
                <td className="py-3">
                  <span className="figures text-heading-4 font-semibold" aria-hidden="true">
                    {row.version}
                  </span>{' '}
                  <span className="sr-only">
                    {row.version.replace('+', '')} {table.orNewer}
                  </span>
                  {row.note && <span className="ml-3 text-small text-ink-muted">{row.note}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="self-end border-t border-ink pt-4 lg:pb-3">
          <p className="max-w-[46ch] text-small">{aside.text}</p>
          <ArrowLink link={aside.action} className="mt-3" />
        </div>
      </div>
    </Section>
  );
}
