import { MarginList } from '@/components/sections/margin-list';
import type { Link } from '@/lib/schema/page';

type GuideGroupsProps = {
  label: string;
  groups: readonly { label: string; guides: readonly Link[] }[];
  /** Path of the guide on this page. */
  current: string;
};

/** Links to all guides, in the margin of a guide. */
export function GuideGroups({ label, groups, current }: GuideGroupsProps) {
  return (
    <MarginList label={label} from="xl">
      {groups.map((group) => (
        <div key={group.label} className="pb-4">
          <p className="label-text pb-1">{group.label}</p>
          <ul className="toc">
            {group.guides.map((guide) => (
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
