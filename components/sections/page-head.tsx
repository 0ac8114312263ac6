import type { ReactNode } from 'react';
import { Unbroken } from '@/components/ui/unbroken';

type PageHeadProps = {
  title: string;
  lead: string;
  /** Actions under the lead, if the page has one. */
  children?: ReactNode;
  /** A picture of the product beside the words, on wide screens. */
  aside?: ReactNode;
  /** Where a picture follows over the whole measure: lead and actions beside the title, so that it begins sooner. */
  spread?: boolean;
};

/** Opening of an inner page: its one h1, its lead, at most one primary action, and a picture where it has one. */
export function PageHead({ title, lead, children, aside, spread = false }: PageHeadProps) {
  return (
    <div
      className={`wrap grid gap-x-8 pt-6 lg:grid-cols-12 lg:pt-12 ${spread ? 'pb-10 lg:pb-12' : 'gap-y-8 pb-10 lg:pb-20'}`}
    >
      <div className={spread ? 'contents' : aside ? 'lg:col-span-6' : 'lg:col-span-9'}>
        <h1
          className={`text-[clamp(2.25rem,1.7rem+2.6vw,3.75rem)] leading-[1.05] ${spread ? 'lg:col-span-7' : ''}`}
        >
          <Unbroken text={title} />
        </h1>
        <div className={spread ? 'lg:col-span-5 lg:pt-2' : ''}>
          <p className={`mt-5 max-w-[58ch] text-lead ${spread ? 'lg:mt-0 lg:text-body' : ''}`}>
            <Unbroken text={lead} />
          </p>
          {children && <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>}
        </div>
      </div>
      {aside && <div className="lg:col-span-6">{aside}</div>}
    </div>
  );
}
