import type { ReactNode } from 'react';

/** Numbered steps: the numbers of the Markdown list move into the margin. */
export function Steps({ children }: { children: ReactNode }) {
  return (
    <div className="my-8 [counter-reset:step] [&>ol]:mt-0 [&>ol]:list-none [&>ol]:pl-0 [&>ol>li]:relative [&>ol>li]:mt-0 [&>ol>li]:border-t [&>ol>li]:border-rule [&>ol>li]:py-5 [&>ol>li]:pl-12 [&>ol>li]:[counter-increment:step] [&>ol>li]:before:absolute [&>ol>li]:before:left-0 [&>ol>li]:before:font-display [&>ol>li]:before:text-heading-3 [&>ol>li]:before:leading-none [&>ol>li]:before:content-[counter(step)] print:[&>ol>li]:break-inside-avoid">
      {children}
    </div>
  );
}
