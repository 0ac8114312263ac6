import { fillAttribute } from '@/lib/link-choices';
import type { Link } from '@/lib/schema/page';
import { Icon } from './icon';

/** A text link with an arrow, for secondary actions. */
export function ArrowLink({ link, className }: { link: Link; className?: string }) {
  return (
    <a
      href={link.href}
      data-fill={fillAttribute(link.fill)}
      className={`link group inline-flex min-h-11 items-center gap-2 font-semibold ${className ?? ''}`}
    >
      {link.label}{' '}
      <Icon name="arrow" className="w-3 [transition:translate_150ms] group-hover:[translate:0.25rem]" />
    </a>
  );
}
