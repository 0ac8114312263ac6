import { Section } from '@/components/ui/section';
import { BeforeAfter, type BeforeAfterCopy, Share, type ShareCopy } from './before-after';

/** The figures of a customer's case, without the customer's name. */
export type CaseStudyCopy = {
  id: string;
  margin: string;
  title: string;
  /** A note that is needed to understand the figures. */
  lead: string;
  times: readonly BeforeAfterCopy[];
  shares: readonly ShareCopy[];
};

/** The figures of a case: two durations before and after, then two percentages. */
export function CaseStudy({ copy }: { copy: CaseStudyCopy }) {
  return (
    <Section id={copy.id} margin={copy.margin} title={copy.title} lead={copy.lead}>
      <div className="grid gap-y-6 sm:gap-y-12">
        {copy.times.map((time) => (
          <BeforeAfter key={time.name} copy={time} />
        ))}
      </div>
      <dl className="mt-7 grid gap-x-12 gap-y-5 border-t border-ink pt-6 sm:mt-12 sm:grid-cols-2 sm:pt-8">
        {copy.shares.map((share) => (
          <Share key={share.text} copy={share} />
        ))}
      </dl>
    </Section>
  );
}
