import { Scroller } from '@/components/ui/scroller';

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

/** The log lines of one day. On a phone the table scrolls sideways. */
export function AuditDay({ copy, entries }: { copy: AuditDayCopy; entries: readonly AuditEntry[] }) {
  const [first] = entries;
  return (
    <div className="rounded-sheet border border-rule bg-sheet shadow-sheet">
      <p className="flex flex-wrap justify-between gap-x-6 border-b border-rule px-4 py-2 text-note text-ink-muted sm:px-5">
        <span>{copy.place}</span>
        {first && <span className="figures">{day.format(new Date(first.timestamp))}</span>}
      </p>
      <Scroller label={copy.place} className="scroll-cue [--surface:var(--color-sheet)]">
        <table className="w-full border-collapse text-left text-note leading-[1.5]">
          <thead className="border-b border-ink">
            <tr>
              {Object.entries(copy.columns).map(([key, name]) => (
                <th key={key} scope="col" className={`${cell} align-bottom font-semibold`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="font-mono">
            {entries.map((entry) => (
              <Line key={entry.timestamp} entry={entry} copy={copy} />
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  );
}

const day = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', year: 'numeric' });

const cell = 'py-2 pr-3 first:pl-4 sm:first:pl-5 last:pr-4 sm:last:pr-5';

function Line({ entry, copy }: { entry: AuditEntry; copy: AuditDayCopy }) {
  const refused = !entry.success;
  return (
    <tr className="border-b border-rule align-baseline last:border-0">
      <td className={`${cell} figures`}>{entry.timestamp.split('T')[1]}</td>
      <td lang="en" className={`${cell} font-semibold ${refused ? 'text-accent' : ''}`}>
        {entry.event}
      </td>
      <td className={cell}>{entry.user}</td>
      <td className={`${cell} figures text-ink-muted`}>{entry.ip}</td>
      <td className={`${cell} min-w-40 font-text text-note wrap-anywhere`}>{detailOf(entry, copy)}</td>
      <td className={`${cell} ${refused ? 'font-semibold text-accent' : 'text-ink-muted'}`}>
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
