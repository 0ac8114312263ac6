import { SampleLines } from '@/components/pictures/sample-lines';
import type { SolutionGroup } from '@/lib/schema/sections/solutions';

/** What the product does for a sector, gathered by the work it serves, each with a line or two of the product itself. */
export function Solutions({ groups }: { groups: readonly SolutionGroup[] }) {
  return (
    <div className="grid gap-y-12">
      {groups.map((group) => (
        <div key={group.title} className="border-t border-inchiostro pt-4">
          <h3 className="text-titolo-3">{group.title}</h3>
          <ul className="mt-4">
            {group.items.map((item) => (
              <li
                key={item.title}
                className="grid gap-x-10 gap-y-3 border-t border-filetto py-5 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]"
              >
                <div>
                  <h4 className="font-semibold">{item.title}</h4>
                  <p className="mt-1 max-w-[52ch] text-inchiostro-tenue">{item.text}</p>
                </div>
                {item.sample && <SampleLines lines={item.sample.lines} log={item.sample.log} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
