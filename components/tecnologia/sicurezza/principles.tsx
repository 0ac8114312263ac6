import { Section, type SectionCopy } from '@/components/ui/section';

/** A principle and its evidence. */
type Principle = { name: string; text: string; evidence?: string };

export type PrinciplesCopy = SectionCopy & {
  /** Text before the evidence. */
  evidenceLabel: string;
  items: readonly Principle[];
};

/** Numbered principles in two columns: name, text, evidence. */
export function Principles({ copy }: { copy: PrinciplesCopy }) {
  return (
    <Section id={copy.id} copy={copy} tone="sheet" layout="stacked">
      <ol className="grid border-b border-ink md:grid-flow-col md:grid-cols-2 md:grid-rows-3 md:gap-x-14 print:grid-cols-3 print:grid-rows-2 print:gap-x-8">
        {copy.items.map((item, index) => (
          <li
            key={item.name}
            className="grid grid-cols-[2.25rem_1fr] content-start border-t border-ink pt-3 pb-5 print:break-inside-avoid print:py-2 lg:grid-cols-[4.5rem_1fr] lg:pt-5 lg:pb-9"
          >
            <span
              aria-hidden="true"
              className="figures row-span-2 font-display text-heading-3 font-medium lg:text-heading-1 lg:leading-[0.9]"
            >
              {index + 1}
            </span>
            <h3 className="text-heading-3">{item.name}</h3>
            <div>
              <p className="mt-1.5 max-w-[46ch]">{item.text}</p>
              {item.evidence && (
                <p className="mt-2 max-w-[46ch] border-l-2 border-secure pl-3 text-small text-secure">
                  <span className="font-semibold">{copy.evidenceLabel}:</span> {item.evidence}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
