import type { ReactNode } from 'react';
import type { ExternalLink as ExternalLinkData } from '@/lib/schema/site';
import { Icon } from './icon';

/** A link to another site: it opens a new tab, and its accessible name says so (D4). */
export function ExternalLink({
  link,
  newTab,
  className,
}: {
  link: Omit<ExternalLinkData, 'label'> & { label: ReactNode };
  newTab: string;
  className: string;
}) {
  return (
    <a href={link.href} target="_blank" rel="noopener" className={className}>
      {link.label}
      <Icon name="external" className="ml-1 inline w-3 align-baseline" />
      <span className="sr-only"> ({newTab})</span>
    </a>
  );
}
