import { Neighbours, type NeighboursCopy } from '@/components/sections/neighbours';
import { ArrowLink } from '@/components/ui/arrow-link';
import type { Link } from '@/lib/schema/page';

/** The end of a guide: its neighbours and further links. Hidden on paper. */
export function GuideEnd({ neighbours, links }: { neighbours: NeighboursCopy; links: readonly Link[] }) {
  return (
    <div data-search-ignore className="wrap pb-8 lg:pb-16 print:hidden">
      <Neighbours {...neighbours} className="border-b" />
      <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        {links.map((link) => (
          <ArrowLink key={link.href} link={link} />
        ))}
      </p>
    </div>
  );
}
