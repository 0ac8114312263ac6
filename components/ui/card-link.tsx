import type { Link } from '@/lib/schema/page';
import { Icon } from './icon';

/** The link of a card. Its click area covers the nearest positioned parent, which must be a `group`. */
export function CardLink({ link }: { link: Link }) {
  return (
    <a href={link.href} className="after:absolute after:inset-0 after:content-[''] group-hover:text-accent">
      {link.label}
      <Icon
        name="arrow"
        className="ml-2.5 inline w-3.5 [transition:translate_150ms] group-hover:[translate:0.25rem]"
      />
    </a>
  );
}
