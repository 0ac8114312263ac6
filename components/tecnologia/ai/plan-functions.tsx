import { ArrowLink } from '@/components/ui/arrow-link';
import { NoBreak } from '@/components/ui/no-break';
import { Section, type SectionCopy } from '@/components/ui/section';
import type { Link } from '@/lib/schema/page';

/** The functions of one kind, by plan. */
export type PlanFunctionsCopy = SectionCopy & {
  columns: { plan: string; included: string; notIncluded: string };
  plans: readonly { name: string; included: readonly string[]; notIncluded: readonly string[] }[];
  /** Text for a plan that includes everything. */
  nothing: string;
  more: Link;
};

const columns = 'sm:grid sm:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)] sm:gap-x-8';

/** The functions of one kind that each plan includes or not, in the words of the price list. */
export function PlanFunctions({ copy }: { copy: PlanFunctionsCopy }) {
  return (
    <Section id={copy.id} copy={copy}>
      <div
        aria-hidden="true"
        className={`${columns} hidden border-b-2 border-ink pb-2 text-note text-ink-muted`}
      >
        <span>{copy.columns.plan}</span> <span>{copy.columns.included}</span>{' '}
        <span>{copy.columns.notIncluded}</span>
      </div>
      <ul className="border-t-2 border-ink sm:border-t-0">
        {copy.plans.map((plan) => (
          <li
            key={plan.name}
            className={`${columns} border-b border-rule py-3 last:border-ink sm:items-baseline sm:py-5`}
          >
            <h3 className="text-heading-3">{plan.name}</h3>
            <div className="mt-1 sm:mt-0">
              <p className="sr-only">{copy.columns.included}</p>
              <Lines lines={plan.included} />
            </div>
            {/* An empty column needs its text. A phone has no columns. */}
            <div
              className={`mt-2 text-small text-ink-muted sm:mt-0 ${plan.notIncluded.length > 0 ? '' : 'max-sm:hidden'}`}
            >
              <p className="text-note sm:sr-only">{copy.columns.notIncluded}</p>
              <Lines lines={plan.notIncluded.length > 0 ? plan.notIncluded : [copy.nothing]} />
            </div>
          </li>
        ))}
      </ul>
      <ArrowLink link={copy.more} className="mt-6" />
    </Section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line} className="py-0.5">
          <NoBreak text={line} />
        </li>
      ))}
    </ul>
  );
}
