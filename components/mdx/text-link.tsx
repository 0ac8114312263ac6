import type { ComponentProps } from 'react';
import { ExternalLink } from '@/components/ui/external-link';

/** A link in running text. External links open a new tab and say so (D4). */
export function TextLink({ href = '', children, newTab }: ComponentProps<'a'> & { newTab: string }) {
  if (href.startsWith('https://')) {
    return <ExternalLink link={{ label: children, href }} newTab={newTab} className="link" />;
  }
  return (
    <a href={href} className="link">
      {children}
    </a>
  );
}
