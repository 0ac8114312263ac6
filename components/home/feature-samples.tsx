import { AskedQuestion } from '@/components/pictures/asked-question';
import { AuditLog, type AuditLogCopy } from '@/components/pictures/audit-log';
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

type LogSample = { kind: 'log'; log: AuditLogCopy };

export type FeatureItem = {
  link: Link;
  plan?: PlanTag;
  text: string;
  more: string;
  /** Leads to a page where visitors try it themselves. */
  trial?: Link;
  sample: MatchSample | SummarySample | LogSample;
};

export function FeatureSample({ sample }: { sample: FeatureItem['sample'] }) {
  switch (sample.kind) {
    case 'match':
      return <Match sample={sample} />;
    case 'summary':
      return <Summary sample={sample} />;
    case 'log':
      return <AuditLog copy={sample.log} />;
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
      <div className="rounded-mark border border-rule bg-sheet p-[20px]">
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
