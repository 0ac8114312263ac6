import { ArrowLink } from '@/components/ui/arrow-link';
import type { SpecialPlan } from '@/lib/schema/sections/plans';

/** Conditions for particular organisations: one ruled entry each, as in a register. */
export function SpecialPlans({ plans }: { plans: SpecialPlan[] }) {
  return (
    <ul className="border-b border-filetto">
      {plans.map((plan) => (
        <li
          key={plan.name}
          className="grid gap-x-8 gap-y-2 border-t border-filetto py-7 md:grid-cols-9 md:items-baseline"
        >
          <h3 className="text-titolo-3 md:col-span-3">{plan.name}</h3>
          <div className="md:col-span-6">
            <p className="max-w-[56ch] text-inchiostro-tenue">{plan.text}</p>
            <ArrowLink link={plan.action} className="mt-2" />
          </div>
        </li>
      ))}
    </ul>
  );
}
