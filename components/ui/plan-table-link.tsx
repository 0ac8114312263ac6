import type { Link } from '@/lib/schema/page';

/** The link to the table of plans. A section has one, whatever the number of its plan labels. */
export function PlanTableLink({ link, className = '' }: { link: Link; className?: string }) {
  return (
    <p className={`text-small print:hidden ${className}`}>
      <a href={link.href} className="link inline-block py-3">
        {link.label}
      </a>
    </p>
  );
}
