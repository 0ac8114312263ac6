import { AskedQuestion } from '@/components/pictures/asked-question';
import { Excerpt } from '@/components/pictures/excerpt';
import type { PassageText, Source } from '@/components/pictures/passage';
import type { Link } from '@/lib/schema/page';
import type { PlanTag } from '@/lib/schema/plan';

type MatchSample = { kind: 'match'; query: string; source: Source; passage: PassageText };

type SummarySample = {
  kind: 'summary';
  source: Source;
  clause: PassageText;
  summaryLabel: string;
  summary: string;
};

export type RefusalSample = {
  kind: 'refusal';
  label: string;
  lines: readonly {
    time: string;
    event: string;
    user: string;
    document: string;
    outcome: string;
    refused: boolean;
  }[];
};

export type FeatureItem = {
  link: Link;
  plan?: PlanTag;
  text: string;
  more: string;
  sample: MatchSample | SummarySample | RefusalSample;
};

export function FeatureSample({ sample }: { sample: FeatureItem['sample'] }) {
  switch (sample.kind) {
    case 'match':
      return <Match sample={sample} />;
    case 'summary':
      return <Summary sample={sample} />;
    case 'refusal':
      return <Refusal sample={sample} />;
  }
}

/** A query, and the sentence that it finds. */
function Match({ sample }: { sample: MatchSample }) {
  return (
    <div>
      <AskedQuestion text={sample.query} />
      <Excerpt
        {...sample.source}
        passage={sample.passage}
        className="mt-5 max-w-[20em] text-[clamp(1.375rem,1rem+1.7vw,2.5rem)] font-medium [&>p]:mb-3 [&>p]:leading-[1.3]"
      />
    </div>
  );
}

/** A clause, joined by a line to its meaning in plain words. */
function Summary({ sample }: { sample: SummarySample }) {
  return (
    <div className="grid sm:grid-cols-[1.2fr_1.5rem_1fr] sm:items-center">
      <div className="rounded-mark border border-rule bg-sheet p-5">
        <Excerpt {...sample.source} passage={sample.clause} />
      </div>
      <span aria-hidden="true" className="mx-6 h-6 w-px bg-accent sm:mx-0 sm:h-px sm:w-full" />
      <div className="border-l-2 border-accent py-1 pl-4">
        <p className="text-note text-ink-muted">{sample.summaryLabel}</p>
        <p className="mt-1 font-semibold">{sample.summary}</p>
      </div>
    </div>
  );
}

/** Lines of the access log. The document of a refused access is struck through in red. */
function Refusal({ sample }: { sample: RefusalSample }) {
  return (
    <ol aria-label={sample.label} className="border-t border-rule font-mono text-note leading-[1.5]">
      {sample.lines.map((line) => (
        <li
          key={line.time}
          className={`grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-3 max-[17rem]:grid-cols-1 max-[17rem]:*:col-start-1 border-b border-rule py-3 sm:grid-cols-[5rem_8rem_1fr_auto] ${line.refused ? 'border-l-2 border-l-accent pl-3' : 'pl-3.5'}`}
        >
          <span className="figures text-ink-muted">{line.time}</span>
          <span className={line.refused ? 'font-semibold text-accent' : ''}>{line.event}</span>
          <span className="col-start-2 sm:col-start-auto">
            {line.user}{' '}
            <span className={`inline-block ${line.refused ? 'line-through decoration-accent' : ''}`}>
              {line.document}
            </span>
          </span>
          <span
            className={`col-start-2 sm:col-start-auto ${line.refused ? 'text-accent' : 'text-ink-muted'}`}
          >
            {line.outcome}
          </span>
        </li>
      ))}
    </ol>
  );
}
