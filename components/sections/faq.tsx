import { Disclosure } from '@/components/ui/disclosure';
import type { FaqEntry } from '@/lib/schema/faq';
import { FaqAnswer } from './faq-answer';

/** Questions and answers. One answer per group is open at a time. */
export function Faq({ group, entries }: { group: string; entries: readonly FaqEntry[] }) {
  return (
    <div className="border-t border-rule print:columns-2 print:gap-x-10">
      {entries.map((entry) => (
        <Disclosure key={entry.id} id={entry.id} group={group} title={entry.question}>
          <FaqAnswer entry={entry} />
        </Disclosure>
      ))}
    </div>
  );
}
