import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { PlanLabel } from '@/components/ui/plan-label';
import type { Link } from '@/lib/schema/page';
import type { PlanTag } from '@/lib/schema/plan';

export type SectorHeadCopy = {
  /** The product and who it is for. */
  eyebrow: string;
  title: string;
  intro: string;
  /** The lowest plan that includes the function of the intro. */
  plan?: PlanTag;
  action: Link;
  contact: Link;
};

/** The head of a sector page: the problem in large type, the solution beside it, and a document below as child. */
export function SectorHead({ copy, children }: { copy: SectorHeadCopy; children?: ReactNode }) {
  return (
    <>
      <div className="wrap grid gap-x-8 gap-y-6 pt-6 pb-7 lg:grid-cols-12 lg:items-end lg:pt-12 lg:pb-14">
        <SectorTitle eyebrow={copy.eyebrow} title={copy.title} className="lg:col-span-7" />
        <div className="lg:col-span-5 lg:pb-1">
          <p className="max-w-[52ch] text-body">
            {copy.intro}
            <PlanLabel plan={copy.plan} />
          </p>
          <SectorActions {...copy} />
        </div>
      </div>
      {children}
    </>
  );
}

/** The links of a sector's head: demo and contact. */
export function SectorActions({ action, contact }: Pick<SectorHeadCopy, 'action' | 'contact'>) {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
      <ButtonLink link={action} />
      <ArrowLink link={contact} />
    </p>
  );
}

type SectorTitleProps = { eyebrow: string; title: string; className?: string };

/** The h1 of a sector page: product and audience, then the headline, as on the home page. */
export function SectorTitle({ eyebrow, title, className = '' }: SectorTitleProps) {
  return (
    <h1 className={`text-heading-1 ${className}`}>
      <span className="mb-3 block text-heading-4 tracking-[-0.01em] text-accent">{eyebrow}:</span> {title}
    </h1>
  );
}
