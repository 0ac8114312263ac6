import { fillAttribute } from '@/lib/link-choices';
import type { Link } from '@/lib/schema/page';
import { Icon } from './icon';

/** A text link with an arrow, for secondary actions. */
export function ArrowLink({ link, className }: { link: Link; className?: string }) {
  return (
    <a
      href={link.href}
      data-fill={fillAttribute(link.fill)}
      className={`group inline-flex min-h-11 items-center font-semibold ${className ?? ''}`}
    >
      <span>
        <span className="link">{link.label}</span>
        {/* The arrow stays beside the last word. */}
        <span className="whitespace-nowrap">
          {'\u00a0'}
          <Icon
            name="arrow"
            className="ml-1 inline w-3 [transition:translate_150ms] group-hover:[translate:0.25rem]"
          />
        </span>
      </span>
    </a>
  );
}
