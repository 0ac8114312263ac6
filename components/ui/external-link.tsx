import type { ReactNode } from 'react';
import { Icon } from './icon';

type ExternalLinkProps = { link: { href: string; label: ReactNode }; newTab: string; className: string };

/** A link to another site: it opens a new tab, and its accessible name says so (D4). */
export function ExternalLink({ link, newTab, className }: ExternalLinkProps) {
  return (
    <a href={link.href} target="_blank" rel="noopener" className={className}>
      {link.label}
      <Icon name="external" className="ml-1 inline w-3 align-baseline" />
      <span className="sr-only"> ({newTab})</span>
    </a>
  );
}
