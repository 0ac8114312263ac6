import type { PlanTag } from '@/lib/schema/plan';

/** The lowest plan that includes a function, after its heading or in the margin of its section (D41). */
export function PlanLabel({ plan }: { plan: PlanTag | undefined }) {
  return (
    plan && (
      <>
        {' '}
        <span className="plan-label">{plan}</span>
      </>
    )
  );
}
