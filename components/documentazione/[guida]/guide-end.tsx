import { Neighbours, type NeighboursCopy } from '@/components/sections/neighbours';
import { ArrowLink } from '@/components/ui/arrow-link';
import type { Link } from '@/lib/schema/page';

/** The end of a guide: its neighbours and a further link. Hidden on paper. */
export function GuideEnd({ neighbours, link }: { neighbours: NeighboursCopy; link: Link }) {
  return (
    <div data-search-ignore className="wrap pb-6 lg:pb-16 print:hidden">
      <Neighbours {...neighbours} className="border-b" />
      <ArrowLink link={link} className="mt-4 lg:mt-6" />
    </div>
  );
}
