import type { ReactNode } from 'react';
import { Icon } from './icon';

type DisclosureProps = {
  /** Anchor of the item. */
  id: string;
  /** Items with the same group close one another (single open, collapsible). */
  group: string;
  title: string;
  children: ReactNode;
};

/** A question and its answer. The answer is in the HTML whether open or not, and found by the browser's search. */
export function Disclosure({ id, group, title, children }: DisclosureProps) {
  return (
    <details id={id} name={group} className="disclosure">
      <summary>
        <span>{title}</span>
        <Icon name="plus" className="disclosure-mark" />
      </summary>
      <div className="disclosure-text">{children}</div>
    </details>
  );
}
