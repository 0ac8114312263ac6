type LogLine = {
  time: string;
  event: string;
  user: string;
  ip: string;
  /** The document, or the query. */
  object: string;
  outcome: string;
  refused: boolean;
};

/** One log with entries from two places. */
export type SharedLogCopy = {
  caption: string;
  columns: { time: string; event: string; user: string; ip: string; object: string; outcome: string };
  sessions: readonly { label: string; lines: readonly LogLine[] }[];
};

/** One log with entries from two places. A line above each group says where it comes from. */
export function SharedLog({ copy }: { copy: SharedLogCopy }) {
  return (
    <figure>
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <div className="border-y border-ink">
        {copy.sessions.map((session) => (
          <div key={session.label} className="border-t border-ink first:border-0">
            <p className="pt-3 text-small font-semibold">{session.label}</p>
            <ul className="pt-1 pb-2">
              {session.lines.map((line) => (
                <Line key={line.time} line={line} columns={copy.columns} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </figure>
  );
}

function Line({ line, columns }: { line: LogLine; columns: SharedLogCopy['columns'] }) {
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-3 border-t border-rule py-2 font-mono text-note first:border-0 lg:grid-cols-[4.5rem_7.5rem_6rem_5.5rem_minmax(0,1fr)_auto]">
      <span className="text-ink-muted">
        <span className="sr-only">{columns.time}: </span>
        {line.time}
      </span>
      <span className={line.refused ? 'font-semibold text-accent' : 'font-semibold'}>
        <span className="sr-only">{columns.event}: </span>
        {line.event}
      </span>
      <span className="hidden lg:block">
        <span className="sr-only">{columns.user}: </span>
        {line.user}
      </span>
      <span className="text-ink-muted">
        <span className="sr-only">{columns.ip}: </span>
        {line.ip}
      </span>
      <span className="col-span-2 col-start-2 wrap-anywhere lg:col-span-1 lg:col-start-auto">
        <span className="sr-only">{columns.object}: </span>
        {line.object}
      </span>
      <span className={`col-start-2 lg:col-start-auto ${line.refused ? 'text-accent' : 'text-ink-muted'}`}>
        <span className="sr-only">{columns.outcome}: </span>
        {line.outcome}
      </span>
    </li>
  );
}
