import type { ReactNode } from 'react';
import { PlanLabel } from '@/components/ui/plan-label';
import type { PlanTag } from '@/lib/schema/plan';

type TextHeadProps = {
  /** The kind of text, in the margin. */
  eyebrow?: string;
  /** The lowest plan to which the text applies. */
  plan?: PlanTag | undefined;
  /** Below the kind. */
  details: ReactNode;
  title: string;
  intro: string;
};

/** The head of a guide or a legal text. It is not tall, so that the text starts high on the page. */
export function TextHead({ eyebrow, plan, details, title, intro }: TextHeadProps) {
  return (
    <div className="border-b border-rule">
      <div className="wrap grid gap-x-8 gap-y-3 pt-5 pb-6 lg:grid-cols-12 lg:pt-10 lg:pb-12 print:block print:py-0">
        <div className="max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-4 lg:col-span-3 lg:pt-3">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <PlanLabel plan={plan} />
          <div className={eyebrow && 'lg:mt-2'}>{details}</div>
        </div>
        <div className="lg:col-span-9">
          <h1 className="max-w-[12.3em] text-title">{title}</h1>
          <p className="mt-4 max-w-[54ch] text-intro lg:mt-5">{intro}</p>
        </div>
      </div>
    </div>
  );
}
