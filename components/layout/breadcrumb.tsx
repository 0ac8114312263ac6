import type { Crumb } from '@/lib/schema/page';

/** The path to the page; nothing on the home page. */
export function Breadcrumb({ label, items }: { label: string; items: Crumb[] }) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={label} className="wrap pt-6 print:hidden text-note text-ink-muted">
      <ol className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        {items.map((item, index) => (
          <li key={item.label} className="flex items-baseline gap-x-2">
            {item.href ? (
              <a href={item.href} className="link py-1 -my-1">
                {item.label}
              </a>
            ) : (
              <span aria-current="page" className="text-ink">
                {item.label}
              </span>
            )}{' '}
            {index < items.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
