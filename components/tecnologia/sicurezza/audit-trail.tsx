import type { AuditEntry } from '@/components/pictures/audit-day';
import { AuditLog, type AuditTrailCopy } from './audit-log';

/** The audit log in full width, who can read it, and the questions that it answers. */
export function AuditTrail({ copy, entries }: { copy: AuditTrailCopy; entries: readonly AuditEntry[] }) {
  return (
    <section id={copy.id} aria-labelledby={`${copy.id}-titolo`} className="border-t border-rule bg-sheet">
      <div className="wrap py-10 lg:py-24">
        <div className="grid gap-x-8 gap-y-3 lg:grid-cols-12">
          <p className="margin-note lg:col-span-3">{copy.margin}</p>
          <div className="lg:col-span-9">
            <h2 id={`${copy.id}-titolo`} className="max-w-[26ch] text-heading-2">
              {copy.title}
            </h2>
            <p className="mt-4 max-w-[62ch] text-lead">{copy.lead}</p>
          </div>
        </div>
        <div className="mt-7 lg:mt-12">
          <AuditLog copy={copy} entries={entries} />
        </div>
        <div className="mt-8 grid gap-x-8 gap-y-8 lg:mt-14 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h3 className="text-heading-3">{copy.readers.title}</h3>
            {copy.readers.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 max-w-[52ch]">
                {paragraph}
              </p>
            ))}
            <p className="mt-4 border-l-2 border-ink pl-4 font-mono text-[0.8125rem] wrap-anywhere">
              {copy.readers.request}
            </p>
          </div>
          <div className="lg:col-span-6 lg:col-start-7">
            <h3 className="text-heading-3">{copy.inspection.title}</h3>
            <dl className="mt-4">
              {copy.inspection.items.map((item) => (
                <div key={item.question} className="border-t border-rule py-3 last:border-b lg:py-4">
                  <dt className="font-display text-heading-4 font-medium">«{item.question}»</dt>
                  <dd className="mt-1">
                    <span lang="en" className="mr-1 font-mono text-[0.8125rem] text-ink">
                      {item.events.join(', ')}
                    </span>{' '}
                    {item.answer}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
