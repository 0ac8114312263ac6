import type { AuditEntry, AuditEvent } from '@/components/pictures/audit-day';
import { Scroller } from '@/components/ui/scroller';

/** The audit log: sample lines, who can read them, which questions they answer. */
export type AuditTrailCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  /** Says that the lines are invented. */
  illustration: string;
  caption: string;
  columns: Record<keyof AuditEntry, string>;
  /** The meaning of each event type. */
  gloss: Record<AuditEvent, string>;
  yes: string;
  no: string;
  readers: { title: string; paragraphs: readonly string[]; request: string };
  inspection: {
    title: string;
    items: readonly { question: string; events: readonly AuditEvent[]; answer: string }[];
  };
};

type Fields = Pick<AuditTrailCopy, 'illustration' | 'caption' | 'columns' | 'gloss' | 'yes' | 'no'>;

const order = [
  'timestamp',
  'event',
  'user',
  'ip',
  'document',
  'query',
  'recipient',
  'success',
  'reason',
] as const satisfies (keyof AuditEntry)[];

/** Lines of the audit log with all fields. The refused access has a red border. Below `lg` the table scrolls sideways. */
export function AuditLog({ copy, entries }: { copy: Fields; entries: readonly AuditEntry[] }) {
  return (
    <Scroller label={copy.illustration}>
      <table className="w-full border-separate border-spacing-0 text-left text-[0.8125rem] leading-[1.45]">
        {/* It stays in view when the table scrolls. */}
        <caption className="pb-4 text-left text-note text-ink-muted">
          <span className="sticky left-0 block max-w-[calc(100vw-2rem)]">
            <strong className="font-semibold text-ink">{copy.illustration}</strong>: {copy.caption}
          </span>
        </caption>
        <thead>
          <tr>
            {order.map((field) => (
              <th
                key={field}
                scope="col"
                className={`${edge} border-b-2 border-ink py-2 pr-4 font-normal whitespace-nowrap text-ink-muted first:border-l-transparent`}
              >
                {copy.columns[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.timestamp}>
              {order.map((field) => (
                <td
                  key={field}
                  className={`${edge} border-b border-rule py-3 pr-4 align-top ${entry.success ? 'first:border-l-transparent' : 'first:border-l-accent'} ${wide.includes(field) ? 'min-w-44 lg:min-w-0' : ''}`}
                >
                  <Value field={field} entry={entry} copy={copy} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** The left edge of a row. */
const edge = 'first:border-l-3 first:pl-2 lg:first:pl-3';

/** Columns of running text. */
const wide: readonly (keyof AuditEntry)[] = ['query', 'reason'];

const mono = 'font-mono text-[0.75rem]';

function Value({ field, entry, copy }: { field: keyof AuditEntry; entry: AuditEntry; copy: Fields }) {
  switch (field) {
    case 'timestamp': {
      const [day = '', hour] = entry.timestamp.split('T');
      return (
        <time dateTime={entry.timestamp} className={mono}>
          {day.split('-').reverse().join('.')} <span className="block">{hour}</span>
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
      return <span className={`${mono} whitespace-nowrap`}>{entry[field]}</span>;
    default:
      return entry[field];
  }
}
