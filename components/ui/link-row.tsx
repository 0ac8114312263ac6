import type { ReactNode } from 'react';
import type { Link } from '@/lib/schema/page';
import type { PlanTag } from '@/lib/schema/plan';
import { Icon } from './icon';
import { PlanLabel } from './plan-label';

type LinkRowProps = {
  link: Link;
  /** The element around the label. */
  heading?: 'h2' | 'h3' | 'p';
  plan?: PlanTag | undefined;
  /** Below the label. */
  children?: ReactNode;
};

/** A link as a row of a list, with its arrow at the right. All of its parent is clickable: a positioned `group`. */
export function LinkRow({ link, heading: Heading = 'p', plan, children }: LinkRowProps) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-x-6 font-display font-medium">
        <div>
          <Heading className="inline">
            <a
              href={link.href}
              className="after:absolute after:inset-0 after:content-[''] group-hover:text-accent"
            >
              {link.label}
            </a>
          </Heading>
          <PlanLabel plan={plan} />
        </div>
        <Icon
          name="arrow"
          className="w-3.5 flex-none [transition:translate_150ms] group-hover:[translate:0.25rem]"
        />
      </div>
      {children}
    </>
  );
}

/** Links, one a row. */
export function LinkList({ links }: { links: readonly (Link & { text?: string })[] }) {
  return (
    <ul className="border-b border-rule text-heading-4">
      {links.map((link) => (
        <li key={link.href} className="group relative border-t border-rule py-3">
          <LinkRow link={link}>
            {link.text && <p className="mt-1 max-w-[60ch] text-small">{link.text}</p>}
          </LinkRow>
        </li>
      ))}
    </ul>
  );
}
