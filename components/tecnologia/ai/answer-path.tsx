import type { Step } from '@/components/sections/step-list';
import { Section, type SectionCopy } from '@/components/ui/section';
import {
  AnswerNotFound,
  type AnswerNotFoundCopy,
  AnswerWithSources,
  type AnswerWithSourcesCopy,
} from './answer-sheets';

/** The steps from question to answer inside the network, and the two possible results. */
export type AnswerPathCopy = SectionCopy & {
  /** Label of the frame around the steps. */
  frame: string;
  steps: readonly Step[];
  found: AnswerWithSourcesCopy;
  unfound: AnswerNotFoundCopy;
  caption: string;
};

/**
 * The steps from question to answer, inside the frame of the customer's network. The line forks into the two
 * possible results.
 */
export function AnswerPath({ copy }: { copy: AnswerPathCopy }) {
  return (
    <Section id={copy.id} copy={copy} tone="secure" layout="stacked">
      <figure className="max-sm:mt-6">
        <div className="relative border-2 border-paper px-4 pt-8 pb-4 sm:px-8 sm:pb-8 lg:pt-11">
          <p className="absolute -top-[0.9375rem] left-3 bg-secure px-2 font-display text-heading-4 font-semibold sm:left-6">
            {copy.frame}
          </p>
          <ol className="grid gap-y-5 md:grid-cols-3">
            {copy.steps.map((step, index) => (
              <Stage key={step.title} step={step} number={index + 1} last={index === copy.steps.length - 1} />
            ))}
          </ol>
          <svg
            viewBox="0 0 120 24"
            preserveAspectRatio="none"
            className="mt-6 hidden h-12 w-full stroke-current md:block"
            fill="none"
            aria-hidden="true"
          >
            {/* Lines from below the third step to the middle of each result. */}
            <path d="M80.5 0V12M30 24V12H90V24" vectorEffect="non-scaling-stroke" />
          </svg>
          <div className="mt-6 grid gap-x-8 gap-y-6 md:mt-1 md:grid-cols-2">
            <div className="flex flex-col">
              <h3 className="mb-3 text-heading-4 md:text-center">{copy.found.label}</h3>
              <div className="grow">
                <AnswerWithSources copy={copy.found} />
              </div>
            </div>
            <div className="flex flex-col">
              <h3 className="mb-3 text-heading-4 md:text-center">{copy.unfound.label}</h3>
              <div className="grow">
                <AnswerNotFound copy={copy.unfound} />
              </div>
            </div>
          </div>
        </div>
        <figcaption className="mt-3 text-note">{copy.caption}</figcaption>
      </figure>
    </Section>
  );
}

function Stage({ step, number, last }: { step: Step; number: number; last: boolean }) {
  return (
    <li className="relative pl-9 md:pr-8 md:pl-0">
      <span
        aria-hidden="true"
        className="figures absolute top-0 left-0 font-display text-heading-3 leading-none font-medium md:static md:flex md:items-center md:gap-4"
      >
        {number}
        <span className={`hidden h-px grow bg-paper md:block ${last ? 'md:hidden' : 'md:-mr-4'}`} />
      </span>
      <h3 className="text-heading-4 font-semibold md:mt-3">{step.title}</h3>
      <p className="mt-1 text-small">{step.text}</p>
    </li>
  );
}
