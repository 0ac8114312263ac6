import type { ReactNode } from 'react';

export type Step = {
  /** Name of the step, one or two words. */
  title: string;
  text: string;
};

type StepListProps = {
  steps: readonly Step[];
  /** One picture per step, in the order of the steps. */
  pictures?: readonly ReactNode[];
};

/** Numbered steps with text and optional pictures. */
export function StepList({ steps, pictures = [] }: StepListProps) {
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
          <div className={pictures[index] ? '' : 'md:col-span-2'}>
            <h3 className="text-heading-3">{step.title}</h3>
            <p className={`mt-1 md:mt-2 ${pictures[index] ? 'max-w-[42ch]' : 'max-w-[62ch]'}`}>{step.text}</p>
          </div>
          {pictures[index] && <div className="col-span-2 min-w-0 md:col-span-1">{pictures[index]}</div>}
        </li>
      ))}
    </ol>
  );
}
