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

/** The system requirements. On a phone the cells of a row are below each other. */
export function Requirements({ copy }: { copy: RequirementsCopy }) {
  const { table } = copy;
  return (
    <Section id={copy.id} copy={copy}>
      <table className="w-full border-b border-rule text-left max-sm:block sm:table-fixed">
        <caption className="sr-only">{table.caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="*:border-b *:border-ink *:pb-3">
            {table.columns.map((column) => (
              <th key={column} scope="col" className="rubric">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {table.rows.map((row) => (
            <tr
              key={row.need}
              className="border-t border-rule align-top max-sm:block max-sm:py-4 max-sm:*:block sm:*:py-4 sm:*:pr-8"
            >
              <th scope="row" className="font-display text-heading-4 font-medium">
                {row.need}
              </th>
              <td className="figures max-sm:mt-1 font-semibold">
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
              <td className="max-sm:mt-1 text-small text-ink-muted">{row.remark}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ArrowLink link={copy.more} className="mt-6" />
    </Section>
  );
}
