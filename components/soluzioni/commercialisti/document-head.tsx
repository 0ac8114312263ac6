import type { ReactNode } from 'react';
import { SectorActions, type SectorHeadCopy, SectorTitle } from '@/components/sections/sector-head';
import { PlanLabel } from '@/components/ui/plan-label';

/** The head of a sector page: the text, and beside it a document that touches the picture below. */
export function DocumentHead({ copy, document }: { copy: SectorHeadCopy; document: ReactNode }) {
  return (
    <div className="wrap grid gap-x-12 gap-y-7 pt-6 lg:grid-cols-12 lg:items-end lg:pt-10">
      <div className="lg:col-span-7 lg:pb-14">
        <SectorTitle eyebrow={copy.eyebrow} title={copy.title} />
        <p className="mt-5 max-w-[54ch] text-intro max-md:text-body">
          {copy.intro}
          <PlanLabel plan={copy.plan} />
        </p>
        <SectorActions {...copy} />
      </div>
      <div className="lg:col-span-5">{document}</div>
    </div>
  );
}
