import type { PlanTag } from '@/lib/schema/plan';
import { PlanLabel } from './plan-label';
import { TextWithCode } from './text-with-code';

export type Term = { name: string; plan?: PlanTag; text: string };

/** Terms, each beside its text. */
export function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="border-b border-rule">
      {terms.map(({ name, plan, text }) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-1 border-t border-rule py-4 md:grid-cols-[2fr_3fr] md:items-baseline md:py-5"
        >
          <dt className="font-display text-heading-3 font-medium">
            {name}
            <PlanLabel plan={plan} />
          </dt>
          <dd className="max-w-[58ch]">
            <TextWithCode text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
