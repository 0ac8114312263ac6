import type { PlanTag } from '@/lib/schema/plan';

/** The plan that a function begins with, beside its name (D41). Read out as «dal piano Professional». */
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
