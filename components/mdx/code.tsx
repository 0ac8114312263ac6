import { isValidElement, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Scroller } from '@/components/ui/scroller';

type CodeBlockProps = {
  children?: ReactNode;
  label: string;
  /** Label that opens a long block. `{lines}` stands for the number of lines. */
  long: string;
};

/** Blocks with more lines than this are collapsed. */
const shownWhole = 16;

const linesOf = (code: ReactNode) =>
  isValidElement<{ children?: ReactNode }>(code)
    ? String(code.props.children).trimEnd().split('\n').length
    : 0;

/** A code block. It scrolls inside its frame, also by keyboard; on a phone the lines wrap. */
export function CodeBlock({ children, label, long }: CodeBlockProps) {
  const lines = linesOf(children);
  const frame = 'wide my-6 rounded-sheet border border-rule bg-sheet print:border-control';
  if (lines <= shownWhole)
    return (
      <div className={frame}>
        <Lines label={label}>{children}</Lines>
      </div>
    );
  return (
    <details className={`example ${frame}`}>
      <summary className="flex min-h-11 items-center justify-between px-4 text-small font-semibold sm:px-5 print:hidden">
        {long.replace('{lines}', String(lines))}
        <Icon name="plus" className="w-3.5 in-[[open]]:rotate-45" />
      </summary>
      <Lines label={label}>{children}</Lines>
    </details>
  );
}

function Lines({ children, label }: { children: ReactNode; label: string }) {
  return (
    <Scroller label={label}>
      <pre className="code-block px-4 py-3.5 font-mono text-note leading-relaxed wrap-anywhere whitespace-pre-wrap sm:w-max sm:min-w-full sm:px-5 sm:text-[0.875rem] sm:whitespace-pre print:w-auto print:text-note print:whitespace-pre-wrap">
        {children}
      </pre>
    </Scroller>
  );
}

/** Code up to this length does not wrap: it fits the narrowest table cell on the narrowest phone. */
const unbroken = 20;

const isShort = (children: ReactNode) =>
  typeof children === 'string' && children.length <= unbroken && !children.includes('\n');

/** Inline code. Inside a code block it renders the block. */
export function InlineCode({ children }: { children?: ReactNode }) {
  return (
    <code
      className={`rounded-mark bg-rule/45 px-[0.3em] py-[0.1em] font-mono text-[0.875em] in-[.code-block]:bg-transparent in-[.code-block]:p-0 in-[.code-block]:text-[1em] ${isShort(children) ? 'inline-block' : ''}`}
    >
      {children}
    </code>
  );
}
