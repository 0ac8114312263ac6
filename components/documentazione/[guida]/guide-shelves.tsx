import { MarginList } from '@/components/sections/margin-list';
import type { Link } from '@/lib/schema/page';

type GuideShelvesProps = {
  label: string;
  shelves: readonly { label: string; guides: readonly Link[] }[];
  /** Address of the guide on this page. */
  current: string;
};

/** All guides, in the margin of one. */
export function GuideShelves({ label, shelves, current }: GuideShelvesProps) {
  return (
    <MarginList label={label} from="xl">
      {shelves.map((shelf) => (
        <div key={shelf.label} className="pb-4">
          <p className="label-text pb-1">{shelf.label}</p>
          <ul className="toc">
            {shelf.guides.map((guide) => (
              <li key={guide.href} className="border-t border-rule">
                <a
                  href={guide.href}
                  className="block py-2.5 pr-2 leading-snug lg:py-2"
                  aria-current={guide.href === current ? 'page' : undefined}
                >
                  {guide.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </MarginList>
  );
}
