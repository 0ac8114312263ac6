import {
  type Cited,
  CitedPhrases,
  type NumberedSource,
  NumberedSources,
} from '@/components/pictures/numbered-sources';

export type DraftSamplesCopy = {
  caption: string;
  summary: { label: string; phrases: readonly Cited[] };
  report: { label: string; title: string; phrases: readonly Cited[] };
  slide: { label: string; title: string; points: readonly Cited[] };
  procedure: { label: string; title: string; steps: readonly Cited[] };
  sourcesLabel: string;
  sources: readonly NumberedSource[];
};

const sheet = 'border border-rule bg-sheet';

/** A summary, a report, a slide and a procedure, all from the same sources. */
export function DraftSamples({ copy }: { copy: DraftSamplesCopy }) {
  return (
    <figure aria-label={copy.caption}>
      <p className="label-text">{copy.summary.label}</p>
      <p className="mt-1 font-display text-heading-3 leading-[1.3]">
        <CitedPhrases phrases={copy.summary.phrases} label={copy.sourcesLabel} />
      </p>
      <div className="mt-7 grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-[6fr_5fr] sm:grid-rows-[auto_1fr] sm:gap-x-5">
        <Report copy={copy} />
        <Slide copy={copy} />
        <Procedure copy={copy} />
      </div>
    </figure>
  );
}

function Report({ copy: { report, sourcesLabel, sources } }: { copy: DraftSamplesCopy }) {
  return (
    <div className="col-span-2 flex flex-col sm:col-span-1 sm:row-span-2">
      <Label>{report.label}</Label>
      <div className={`${sheet} flex flex-1 flex-col justify-between gap-6 rounded-mark p-5 shadow-sheet`}>
        <div>
          <p className="border-b border-ink pb-2 font-display text-heading-4 font-medium">{report.title}</p>
          <p className="mt-3 font-display text-[1.0625rem] leading-[1.6]">
            <CitedPhrases phrases={report.phrases} label={sourcesLabel} />
          </p>
        </div>
        <div className="border-t border-rule pt-3">
          <NumberedSources label={sourcesLabel} sources={sources} />
        </div>
      </div>
    </div>
  );
}

function Slide({ copy: { slide, sourcesLabel } }: { copy: DraftSamplesCopy }) {
  return (
    <div className="flex flex-col">
      <Label>{slide.label}</Label>
      <div
        className={`${sheet} flex flex-1 flex-col justify-center rounded-mark p-3.5 shadow-sheet sm:aspect-video sm:flex-none sm:p-5`}
      >
        <p className="font-display text-heading-4 leading-[1.15] font-medium sm:text-heading-3">
          {slide.title}
        </p>
        <ul className="mt-3 text-note text-ink-muted">
          {slide.points.map((point) => (
            <li key={point.text}>
              <CitedPhrases phrases={[point]} label={sourcesLabel} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Procedure({ copy: { procedure, sourcesLabel } }: { copy: DraftSamplesCopy }) {
  return (
    <div className="flex flex-col">
      <Label>{procedure.label}</Label>
      <div className={`${sheet} flex-1 rounded-mark p-3.5 shadow-sheet sm:p-5`}>
        <p className="text-small font-semibold">{procedure.title}</p>
        <ol className="mt-2 text-note">
          {procedure.steps.map((step, index) => (
            <li key={step.text} className="grid grid-cols-[1.25rem_1fr] border-t border-rule py-1.5">
              <span aria-hidden="true" className="figures text-ink-muted">
                {index + 1}
              </span>
              <span>
                <CitedPhrases phrases={[step]} label={sourcesLabel} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Label({ children }: { children: string }) {
  return <p className="mb-1.5 text-note text-ink-muted">{children}</p>;
}
