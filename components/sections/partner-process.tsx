import type { PartnerStep } from '@/lib/schema/sections/partner';

/** From the application to the first customer, set like a timetable: number, step, duration. */
export function PartnerProcess({ steps }: { steps: PartnerStep[] }) {
  return (
    <ol className="border-t border-inchiostro">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="cifre grid grid-cols-[2.5rem_1fr] items-baseline gap-x-2 border-b border-filetto py-4 md:grid-cols-[3.5rem_11rem_1fr_auto] md:gap-x-4"
        >
          <span aria-hidden="true" className="font-display text-titolo-3 text-inchiostro-tenue">
            {index + 1}
          </span>
          <h3 className="text-titolo-4">{step.title}</h3>
          <p className="col-start-2 text-inchiostro-tenue md:col-start-auto">{step.text}</p>
          <p className="col-start-2 mt-1 font-semibold md:col-start-auto md:mt-0 md:text-right">
            {step.duration}
          </p>
        </li>
      ))}
    </ol>
  );
}
