import { tableRoles as as } from '@/components/ui/table-roles';

export type AuditEvent =
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
  /** The query (SEARCH). */
  query?: string;
  /** The recipient (SHARE). */
  recipient?: string;
  success: boolean;
  /** Reason of the refusal. */
  reason?: string;
};

/** The words around the log lines. */
export type AuditDayCopy = {
  place: string;
  columns: { time: string; event: string; user: string; ip: string; detail: string; outcome: string };
  /** Text before the recipient of a document. */
  to: string;
  done: string;
  refused: string;
};

/** The log lines of one day. On a phone each line wraps to two or three. */
export function AuditDay({ copy, entries }: { copy: AuditDayCopy; entries: readonly AuditEntry[] }) {
  const [first] = entries;
  return (
    <div className="rounded-sheet border border-rule bg-sheet shadow-sheet">
      <p className="flex flex-wrap justify-between gap-x-6 border-b border-rule px-4 py-2 text-note text-ink-muted sm:px-5">
        <span>{copy.place}</span>
        {first && <span className="figures">{day.format(new Date(first.timestamp))}</span>}
      </p>
      <table
        {...as.table}
        className="w-full border-collapse text-left text-[0.75rem] leading-[1.5] max-sm:block"
      >
        <thead {...as.group} className="border-b border-ink max-sm:sr-only">
          <tr {...as.row}>
            {Object.entries(copy.columns).map(([key, name]) => (
              <th
                key={key}
                {...as.columnHeader}
                className="py-2 pr-3 align-bottom font-semibold first:pl-5 last:pr-5"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.group} className="font-mono max-sm:block">
          {entries.map((entry) => (
            <Line key={entry.timestamp} entry={entry} copy={copy} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const day = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', year: 'numeric' });

function Line({ entry, copy }: { entry: AuditEntry; copy: AuditDayCopy }) {
  const refused = !entry.success;
  return (
    <tr
      {...as.row}
      className="border-b border-rule align-baseline last:border-0 max-sm:grid max-sm:grid-cols-[5.25rem_1fr_auto] max-sm:gap-x-2 max-sm:px-4 max-sm:py-2.5"
    >
      <td {...as.cell} className="figures py-2 pr-3 max-sm:p-0 sm:pl-5">
        {entry.timestamp.split('T')[1]}
      </td>
      <td
        {...as.cell}
        lang="en"
        className={`py-2 pr-3 font-semibold max-sm:p-0 ${refused ? 'text-accent' : ''}`}
      >
        {entry.event}
      </td>
      <td {...as.cell} className="py-2 pr-3 max-sm:order-1 max-sm:p-0">
        {entry.user}
      </td>
      <td
        {...as.cell}
        className="figures py-2 pr-3 text-ink-muted max-sm:order-1 max-sm:col-span-2 max-sm:p-0"
      >
        {entry.ip}
      </td>
      <td
        {...as.cell}
        className="py-2 pr-3 font-text text-note wrap-anywhere max-sm:order-2 max-sm:col-span-full max-sm:p-0 max-sm:empty:hidden"
      >
        {detailOf(entry, copy)}
      </td>
      <td
        {...as.cell}
        className={`py-2 max-sm:p-0 sm:pr-5 ${refused ? 'font-semibold text-accent' : 'text-ink-muted'}`}
      >
        {refused ? copy.refused : copy.done}
      </td>
    </tr>
  );
}

/** Details of an event: the query, or the document with its recipient or the reason of the refusal. */
function detailOf({ document, query, recipient, reason }: AuditEntry, copy: AuditDayCopy): string {
  if (query) return query;
  if (document && recipient) return `${document}, ${copy.to} ${recipient}`;
  return [document, reason].filter(Boolean).join(': ');
}
