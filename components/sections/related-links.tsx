import { LinkList } from '@/components/ui/link-row';
import type { Link } from '@/lib/schema/page';

/** A section of links to related pages, one per line. */
export function RelatedLinks({ title, items }: { title: string; items: readonly Link[] }) {
  return (
    <nav aria-label={title} className="border-t border-rule print:hidden">
      <div className="wrap grid gap-x-8 gap-y-2 py-6 lg:grid-cols-12 lg:py-16">
        <h2 className="eyebrow lg:col-span-3">{title}</h2>
        <div className="lg:col-span-9">
          <LinkList links={items} />
        </div>
      </div>
    </nav>
  );
}
