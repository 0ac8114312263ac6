import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import type { Link } from '@/lib/schema/page';

export type NextStepsCopy = {
  title: string;
  steps: readonly string[];
  /** Read out after a step that is done. */
  done: string;
};

/** A link to a calendar, where visitors do one of the steps themselves. */
export type Booking = Link & {
  /** The step, as in `steps`. */
  step: string;
  newTab: string;
};

type NextStepsProps = {
  copy: NextStepsCopy;
  heading?: 'h2' | 'h3';
  /** The first step is done. */
  isBegun?: boolean;
  booking?: Booking | undefined;
};

/** The steps after a form is sent. */
export function NextSteps({ copy, heading: Heading = 'h2', isBegun = false, booking }: NextStepsProps) {
  return (
    <>
      <Heading className="label-text mt-10 font-text">{copy.title}</Heading>
      <ol className="mt-3 max-w-2xl border-t border-rule">
        {copy.steps.map((step, index) => {
          const isDone = isBegun && index === 0;
          return (
            <li
              key={step}
              className={`grid grid-cols-[2rem_1fr] items-baseline border-b border-rule py-3.5 ${isDone ? 'text-secure' : ''}`}
            >
              <span aria-hidden="true" className="figures font-display text-heading-4">
                {isDone ? <Icon name="check" className="w-4" /> : index + 1}
              </span>
              <span>
                {step}
                {isDone && <span className="sr-only"> ({copy.done})</span>}
                {step === booking?.step && (
                  <span className="mt-3 block">
                    <ExternalLink
                      link={booking}
                      newTab={booking.newTab}
                      className="button button-primary w-full sm:w-auto"
                    />
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
