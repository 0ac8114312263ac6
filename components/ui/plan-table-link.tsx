import type { Link } from '@/lib/schema/page';

/** The link to the table of plans: one in a section, however many plan labels it has. */
export function PlanTableLink({ link, className = '' }: { link: Link; className?: string }) {
  return (
    <p className={`text-small print:hidden ${className}`}>
      <a href={link.href} className="link inline-block py-3">
        {link.label}
      </a>
    </p>
  );
}
