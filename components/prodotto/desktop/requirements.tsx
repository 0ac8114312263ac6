import { ArrowLink } from '@/components/ui/arrow-link';
import { Section, type SectionCopy } from '@/components/ui/section';
import type { Link } from '@/lib/schema/page';

/** The system requirements, one row each. */
export type RequirementsCopy = SectionCopy & {
  table: {
    caption: string;
    columns: readonly [string, string, string];
    rows: readonly { need: string; values: readonly string[]; remark: string }[];
  };
  more: Link;
};

/** The system requirements; a phone gets smaller type. */
export function Requirements({ copy }: { copy: RequirementsCopy }) {
  const { table } = copy;
  return (
    <Section id={copy.id} copy={copy}>
      <table className="w-full border-b border-rule table-fixed text-left text-[0.8125rem] wrap-anywhere max-sm:leading-snug max-[22rem]:text-[0.75rem] sm:text-body">
        <caption className="sr-only">{table.caption}</caption>
        <thead>
          <tr className="*:border-b *:border-ink *:pb-3">
            {table.columns.map((column) => (
              <th key={column} scope="col" className="rubric max-sm:first:w-[28%] max-sm:last:w-[34%]">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.need} className="border-t border-rule align-top *:py-3 *:pr-1.5 sm:*:py-4 sm:*:pr-8">
              <th scope="row" className="font-medium sm:font-display sm:text-heading-4">
                {row.need}
              </th>
              <td className="figures font-semibold">
                {row.values.length > 1 ? (
                  <ul>
                    {row.values.map((value) => (
                      <li key={value} className="mb-1">
                        {value}
                      </li>
                    ))}
                  </ul>
                ) : (
                  row.values
                )}
              </td>
              <td className="text-ink-muted sm:text-small">{row.remark}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ArrowLink link={copy.more} className="mt-6" />
    </Section>
  );
}
