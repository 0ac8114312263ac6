import { PlanLabel } from '@/components/ui/plan-label';
import { Section, type SectionCopy } from '@/components/ui/section';
import { TextWithCode } from '@/components/ui/text-with-code';
import type { PlanTag } from '@/lib/schema/plan';

/** The limits of the product, each with its reason. */
export type LimitsCopy = SectionCopy & {
  items: readonly { not: string; plan?: PlanTag; because: string }[];
};

export function Limits({ copy }: { copy: LimitsCopy }) {
  return (
    <Section id={copy.id} copy={copy}>
      <dl className="border-b border-rule">
        {copy.items.map((item) => (
          <div
            key={item.not}
            className="grid gap-x-8 gap-y-2 border-t border-rule py-4 sm:grid-cols-[2fr_3fr] sm:py-5 sm:items-baseline"
          >
            <dt className="font-display text-heading-3 font-medium">
              {item.not}
              <PlanLabel plan={item.plan} />
            </dt>
            <dd className="text-ink-muted">
              <TextWithCode text={item.because} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
