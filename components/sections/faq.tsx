import { Disclosure } from '@/components/ui/disclosure';
import { PlanLabel } from '@/components/ui/plan-label';
import type { FaqEntry } from '@/lib/schema/faq';

/** Questions and answers. Only one answer per group is open at a time. */
export function Faq({ group, entries }: { group: string; entries: readonly FaqEntry[] }) {
  return (
    <div className="border-t border-rule print:columns-2 print:gap-x-10">
      {entries.map((entry) => (
        <Disclosure key={entry.id} id={entry.id} group={group} title={entry.question}>
          {entry.answer.map((paragraph, index) => (
            <p key={paragraph} className="not-first:mt-3">
              {paragraph}
              {index === entry.answer.length - 1 && <PlanLabel plan={entry.plan} />}
            </p>
          ))}
        </Disclosure>
      ))}
    </div>
  );
}
