import type { ReactNode } from 'react';

/** One step of a sequence that is told in order. */
export type Step = {
  /** Name of the step, a word or two. */
  title: string;
  /** What happens in it. */
  text: string;
};

type StepsProps = {
  steps: readonly Step[];
  /** A picture beside each step, in the order of the steps; none where words are enough. */
  pictures?: readonly ReactNode[];
};

/** A sequence told in order: number in the margin, words, and the picture of what happens. */
export function Steps({ steps, pictures = [] }: StepsProps) {
  return (
    <ol>
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="grid grid-cols-[1.75rem_1fr] gap-x-2 gap-y-3 border-t border-rule py-5 md:py-8 last:border-b md:grid-cols-[3rem_minmax(0,4fr)_minmax(0,7fr)] md:gap-x-8"
        >
          <span aria-hidden="true" className="figures font-display text-heading-3 text-ink-muted">
            {index + 1}
          </span>
          <div>
            <h3 className="text-heading-3">{step.title}</h3>
            <p className="mt-1 max-w-[42ch] md:mt-2">{step.text}</p>
          </div>
          {pictures[index] && <div className="col-span-2 min-w-0 md:col-span-1">{pictures[index]}</div>}
        </li>
      ))}
    </ol>
  );
}
