import { ArrowLink } from '@/components/ui/arrow-link';
import { Section, type SectionCopy } from '@/components/ui/section';
import type { Link } from '@/lib/schema/page';

/** The steps of a document, all inside one frame. */
export type PathInsideNetworkCopy = SectionCopy & {
  /** Label of the frame. */
  frame: string;
  /** What is outside the frame. */
  outside: string;
  /** Accessible name of the list. */
  label: string;
  /** What happens in the step, and on which part of the infrastructure. */
  stages: readonly { name: string; place: string }[];
  more: Link;
};

/** The steps of a document inside the frame of the customer's network. */
export function PathInsideNetwork({ copy }: { copy: PathInsideNetworkCopy }) {
  return (
    <Section id={copy.id} copy={copy} tone="secure">
      <div className="relative border border-paper px-5 pt-9 pb-8 sm:px-8 lg:pt-12 lg:pb-10">
        <p className="absolute -top-[0.75rem] left-4 bg-secure px-2 text-small font-semibold sm:left-6">
          {copy.frame}
        </p>
        <ol aria-label={copy.label} className="grid lg:grid-cols-[1fr_1fr_0.8fr_1fr_1fr]">
          {copy.stages.map((stage) => (
            <li
              key={stage.name}
              className="relative border-l border-paper/60 pb-6 pl-5 font-display text-heading-4 font-medium last:border-l-transparent last:pb-0 lg:border-t lg:border-l-0 lg:pt-5 lg:pr-4 lg:pb-0 lg:pl-0 lg:last:border-t-transparent"
            >
              <span
                aria-hidden="true"
                className="absolute top-[0.5rem] -left-[5px] size-[9px] rounded-full bg-highlight lg:-top-[5px] lg:left-0"
              />
              {stage.name} <span className="mt-1 block font-text text-note font-normal">{stage.place}</span>
            </li>
          ))}
        </ol>
        <p className="absolute right-4 -bottom-[0.75rem] bg-secure px-2 text-small sm:right-6">
          {copy.outside}
        </p>
      </div>
      <ArrowLink link={copy.more} className="mt-8" />
    </Section>
  );
}
