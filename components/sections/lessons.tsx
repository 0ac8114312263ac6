import { ButtonLink } from '@/components/ui/button';
import type { Lesson, LessonsCopy } from '@/lib/schema/sections/support';

/** The lessons, one under the other, each with a line as long as it takes: the longest fills the ruler. */
export function Lessons({ lessons, copy }: { lessons: readonly Lesson[]; copy: LessonsCopy }) {
  const longest = Math.max(...lessons.map(({ minutes }) => minutes));
  return (
    <div>
      <h2 className="text-titolo-3">{copy.title}</h2>
      <p className="mt-3 max-w-[62ch] text-inchiostro-tenue">{copy.lead}</p>
      <ol className="mt-8 border-b border-filetto">
        {lessons.map((lesson) => (
          <li
            key={lesson.href}
            className="grid gap-x-8 gap-y-4 border-t border-filetto py-7 md:grid-cols-12 md:items-center"
          >
            <div className="md:col-span-3">
              <p className="cifre flex items-baseline gap-3">
                <span className="font-display text-titolo-2 leading-none font-medium">{lesson.minutes}</span>
                <span>
                  {copy.unit}
                  <span className="sr-only">, </span>
                  <span className="block text-nota text-inchiostro-tenue">{lesson.level}</span>
                </span>
              </p>
              <Ruler minutes={lesson.minutes} longest={longest} />
            </div>
            <div className="md:col-span-6">
              <h3 className="text-titolo-4">{lesson.title}</h3>
              <p className="mt-1 max-w-[52ch] text-inchiostro-tenue">{lesson.text}</p>
            </div>
            <p className="md:col-span-3 md:text-right">
              <ButtonLink href={lesson.href} variant="quiet" size="small">
                {copy.action}
                <span className="sr-only">: {lesson.title}</span>
              </ButtonLink>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A ruler with a notch every five minutes, inked as far as the lesson goes. */
function Ruler({ minutes, longest }: { minutes: number; longest: number }) {
  const notches = Array.from({ length: longest / 5 + 1 }, (_, index) => index * 5);
  return (
    <svg viewBox={`0 0 ${longest} 4`} className="mt-3 h-auto w-full max-w-48" aria-hidden="true">
      <path d={notches.map((at) => `M${at} 4V2.6`).join('')} className="stroke-bordo" strokeWidth="0.16" />
      <path d={`M0 4H${longest}`} className="stroke-filetto" strokeWidth="0.3" />
      <path d={`M0 3.8H${minutes}`} className="stroke-inchiostro" strokeWidth="0.8" />
    </svg>
  );
}
