import { Section, type SectionCopy } from '@/components/ui/section';

export type PrinciplesCopy = SectionCopy & { items: readonly { name: string; text: string }[] };

/** Numbered principles in two columns. */
export function Principles({ copy }: { copy: PrinciplesCopy }) {
  return (
    <Section id={copy.id} copy={copy} tone="white" layout="wide">
      <ol className="grid border-b border-rule md:grid-flow-col md:grid-cols-2 md:grid-rows-3 md:gap-x-14 print:grid-cols-3 print:grid-rows-2 print:gap-x-8">
        {copy.items.map((item, index) => (
          <li
            key={item.name}
            className="grid grid-cols-[2.25rem_1fr] content-start border-t border-rule pt-3 pb-5 print:break-inside-avoid print:py-2 lg:pt-5 lg:pb-9"
          >
            <span aria-hidden="true" className="ordinal row-span-2">
              {index + 1}
            </span>
            <h3 className="text-heading-3">{item.name}</h3>
            <p className="mt-1.5 max-w-[46ch]">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
