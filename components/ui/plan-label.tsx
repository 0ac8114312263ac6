import type { PlanTag } from '@/lib/schema/plan';

/** The lowest plan that includes a function, beside its name (D41). Read out as «dal piano Professional». */
export function PlanLabel({ plan }: { plan: PlanTag | undefined }) {
  return (
    plan && (
      <>
        {' '}
        <span className="plan-label">
          <span className="sr-only">{plan.before} </span>
          {plan.name}
        </span>
      </>
    )
  );
}
