import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { DisclosureSummary } from '@/components/ui/disclosure';
import { CopyCode, type CopyCodeLabels } from './copy-code';
import { textOf } from './text-of';

type CodeBlockProps = {
  children?: ReactNode;
  /** Title or language (lib/content/highlight.ts). */
  'data-title'?: string;
  /** Opens a long block. `{lines}` is the number of lines. */
  long: string;
  copy: CopyCodeLabels;
};

/** Blocks with more lines than this are collapsed. */
const MAX_OPEN_LINES = 12;

/** A code block with its title and a copy button. Long lines wrap. */
export function CodeBlock({ children, long, copy, 'data-title': title }: CodeBlockProps) {
  const count = textOf(children).trimEnd().split('\n').length;
  const lines = <pre>{children}</pre>;
  return (
    <div className="code" data-search-ignore>
      <div className="code-head">
        <p>{title}</p>
        <Island name="copy-code" component={CopyCode} props={{ labels: copy }} />
      </div>
      {count <= MAX_OPEN_LINES ? (
        lines
      ) : (
        <details className="example">
          <DisclosureSummary className="px-4 sm:px-5 print:hidden">
            {long.replace('{lines}', String(count))}
          </DisclosureSummary>
          {lines}
        </details>
      )}
    </div>
  );
}

/** Code up to this length does not wrap: it fits the narrowest table cell on a phone. */
const MAX_UNBROKEN_LENGTH = 20;

const isShort = (children: ReactNode) =>
  typeof children === 'string' && children.length <= MAX_UNBROKEN_LENGTH && !children.includes('\n');

/** Inline code. With a class, which names a language, it is the content of a code block. */
export function InlineCode({ className, children }: { className?: string; children?: ReactNode }) {
  if (className) return <code className={className}>{children}</code>;
  return (
    <code
      className={`rounded-mark bg-rule/45 px-[0.3em] py-[0.1em] font-mono text-[0.875em] ${isShort(children) ? 'inline-block' : ''}`}
    >
      {children}
    </code>
  );
}
