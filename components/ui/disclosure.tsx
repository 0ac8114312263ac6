import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';

type DisclosureProps = {
  id: string;
  /** Only one item of a group is open at a time. */
  group: string;
  title: string;
  children: ReactNode;
};

/** A question and its answer. The answer is always in the HTML, and find-in-page finds it. */
export function Disclosure({ id, group, title, children }: DisclosureProps) {
  return (
    <details id={id} name={group} className="disclosure">
      <DisclosureSummary>{title}</DisclosureSummary>
      <div className="disclosure-text">{children}</div>
    </details>
  );
}

/** The line that opens and closes a disclosure. */
export function DisclosureSummary({ className = '', children, ...props }: ComponentProps<'summary'>) {
  return (
    <summary {...props} className={`disclosure-summary ${className}`}>
      {children}
      <Icon name="plus" className="disclosure-mark" />
    </summary>
  );
}
