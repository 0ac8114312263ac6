import type { ReactNode } from 'react';

type PageHeadProps = {
  title: string;
  intro: string;
  children?: ReactNode;
  /** A picture beside the text, on wide screens. */
  aside?: ReactNode;
  /** Puts intro and buttons beside the title, so that a full-width picture below starts higher. */
  spread?: boolean;
};

/** The head of an inner page: h1, intro, at most one primary button, and an optional picture. */
export function PageHead({ title, intro, children, aside, spread = false }: PageHeadProps) {
  const titleWidth = aside ? 'lg:col-span-6' : 'lg:col-span-9';
  return (
    <div
      className={`wrap grid gap-x-8 pt-6 lg:grid-cols-12 lg:pt-12 ${spread ? 'pb-7 lg:pb-12' : 'gap-y-6 pb-7 lg:pb-20'}`}
    >
      <div className={spread ? 'contents' : titleWidth}>
        <h1 className={`text-title ${spread ? 'lg:col-span-7' : ''}`}>{title}</h1>
        <div className={spread ? 'lg:col-span-5 lg:pt-2' : ''}>
          <p className={`mt-5 max-w-[58ch] text-intro ${spread ? 'lg:mt-0 lg:text-body' : ''}`}>{intro}</p>
          {children && <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>}
        </div>
      </div>
      {aside && <div className="lg:col-span-6">{aside}</div>}
    </div>
  );
}
