import { Section, type SectionCopy } from '@/components/ui/section';

export type DesignChoicesCopy = SectionCopy & {
  chosenLabel: string;
  /** The rejected option, the chosen one, and the benefit for the customer. */
  items: readonly { discarded: string; chosen: string; effect: string }[];
};

/** Design decisions as forks: the rejected option ends, the chosen one continues. */
export function DesignChoices({ copy }: { copy: DesignChoicesCopy }) {
  return (
    <Section
      id={copy.id}
      copy={{ ...copy, eyebrow: <span lang="en">{copy.eyebrow}</span> }}
      className="print:hidden"
    >
      <ol>
        {copy.items.map((item) => (
          <li
            key={item.chosen}
            className="grid grid-cols-[2.25rem_1fr] gap-x-3 border-t border-rule py-4 last:border-b sm:py-6 sm:grid-cols-[2.75rem_1fr] sm:gap-x-5"
          >
            <Fork />
            <p className="text-small text-ink-muted">{item.discarded}</p>
            <div className="col-start-2 mt-1 grid sm:mt-3 gap-x-8 gap-y-1.5 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] md:items-baseline">
              <h3 className="text-heading-3">
                <span className="sr-only">{copy.chosenLabel}: </span>
                {item.chosen}
              </h3>
              <p>{item.effect}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Fork() {
  return (
    <svg
      viewBox="21 0 43 60"
      preserveAspectRatio="xMinYMin meet"
      className="row-span-2 row-start-1 mt-0.5 h-[3.75rem] w-full"
      fill="none"
      aria-hidden="true"
    >
      <path d="M30 28C38 28 36 10 46 10H56M58 5v10" className="stroke-control" strokeWidth="1.5" />
      <path d="M22 28h8c10 0 8 19 18 19h12M55 42l5.5 5-5.5 5" className="stroke-ink" strokeWidth="2" />
    </svg>
  );
}
