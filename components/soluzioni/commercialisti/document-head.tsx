import type { ReactNode } from 'react';
import type { SectorHeadCopy } from '@/components/sections/sector-head';
import { SectorTitle } from '@/components/sections/sector-title';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { PlanLabel } from '@/components/ui/plan-label';

/** The head of a sector page with a document beside the text. The document overlaps the picture below. */
export function DocumentHead({ copy, document }: { copy: SectorHeadCopy; document: ReactNode }) {
  return (
    <div className="wrap grid gap-x-12 gap-y-7 pt-6 lg:grid-cols-12 lg:items-end lg:pt-10">
      <div className="lg:col-span-7 lg:pb-14">
        <SectorTitle eyebrow={copy.eyebrow} title={copy.title} />
        <p className="mt-5 max-w-[54ch] text-lead max-md:text-body">
          {copy.lead}
          <PlanLabel plan={copy.plan} />
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
          <ButtonLink href={copy.action.href} fill={copy.action.fill}>
            {copy.action.label}
          </ButtonLink>
          <ArrowLink link={copy.contact} />
        </p>
      </div>
      <div className="lg:col-span-5">{document}</div>
    </div>
  );
}
