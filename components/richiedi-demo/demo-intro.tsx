import type { ReactNode } from 'react';

export type DemoIntroCopy = {
  title: string;
  lead: string;
  /** The offer, as figures and words. */
  facts: { value: string; text: string }[];
  next: { title: string; steps: string[] };
};

/** The introduction on the left and the form on the right, so that both are visible at once. */
export function DemoIntro({ copy, children }: { copy: DemoIntroCopy; children: ReactNode }) {
  return (
    <div className="wrap grid gap-x-12 gap-y-10 pt-8 pb-16 lg:grid-cols-12 lg:pt-12 lg:pb-28">
      <div className="lg:col-span-5">
        <h1 className="text-title">{copy.title}</h1>
        <p className="mt-6 max-w-[48ch] text-lead">{copy.lead}</p>
        <dl className="mt-8 grid grid-cols-2 border-t border-ink">
          {copy.facts.map((fact) => (
            <div key={fact.text} className="flex flex-col border-b border-rule py-4 pr-4">
              <dt className="order-2 text-small">{fact.text}</dt>
              <dd className="figures font-display text-heading-3 font-medium">{fact.value}</dd>
            </div>
          ))}
        </dl>
        <h2 className="rubric mt-10 font-text">{copy.next.title}</h2>
        <ol className="mt-3 border-t border-rule">
          {copy.next.steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[2rem_1fr] items-baseline border-b border-rule py-3.5">
              <span aria-hidden="true" className="figures font-display text-heading-4">
                {index + 1}
              </span>{' '}
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </div>
      <section id="form-contatto" aria-labelledby="demo-titolo" className="lg:col-span-7">
        {children}
      </section>
    </div>
  );
}
