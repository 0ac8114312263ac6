import { Icon } from '@/components/ui/icon';
import { PlanLabel } from '@/components/ui/plan-label';
import type { PlanTag } from '@/lib/schema/plan';

export type ReasonsCopy = {
  id: string;
  eyebrow: string;
  title: string;
  intro: string;
  plan: PlanTag;
  reasons: readonly { title: string; text: string }[];
  promises: { label: string; items: readonly string[] };
};

/** The reasons to choose the product, on the dark background that stands for on-premise. */
export function Reasons({ copy }: { copy: ReasonsCopy }) {
  return (
    <section
      id={copy.id}
      aria-labelledby={`${copy.id}-titolo`}
      className="dark print-ink bg-secure text-paper"
    >
      <div className="wrap py-7 lg:py-24">
        <div className="grid gap-x-8 gap-y-3 lg:grid-cols-12 lg:items-end">
          <p className="eyebrow lg:col-span-12">
            {copy.eyebrow}
            <PlanLabel plan={copy.plan} />
          </p>
          <h2 id={`${copy.id}-titolo`} className="max-w-[11.7em] text-heading-2 lg:col-span-7">
            {copy.title}
          </h2>
          <p className="max-w-[44ch] lg:col-span-4 lg:col-start-9">{copy.intro}</p>
        </div>
        <ul className="mt-4 grid gap-x-8 lg:mt-16 lg:grid-cols-3">
          {copy.reasons.map((reason) => (
            <li key={reason.title} className="border-t border-paper/40 py-3 lg:py-6">
              <h3 className="text-heading-3">{reason.title}</h3>
              <p className="mt-2 max-w-[58ch] lg:mt-3">{reason.text}</p>
            </li>
          ))}
        </ul>
        <ul
          aria-label={copy.promises.label}
          className="flex flex-wrap gap-x-6 border-t border-paper/40 pt-3 text-small lg:justify-between lg:pt-5"
        >
          {copy.promises.items.map((promise) => (
            <li key={promise} className="flex items-baseline gap-2">
              <Icon name="check" className="w-3 shrink-0" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
