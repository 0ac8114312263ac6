import type { ReactNode } from 'react';
import { SectorActions, type SectorHeadCopy } from '@/components/sections/sector-head';

/** The head of a sector page: the text, and beside it a document that touches the picture below. */
export function DocumentHead({ copy, document }: { copy: SectorHeadCopy; document: ReactNode }) {
  return (
    <div className="wrap grid gap-x-12 gap-y-7 pt-6 lg:grid-cols-12 lg:items-end lg:pt-10">
      <div className="lg:col-span-7 lg:pb-14">
        <h1 className="text-title">{copy.title}</h1>
        <p className="mt-5 max-w-[54ch] text-intro max-md:text-body">{copy.intro}</p>
        <SectorActions {...copy} />
      </div>
      <div className="lg:col-span-5">{document}</div>
    </div>
  );
}
