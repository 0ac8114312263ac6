import { ArrowLink } from '@/components/ui/arrow-link';
import type { Link } from '@/lib/schema/page';

export type SpecialPlan = { name: string; text: string; action: Link };

/** The special conditions for some kinds of organisation. */
export function SpecialPlans({ plans }: { plans: SpecialPlan[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      {plans.map((plan) => (
        <li key={plan.name} className="border-t border-ink pt-4">
          <h3 className="text-heading-3">{plan.name}</h3>
          <p className="mt-2 max-w-[56ch]">{plan.text}</p>
          <ArrowLink link={plan.action} className="mt-2" />
        </li>
      ))}
    </ul>
  );
}
