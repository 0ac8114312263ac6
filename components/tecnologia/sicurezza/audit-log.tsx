import type { AuditEntry, AuditEvent } from '@/components/pictures/audit-day';
import { tableRoles as as } from '@/components/ui/table-roles';

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

/**
 * Lines of the audit log with all fields. The refused access has a red border. A table from `lg`; below that
 * each line is a block with only the fields that it has.
 */
export function AuditLog({ copy, entries }: { copy: Fields; entries: readonly AuditEntry[] }) {
  return (
    <table
      {...as.table}
      className="block w-full border-separate border-spacing-0 text-left text-[0.8125rem] leading-[1.45] lg:table"
    >
      <caption className="block pb-4 text-left text-note text-ink-muted lg:table-caption">
        <strong className="font-semibold text-ink">{copy.illustration}</strong>: {copy.caption}
      </caption>
      <thead {...as.group} className="sr-only lg:not-sr-only lg:table-header-group">
        <tr {...as.row}>
          {order.map((field) => (
            <th
              key={field}
              {...as.columnHeader}
              className="border-b-2 border-ink py-2 pr-4 font-normal whitespace-nowrap text-ink-muted first:border-l-3 first:border-l-transparent first:pl-3"
            >
              {copy.columns[field]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as.group} className="block border-t-2 border-ink lg:table-row-group lg:border-0">
        {entries.map((entry) => (
          <Line key={entry.timestamp} entry={entry} copy={copy} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ entry, copy }: { entry: AuditEntry; copy: Fields }) {
  const refused = !entry.success;
  return (
    <tr
      {...as.row}
      className={`flex flex-wrap items-baseline gap-x-3 border-b border-rule py-2.5 before:-order-1 before:basis-full before:content-[''] lg:table-row lg:before:content-none ${refused ? 'border-l-3 border-l-accent pl-3' : ''}`}
    >
      {order.map((field) => {
        const value = entry[field];
        const inHeading = heading[field];
        return (
          <td
            key={field}
            {...as.cell}
            className={`${value === undefined ? 'max-lg:hidden' : (inHeading ?? 'max-lg:grid max-lg:basis-full max-lg:grid-cols-[6.25rem_1fr]')} lg:border-b lg:border-rule lg:py-3 lg:pr-4 lg:align-top lg:first:pl-3 lg:first:border-l-3 ${refused ? 'lg:first:border-l-accent' : 'lg:first:border-l-transparent'}`}
          >
            {(inHeading === undefined || field === 'success') && (
              <span aria-hidden="true" className="text-ink-muted max-lg:mr-1.5 lg:hidden">
                {copy.columns[field]}
              </span>
            )}
            <span>
              <Value field={field} entry={entry} copy={copy} />
            </span>
          </td>
        );
      })}
    </tr>
  );
}

/** The head of a block on a phone: event and outcome, then time and user. */
const heading: Partial<Record<keyof AuditEntry, string>> = {
  event: '-order-2',
  success: 'max-lg:-order-2 max-lg:ml-auto',
  timestamp: '',
  user: '',
  ip: '',
};

const mono = 'font-mono text-[0.75rem]';

function Value({ field, entry, copy }: { field: keyof AuditEntry; entry: AuditEntry; copy: Fields }) {
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
          </span>
          <span className="ml-2 text-ink-muted lg:ml-0 lg:block">{copy.gloss[entry.event]}</span>
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
