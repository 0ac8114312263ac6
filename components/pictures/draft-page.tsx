import { type Cited, CitedPhrases, type NumberedSource, NumberedSources } from './numbered-sources';

export type DraftPageCopy = {
  /** Kind of page and version. */
  label: string;
  title: string;
  parts: readonly { heading: string; sentences: readonly Cited[] }[];
  sourcesLabel: string;
  sources: readonly NumberedSource[];
};

/** A drafted page and its numbered sources. */
export function DraftPage({ copy }: { copy: DraftPageCopy }) {
  return (
    <div className="grid overflow-hidden rounded-sheet border border-rule bg-sheet shadow-sheet sm:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <div className="px-5 py-6 sm:px-9 sm:py-9">
        <p className="text-note text-ink-muted">{copy.label}</p>
        <p className="mt-4 font-display text-heading-3 font-medium">{copy.title}</p>
        {copy.parts.map((part) => (
          <div key={part.heading} className="mt-5">
            <p className="text-note font-semibold">{part.heading}</p>
            <p className="mt-1 font-display text-body">
              <CitedPhrases phrases={part.sentences} label={copy.sourcesLabel} />
            </p>
          </div>
        ))}
      </div>
      <div className="border-rule px-5 py-5 max-sm:border-t sm:border-l sm:px-6 sm:py-9">
        <p aria-hidden="true" className="label-text mb-3 border-b border-rule pb-2">
          {copy.sourcesLabel}
        </p>
        <NumberedSources label={copy.sourcesLabel} sources={copy.sources} />
      </div>
    </div>
  );
}
