import type { Link } from '@/lib/schema/page';

/** Leads to the table of plans, once in a section that has plan labels. */
export function PlanTableLink({ link, className = '' }: { link: Link; className?: string }) {
  return (
    <p className={`text-small print:hidden ${className}`}>
      <a href={link.href} className="link inline-block py-3">
        {link.label}
      </a>
    </p>
  );
}
