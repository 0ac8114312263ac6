import type { Link } from '@/lib/schema/page';

/** What it costs, in small type below the actions of a head. */
export function PriceLink({ link, className = '' }: { link: Link; className?: string }) {
  return (
    <p className={`text-note print:hidden ${className}`}>
      <a href={link.href} className="link inline-block py-3">
        {link.label}
      </a>
    </p>
  );
}
