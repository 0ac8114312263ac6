/** A phrase and the numbers of its sources. */
export type Cited = { text: string; sources: readonly number[] };

export type NumberedSource = { number: number; file: string; place: string };

/** Phrases with the numbers of their sources. @param label read by screen readers before the numbers */
export function CitedPhrases({ phrases, label }: { phrases: readonly Cited[]; label: string }) {
  return phrases.map((phrase, index) => (
    <span key={phrase.text}>
      {index > 0 && ' '}
      {phrase.text}
      {phrase.sources.length > 0 && (
        <sup className="figures ml-0.5 whitespace-nowrap font-text text-[0.75rem] leading-none font-semibold text-accent">
          <span className="sr-only"> ({label} </span>
          {phrase.sources.join(', ')}
          <span className="sr-only">)</span>
        </sup>
      )}
    </span>
  ));
}

/** The list of sources. */
export function NumberedSources({ label, sources }: { label: string; sources: readonly NumberedSource[] }) {
  return (
    <div className="text-note text-ink-muted">
      <p className="sr-only">{label}</p>
      <ol className="grid gap-1">
        {sources.map((source) => (
          <li key={source.number} className="grid grid-cols-[1rem_1fr] items-baseline">
            <span aria-hidden="true" className="figures font-semibold text-accent">
              {source.number}
            </span>
            <span className="flex flex-wrap gap-x-3">
              <span className="font-mono wrap-anywhere">{source.file}</span> <span>{source.place}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
