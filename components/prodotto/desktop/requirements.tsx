import { ArrowLink } from '@/components/ui/arrow-link';
import { Section, type SectionCopy } from '@/components/ui/section';
import type { Link } from '@/lib/schema/page';

export type RequirementsCopy = SectionCopy & {
  rows: readonly { need: string; values: readonly string[]; remark?: string }[];
  more: Link;
};

/** The system requirements. */
export function Requirements({ copy }: { copy: RequirementsCopy }) {
  return (
    <Section id={copy.id} copy={copy}>
      <dl className="border-b border-rule">
        {copy.rows.map((row) => (
          <div
            key={row.need}
            className="grid gap-x-8 gap-y-1 border-t border-rule py-3 sm:grid-cols-[3fr_6fr] sm:py-4"
          >
            <dt className="font-display text-heading-4 font-medium">{row.need}</dt>
            <dd className="figures">
              <ul className="font-semibold">
                {row.values.map((value) => (
                  <li key={value}>{value}</li>
                ))}
              </ul>
              {row.remark && <p className="mt-1 max-w-[62ch] text-small text-ink-muted">{row.remark}</p>}
            </dd>
          </div>
        ))}
      </dl>
      <ArrowLink link={copy.more} className="mt-6" />
    </Section>
  );
}
