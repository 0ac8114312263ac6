import { Icon } from '@/components/ui/icon';
import type { Link } from '@/lib/schema/page';

/** A section of links to related pages, one per line. */
export function RelatedLinks({ title, items }: { title: string; items: readonly Link[] }) {
  return (
    <nav aria-label={title} className="border-t border-rule print:hidden">
      <div className="wrap grid gap-x-8 gap-y-2 py-6 lg:grid-cols-12 lg:py-16">
        <h2 className="eyebrow lg:col-span-3">{title}</h2>
        <ul className="border-b border-ink lg:col-span-9">
          {items.map((link) => (
            <li key={link.href} className="border-t border-ink">
              <a
                href={link.href}
                className="group flex items-center justify-between gap-x-8 py-3 sm:py-5 font-display text-heading-3 font-medium hover:text-accent"
              >
                {link.label}
                <Icon
                  name="arrow"
                  className="w-4 shrink-0 [transition:translate_150ms] group-hover:[translate:0.25rem]"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
