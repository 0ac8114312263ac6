import { Section, type SectionCopy } from '@/components/ui/section';

type AuditEvent =
  | 'LOGIN'
  | 'VIEW'
  | 'SEARCH'
  | 'DOWNLOAD'
  | 'SHARE'
  | 'ACCESS_DENIED'
  | 'ANNOTATE'
  | 'LOGOUT';

export type AuditEntry = {
  /** Local time, ISO 8601 without a zone. */
  timestamp: string;
  event: AuditEvent;
  user: string;
  ip: string;
  document?: string;
  query?: string;
  recipient?: string;
  success: boolean;
  reason?: string;
};

export type AuditTrailCopy = SectionCopy & {
  /** Tells readers that the lines are invented. */
  illustration: string;
  caption: string;
  /** Label of the checkbox that shows all events on a phone. */
  all: string;
  /** In the order of the table. */
  columns: Record<keyof AuditEntry, string>;
  gloss: Record<AuditEvent, string>;
  yes: string;
  no: string;
  readers: { title: string; paragraphs: readonly string[]; request: string };
};

/** The audit log, and who can read it. */
export function AuditTrail({ copy, entries }: { copy: AuditTrailCopy; entries: readonly AuditEntry[] }) {
  const { readers } = copy;
  return (
    <Section id={copy.id} copy={copy} tone="white" layout="wide" className="print:hidden">
      <AuditLog copy={copy} entries={entries} />
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

/**
 * The audit log, with a red border at a refused access. Below `lg` each event is a card with the fields that it has. The
 * first two cards and the refused events are always shown, the others if the checkbox is ticked.
 */
function AuditLog({ copy, entries }: { copy: AuditTrailCopy; entries: readonly AuditEntry[] }) {
  const fields = Object.keys(copy.columns) as (keyof AuditEntry)[];
  return (
    <figure className="audit-log text-note leading-[1.45]">
      <figcaption className="pb-4 text-note text-ink-muted">
        <strong className="font-semibold text-ink">{copy.illustration}</strong>: {copy.caption}
      </figcaption>
      <table>
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field} scope="col" className="font-normal whitespace-nowrap text-ink-muted">
                {copy.columns[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.timestamp} data-refused={!entry.success || undefined}>
              {fields.map((field) => (
                <td key={field}>
                  {entry[field] !== undefined && (
                    <>
                      <span aria-hidden="true" className="block text-ink-muted lg:hidden">
                        {copy.columns[field]}
                      </span>{' '}
                      <Value field={field} entry={entry} copy={copy} />
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <label className="mt-3 flex min-h-11 items-center gap-3 text-small font-medium lg:hidden">
        <input type="checkbox" className="checkbox" />
        {copy.all}
      </label>
    </figure>
  );
}

const mono = 'font-mono text-note';

function Value({ field, entry, copy }: { field: keyof AuditEntry; entry: AuditEntry; copy: AuditTrailCopy }) {
  switch (field) {
    case 'timestamp': {
      const [day = '', hour] = entry.timestamp.split('T');
      return (
        <time dateTime={entry.timestamp} className={mono}>
          {day.split('-').reverse().join('.')} <span className="lg:block">{hour}</span>
        </time>
      );
    }
    case 'event':
      return (
        <>
          <span lang="en" className={`${mono} font-semibold ${entry.success ? '' : 'text-accent'}`}>
            {entry.event}
          </span>{' '}
          <span className="block text-ink-muted">{copy.gloss[entry.event]}</span>
        </>
      );
    case 'success':
      return entry.success ? copy.yes : <strong className="font-semibold text-accent">{copy.no}</strong>;
    case 'document':
      return <span className={`${mono} wrap-anywhere xl:whitespace-nowrap`}>{entry.document}</span>;
    case 'user':
    case 'ip':
    case 'recipient':
      return <span className={`${mono} wrap-anywhere lg:whitespace-nowrap`}>{entry[field]}</span>;
    default:
      return entry[field];
  }
}
