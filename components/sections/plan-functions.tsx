import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import type { PlanFunctionsCopy } from '@/lib/schema/sections/plan-functions';

const columns = 'sm:grid sm:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)] sm:gap-x-8';

/** What each plan has of one family of functions, in the words of the price list. */
export function PlanFunctions({ copy }: { copy: PlanFunctionsCopy }) {
  return (
    <Section id={copy.id} margin={copy.margin} title={copy.title} lead={copy.lead}>
      <div
        aria-hidden="true"
        className={`${columns} hidden border-b-2 border-inchiostro pb-2 text-nota text-inchiostro-tenue`}
      >
        <span>{copy.columns.plan}</span>
        <span>{copy.columns.included}</span>
        <span>{copy.columns.notIncluded}</span>
      </div>
      <ul className="border-t-2 border-inchiostro sm:border-t-0">
        {copy.plans.map((plan) => (
          <li
            key={plan.name}
            className={`${columns} border-b border-filetto py-5 last:border-inchiostro sm:items-baseline`}
          >
            <h3 className="text-titolo-3">{plan.name}</h3>
            <Lines label={copy.columns.included} lines={plan.included} nothing={copy.nothing} />
            <Lines label={copy.columns.notIncluded} lines={plan.notIncluded} nothing={copy.nothing} quiet />
          </li>
        ))}
      </ul>
      <ArrowLink link={copy.more} className="mt-6" />
    </Section>
  );
}

type LinesProps = { label: string; lines: readonly string[]; nothing: string; quiet?: boolean };

function Lines({ label, lines, nothing, quiet }: LinesProps) {
  return (
    <div className={`mt-3 sm:mt-0 ${quiet ? 'text-piccolo text-inchiostro-tenue' : ''}`}>
      <p className="text-nota text-inchiostro-tenue sm:sr-only">{label}</p>
      <ul>
        {(lines.length > 0 ? lines : [nothing]).map((line) => (
          <li key={line} className="py-0.5">
            <Unbroken text={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}
