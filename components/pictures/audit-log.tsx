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

export type AuditLogCopy = {
  /** Accessible name. */
  label: string;
  entries: readonly AuditEntry[];
  words: {
    gloss: Record<AuditEvent, string>;
    /** Before the user who receives a document. */
    to: string;
    done: string;
    refused: string;
  };
};

/** The audit log, a line for each event. A refused access is in red. */
export function AuditLog({ copy: { label, entries, words } }: { copy: AuditLogCopy }) {
  return (
    <ol aria-label={label} className="border-t border-ink font-mono text-note leading-[1.5]">
      {entries.map((entry) => {
        const [day = '', hour] = entry.timestamp.split('T');
        const red = entry.success ? '' : 'font-semibold text-accent';
        return (
          <li
            key={entry.timestamp}
            className={`relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 border-b border-rule py-2.5 max-sm:min-h-[5.25rem] sm:grid-cols-[5.5rem_7.5rem_7rem_minmax(0,1fr)_auto] ${entry.success ? 'pl-3.5' : 'border-l-2 border-l-accent pl-3'}`}
          >
            <time dateTime={entry.timestamp} className="figures row-span-3 text-ink-muted sm:row-span-1">
              {day.split('-').reverse().join('.')} <span className="block">{hour}</span>
            </time>
            <span>
              <span lang="en" className={red}>
                {entry.event}
              </span>{' '}
              <span className="font-text text-ink-muted sm:block">{words.gloss[entry.event]}</span>
            </span>
            <span className="wrap-anywhere">
              {entry.user} <span className="inline-block text-ink-muted">{entry.ip}</span>
            </span>
            <span className="min-w-0 wrap-anywhere">
              {entry.document ?? entry.query}
              {entry.recipient && ` ${words.to} ${entry.recipient}`}{' '}
              {entry.reason && <span className="block font-text text-ink-muted">{entry.reason}</span>}
            </span>
            <span
              className={`max-sm:absolute max-sm:top-[3.25rem] max-sm:left-3.5 ${red || 'text-ink-muted'}`}
            >
              {entry.success ? words.done : words.refused}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
