import type { PlanTag } from '@/lib/schema/plan';

/** A list of things and where each is stored. */
type InventorySample = {
  kind: 'inventory';
  /** Description for screen readers. */
  label: string;
  lines: readonly { thing: string; place: string }[];
};

/** The stages of an installation, in order. */
type StagesSample = { kind: 'stages'; span: string; stages: readonly string[] };

/** A text that the product drafts, with its source files. */
type DraftSample = {
  kind: 'draft';
  title: string;
  lines: readonly { text: string; ref: string }[];
  sources: readonly { ref: string; file: string }[];
};

/** A reason with a small picture. */
export type Reason = {
  title: string;
  plan?: PlanTag;
  text: string;
  sample: InventorySample | StagesSample | DraftSample;
};

/** The small picture of a reason, for the dark section. */
export function ReasonSample({ sample }: { sample: Reason['sample'] }) {
  switch (sample.kind) {
    case 'inventory':
      return <Inventory sample={sample} />;
    case 'stages':
      return <Stages sample={sample} />;
    case 'draft':
      return <Draft sample={sample} />;
  }
}

/** Things and their place, joined by dotted lines. */
function Inventory({ sample }: { sample: InventorySample }) {
  return (
    <ul aria-label={sample.label} className="font-display text-heading-3">
      {sample.lines.map((line) => (
        <li key={line.thing} className="flex items-baseline gap-2 py-1.5">
          {line.thing}
          <span aria-hidden="true" className="min-w-6 flex-1 border-b border-dotted border-paper/60" />
          {line.place}
        </li>
      ))}
    </ul>
  );
}

/** Stages with a brace that shows their total duration. */
function Stages({ sample }: { sample: StagesSample }) {
  return (
    <div className="flex items-stretch gap-4">
      <ol className="flex-1">
        {sample.stages.map((stage) => (
          <li key={stage} className="relative border-l-2 border-paper/60 py-2.5 pl-5 text-small">
            <span aria-hidden="true" className="absolute top-[1.1rem] -left-[5px] size-2 bg-highlight" />
            {stage}
          </li>
        ))}
      </ol>
      <span aria-hidden="true" className="my-2 w-3 border-y border-r border-paper/60" />
      <p className="max-w-[6ch] self-center font-display text-heading-4">{sample.span}</p>
    </div>
  );
}

/** A drafted text with its references and source files. */
function Draft({ sample }: { sample: DraftSample }) {
  return (
    <div className="rounded-mark bg-sheet px-5 py-4 text-ink">
      <p className="font-display text-heading-4 font-medium">{sample.title}</p>
      <ul className="mt-2 border-t border-rule">
        {sample.lines.map((line) => (
          <li key={line.ref} className="border-b border-rule py-2 text-small">
            {line.text} <sup className="font-semibold text-accent">{line.ref}</sup>
          </li>
        ))}
      </ul>
      <ol className="mt-2 font-mono text-note text-ink-muted">
        {sample.sources.map((source) => (
          <li key={source.ref}>
            <span className="text-accent">{source.ref}</span> {source.file}
          </li>
        ))}
      </ol>
    </div>
  );
}
