import type { ReactNode } from 'react';
import { PlanLabel } from '@/components/ui/plan-label';
import type { PlanTag } from '@/lib/schema/plan';

export type AdvantagesCopy = {
  id: string;
  title: string;
  /** The plans of the section, beside its title. */
  plan: PlanTag;
  advantages: readonly { title: string; text: string }[];
};

type AdvantagesProps = AdvantagesCopy & {
  /** A sentence in large type. */
  children: ReactNode;
};

/** The reasons to choose the product below one large sentence, on the dark background that stands for on-premise. */
export function Advantages({ id, title, plan, advantages, children }: AdvantagesProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titolo`} className="dark print-ink bg-secure text-paper">
      <div className="wrap grid gap-x-8 gap-y-5 py-7 lg:grid-cols-12 lg:py-24">
        <div className="eyebrow lg:col-span-3">
          <h2 id={`${id}-titolo`} className="inline">
            {title}
          </h2>
          <PlanLabel plan={plan} />
        </div>
        <div className="lg:col-span-9">{children}</div>
        <dl className="lg:col-span-9 lg:col-start-4">
          {advantages.map((advantage) => (
            <div
              key={advantage.title}
              className="grid gap-x-8 gap-y-1 border-t border-paper/25 py-4 sm:grid-cols-[14rem_1fr] lg:grid-cols-[1fr_2fr] lg:py-5"
            >
              <dt className="text-heading-4 font-semibold">{advantage.title}</dt>
              <dd className="max-w-[56ch] text-paper/85">{advantage.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
