import type { PlanTag } from '@/lib/schema/plan';
import { PlanLabel } from './plan-label';
import { TextWithCode } from './text-with-code';

export type Term = { name: string; plan?: PlanTag; text: string };

/** Terms, each beside its text. */
export function Terms({ terms, isSmall = false }: { terms: readonly Term[]; isSmall?: boolean }) {
  return (
    <dl className="border-b border-rule">
      {terms.map(({ name, plan, text }) => (
        <div
          key={name}
          className={`grid gap-x-8 gap-y-1 border-t border-rule md:grid-cols-[2fr_3fr] md:items-baseline ${isSmall ? 'py-2 sm:py-3' : 'py-4 md:py-5'}`}
        >
          <dt className={`font-display font-medium ${isSmall ? 'text-heading-4' : 'text-heading-3'}`}>
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
