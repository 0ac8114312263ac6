import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import type { Link } from '@/lib/schema/page';

export type SectorHeadCopy = {
  title: string;
  intro: string;
  action: Link;
  /** A page where visitors try it at once. */
  trial?: Link;
  contact: Link;
  /** What the product costs, with a link to the plans. */
  prices: { text: string; link: Link };
};

/** The head of a sector page: the task in large type, the solution beside it, and a document below as child. */
export function SectorHead({ copy, children }: { copy: SectorHeadCopy; children?: ReactNode }) {
  return (
    <>
      <div className="wrap grid gap-x-8 gap-y-6 pt-6 pb-7 lg:grid-cols-12 lg:items-end lg:pt-12 lg:pb-14">
        <h1 className="text-title lg:col-span-7">{copy.title}</h1>
        <div className="lg:col-span-5 lg:pb-1">
          <p className="max-w-[52ch] text-body">{copy.intro}</p>
          <SectorActions {...copy} />
        </div>
      </div>
      {children}
    </>
  );
}

/** The links of a sector's head, and what the product costs. */
export function SectorActions({
  action,
  trial,
  contact,
  prices,
}: Pick<SectorHeadCopy, 'action' | 'trial' | 'contact' | 'prices'>) {
  return (
    <>
      <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink link={action} />
        {trial && <ArrowLink link={trial} />}
        <ArrowLink link={contact} />
      </p>
      <p className="mt-4 max-w-[60ch] text-small text-ink-muted">
        {prices.text}{' '}
        <a href={prices.link.href} className="link">
          {prices.link.label}
        </a>
      </p>
    </>
  );
}
