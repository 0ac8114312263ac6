import type { ReactNode } from 'react';

/** A block of code, as wide as tables and figures: it scrolls inside its own frame, also by keyboard. */
export function CodeBlock({ children, label }: { children?: ReactNode; label: string }) {
  return (
    // A page has many of these: as regions they would be landmarks of one name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
      tabIndex={0}
      className="largo my-6 overflow-x-auto rounded-foglio border border-filetto bg-foglio print:overflow-visible print:border-bordo"
    >
      <pre className="blocco w-max min-w-full px-5 py-4 font-mono text-nota leading-relaxed print:w-auto print:whitespace-pre-wrap">
        {children}
      </pre>
    </div>
  );
}

/** Up to this length a code stays on one line: it fits the narrowest cell of a table on the narrowest phone. */
const unbroken = 20;

const isShort = (children: ReactNode) =>
  typeof children === 'string' && children.length <= unbroken && !children.includes('\n');

/** A name of the product's interface inside a sentence; inside a block it is the block itself. */
export function InlineCode({ children }: { children?: ReactNode }) {
  return (
    <code
      className={`rounded-segno bg-filetto/45 px-[0.3em] py-[0.1em] font-mono text-[0.875em] in-[.blocco]:bg-transparent in-[.blocco]:p-0 in-[.blocco]:text-[1em] ${isShort(children) ? 'whitespace-nowrap' : ''}`}
    >
      {children}
    </code>
  );
}
