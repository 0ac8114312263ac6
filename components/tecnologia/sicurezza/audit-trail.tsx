import { AuditLog, type AuditLogCopy } from '@/components/pictures/audit-log';
import { Section, type SectionCopy } from '@/components/ui/section';

export type AuditTrailCopy = SectionCopy & {
  /** Tells readers that the lines are invented. */
  illustration: string;
  caption: string;
  readers: { title: string; paragraphs: readonly string[]; request: string };
};

/** The audit log, and who can read it. */
export function AuditTrail({ copy, log }: { copy: AuditTrailCopy; log: AuditLogCopy }) {
  const { readers } = copy;
  return (
    <Section id={copy.id} copy={copy} tone="white" layout="wide" className="print:hidden">
      <figure>
        <figcaption className="pb-4 text-note text-ink-muted">
          <strong className="font-semibold text-ink">{copy.illustration}</strong>: {copy.caption}
        </figcaption>
        <AuditLog copy={log} />
      </figure>
      <h3 className="mt-6 text-heading-3 lg:mt-14">{readers.title}</h3>
      {readers.paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-[62ch]">
          {paragraph}
        </p>
      ))}
      <p className="mt-4 border-l-2 border-ink pl-4 font-mono text-note wrap-anywhere">{readers.request}</p>
    </Section>
  );
}
