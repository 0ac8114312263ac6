import type { Step } from '@/components/sections/step-list';

/** Short steps in a row, without pictures. */
export function ShortSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid grid-cols-2 gap-x-8 gap-y-5 lg:grid-cols-4">
      {steps.map((step, index) => (
        <li key={step.title} className="text-small">
          <span className="font-semibold">
            <span className="figures mr-1 font-normal">{index + 1}</span> {step.title}
          </span>
          <span className="block">{step.text}</span>
        </li>
      ))}
    </ol>
  );
}
