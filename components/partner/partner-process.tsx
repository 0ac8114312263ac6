import { WeekLegend, WeekRow } from '@/components/pictures/week-row';
import { toWeeks } from '@/lib/quantities';

export type PartnerProcessCopy = {
  /** A step `inWeeks` has its duration drawn on the calendar. */
  steps: readonly { title: string; text: string; duration: string; inWeeks?: true }[];
  legend: { sure: string; possible: string };
};

/** The steps from the application to the first customer. On the calendar each starts at the latest end of the previous one. */
export function PartnerProcess({ copy }: { copy: PartnerProcessCopy }) {
  let totalWeeks = 0;
  const steps = copy.steps.map((step) => {
    const weeks = step.inWeeks ? { start: totalWeeks, ...toWeeks(step.duration) } : undefined;
    totalWeeks += weeks?.to ?? 0;
    return { ...step, weeks };
  });
  return (
    <>
      <ol className="border-t border-ink">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="figures grid grid-cols-[1.75rem_1fr_auto] items-baseline gap-x-2 border-b border-rule py-3 md:grid-cols-[2.5rem_minmax(0,5fr)_8rem_minmax(0,4fr)] md:gap-x-4 md:py-4"
          >
            <span aria-hidden="true" className="font-display text-heading-3">
              {index + 1}
            </span>
            <h3 className="text-heading-4">{step.title}</h3>
            <p className="font-semibold md:col-start-3">{step.duration}</p>
            <p className="col-start-2 col-end-4 text-small md:row-start-2 md:col-end-3">{step.text}</p>
            {step.weeks && (
              <div className="col-start-2 col-end-4 mt-2 self-center md:col-start-4 md:col-end-5 md:row-span-2 md:row-start-1 md:mt-0">
                <WeekRow weeks={totalWeeks} {...step.weeks} />
              </div>
            )}
          </li>
        ))}
      </ol>
      <WeekLegend copy={copy.legend} />
    </>
  );
}
