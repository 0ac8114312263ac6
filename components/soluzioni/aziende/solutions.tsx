import { SampleLines, type SolutionGroup } from '@/components/pictures/sample-lines';

/** Solutions in numbered boxes, like the procedures of a quality manual. */
export function Solutions({ groups }: { groups: readonly SolutionGroup[] }) {
  return (
    <ol className="border border-ink bg-sheet lg:-ml-[calc((100%+2rem)/3)]">
      {groups.map((group, groupIndex) => (
        <li
          key={group.title}
          className="border-ink not-first:border-t lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
        >
          <h3 className="figures border-b border-ink bg-paper px-4 py-3 text-heading-4 lg:border-r lg:border-b-0 lg:px-6 lg:py-5">
            <span className="mr-2">{groupIndex + 1}</span> {group.title}
          </h3>
          <ul>
            {group.items.map((item, index) => (
              <li
                key={item.title}
                className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-y-2 border-rule px-4 py-3.5 not-first:border-t md:grid-cols-[2.75rem_minmax(0,5fr)_minmax(0,4fr)] lg:px-6 lg:py-5"
              >
                <span aria-hidden="true" className="figures text-small leading-[1.75]">
                  {groupIndex + 1}.{index + 1}
                </span>
                <div className="md:pr-8">
                  <h4 className="font-semibold">{item.title}</h4>
                  <p className="max-w-[52ch] text-small">{item.text}</p>
                </div>
                {item.sample && <SampleLines {...item.sample} className="max-md:col-start-2" />}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
