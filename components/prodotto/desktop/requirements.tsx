import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import { tableRoles as as } from '@/components/ui/table-roles';
import type { Link } from '@/lib/schema/page';

/** The system requirements, one row each. */
export type RequirementsCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  table: {
    caption: string;
    columns: readonly [string, string, string];
    rows: readonly { need: string; values: readonly string[]; remark: string }[];
  };
  more: Link;
};

const cell =
  'block md:table-cell md:border-t md:border-rule md:py-4 md:in-[tr:first-child]:border-t-0 md:pr-8 md:align-top';

/** The system requirements: a table on a wide screen, blocks on a phone. */
export function Requirements({ copy }: { copy: RequirementsCopy }) {
  const { table } = copy;
  return (
    <Section id={copy.id} margin={copy.margin} title={copy.title} lead={copy.lead}>
      <table {...as.table} className="block w-full border-b border-rule md:table md:table-fixed">
        <caption className="sr-only">{table.caption}</caption>
        <thead {...as.group} className="sr-only md:not-sr-only md:table-header-group">
          <tr {...as.row}>
            {table.columns.map((column) => (
              <th
                key={column}
                {...as.columnHeader}
                className="rubric pb-3 text-left md:border-b md:border-ink first:w-[25%] last:w-[39%]"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.group} className="block md:table-row-group">
          {table.rows.map((row) => (
            <tr key={row.need} {...as.row} className="block border-t border-rule py-3 md:table-row">
              <th {...as.rowHeader} className={`${cell} text-left font-display text-heading-4 font-medium`}>
                {row.need}
              </th>
              <td
                {...as.cell}
                className={`${cell} figures font-semibold ${row.values.length > 1 ? 'max-md:columns-2' : ''}`}
              >
                {row.values.map((value) => (
                  <span key={value} className="block">
                    {value}
                  </span>
                ))}
              </td>
              <td {...as.cell} className={`${cell} text-small text-ink-muted`}>
                {row.remark}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ArrowLink link={copy.more} className="mt-6" />
    </Section>
  );
}
