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

/** Lessons, each with its duration and level. */
export function Lessons({ lessons, copy }: LessonsProps) {
  return (
    <ol className="border-b border-rule">
      {lessons.map((lesson) => (
        <li
          key={lesson.href}
          className="grid gap-x-8 gap-y-4 border-t border-rule py-6 md:grid-cols-[7rem_minmax(0,1fr)_auto] md:items-baseline"
        >
          <p className="figures flex items-baseline justify-between gap-3 text-small text-ink-muted md:block">
            <span className="font-semibold text-ink">
              {lesson.minutes} {copy.unit}
              <span className="sr-only">,</span>
            </span>{' '}
            <span className="md:block">{lesson.level}</span>
          </p>
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
