import { PlanLabel } from '@/components/ui/plan-label';
import { PlanTableLink } from '@/components/ui/plan-table-link';
import type { Link } from '@/lib/schema/page';
import type { PlanTag } from '@/lib/schema/plan';

type Reason = { title: string; plan?: PlanTag; text: string };

export type ReasonsCopy = {
  id: string;
  eyebrow: string;
  title: string;
  lead: string;
  planTable: Link;
  /** Label of the frame around the reasons. */
  frame: string;
  /** What is outside the frame. */
  outside: string;
  reasons: readonly Reason[];
};

/** The reasons in one frame, on the dark background of the on-premise theme. */
export function Reasons({ copy }: { copy: ReasonsCopy }) {
  return (
    <section
      id={copy.id}
      aria-labelledby={`${copy.id}-titolo`}
      className="dark print-ink bg-secure text-paper"
    >
      <div className="wrap py-10 lg:py-24">
        <div className="grid gap-x-8 gap-y-3 lg:grid-cols-12 lg:items-end">
          <p className="eyebrow lg:col-span-12">{copy.eyebrow}</p>
          <h2 id={`${copy.id}-titolo`} className="max-w-[20ch] text-heading-2 lg:col-span-7">
            {copy.title}
          </h2>
          <div className="max-w-[44ch] lg:col-span-4 lg:col-start-9">
            <p>{copy.lead}</p>
            <PlanTableLink link={copy.planTable} />
          </div>
        </div>
        <div className="relative mt-9 border border-paper lg:mt-16">
          <p className="absolute -top-[0.75rem] left-4 bg-secure px-2 text-[min(var(--text-small),4.7vw)] font-semibold sm:left-8">
            {copy.frame}
          </p>
          <ul className="grid lg:grid-cols-3">
            {copy.reasons.map((reason) => (
              <li
                key={reason.title}
                className="border-t border-paper/30 px-5 py-6 first:border-t-0 sm:px-8 lg:border-t-0 lg:border-l lg:py-12 lg:first:border-l-0"
              >
                <h3 className="inline text-heading-3">{reason.title}</h3>
                <PlanLabel plan={reason.plan} />
                <p className="mt-2 max-w-[58ch] text-small lg:mt-3">{reason.text}</p>
              </li>
            ))}
          </ul>
          <p className="absolute right-4 -bottom-[0.75rem] bg-secure px-2 text-[min(var(--text-small),4.7vw)] sm:right-8">
            {copy.outside}
          </p>
        </div>
      </div>
    </section>
  );
}
