export type Step = {
  /** One or two words. */
  title: string;
  text: string;
};

/** Numbered steps. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol>
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="grid grid-cols-[1.75rem_1fr] gap-x-2 border-t border-rule py-3 md:py-8 last:border-b md:grid-cols-[3rem_minmax(0,1fr)] md:gap-x-8"
        >
          <span aria-hidden="true" className="ordinal">
            {index + 1}
          </span>
          <div>
            <h3 className="text-heading-3">{step.title}</h3>
            <p className="mt-1 max-w-[62ch] md:mt-2">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
