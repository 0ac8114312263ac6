import { ButtonLink } from '@/components/ui/button';
import { PlanLabel } from '@/components/ui/plan-label';
import type { Lesson } from '@/lib/schema/guide';

export type LessonsCopy = {
  title: string;
  intro: string;
  action: string;
  /** Explains what the button opens (D38). */
  opens: string;
  unit: string;
};

type LessonsProps = { lessons: readonly Lesson[]; copy: Pick<LessonsCopy, 'action' | 'opens' | 'unit'> };

/** Lessons, each with a bar of its duration; the longest fills the width. */
export function Lessons({ lessons, copy }: LessonsProps) {
  const longest = Math.max(...lessons.map(({ minutes }) => minutes));
  return (
    <ol className="border-b border-rule">
      {lessons.map((lesson) => (
        <li
          key={lesson.href}
          className="grid gap-x-8 gap-y-4 border-t border-rule py-6 md:grid-cols-[12.5rem_minmax(0,1fr)_auto] md:items-center"
        >
          <div>
            <p className="figures flex items-baseline justify-between gap-3">
              <span className="whitespace-nowrap">
                <span className="font-display text-heading-2 leading-none font-medium">{lesson.minutes}</span>{' '}
                {copy.unit}
                <span className="sr-only">,</span>
              </span>
              <span className="text-small text-ink-muted">{lesson.level}</span>
            </p>
            <Ruler minutes={lesson.minutes} longest={longest} />
          </div>
          <div>
            <h3 className="inline text-heading-4">{lesson.title}</h3>
            <PlanLabel plan={lesson.plan} />
            <p className="mt-1 max-w-[52ch] text-ink-muted">
              {lesson.text} {copy.opens}
            </p>
          </div>
          <p>
            <ButtonLink link={{ label: copy.action, href: lesson.href }} variant="quiet" size="small">
              <span className="sr-only">: {lesson.title}</span>
            </ButtonLink>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Distance of the marks of a ruler. */
const MARK_MINUTES = 5;

/** A ruler with a mark every five minutes, dark up to the duration of the lesson. */
function Ruler({ minutes, longest }: { minutes: number; longest: number }) {
  const marks = Array.from({ length: longest / MARK_MINUTES + 1 }, (_, index) => index * MARK_MINUTES);
  return (
    <svg
      viewBox={`0 0 ${longest} 10`}
      preserveAspectRatio="none"
      className="mt-2 h-2.5 w-full fill-none"
      aria-hidden="true"
    >
      <path
        d={marks.map((minute) => `M${minute} 10V3`).join('')}
        vectorEffect="non-scaling-stroke"
        className="stroke-control"
      />
      <path d={`M0 9H${longest}`} vectorEffect="non-scaling-stroke" className="stroke-control" />
      <path d={`M0 8H${minutes}`} vectorEffect="non-scaling-stroke" strokeWidth="4" className="stroke-ink" />
    </svg>
  );
}
