/** Points with their sources. A `missing` point has none. */
type PointsSample = {
  kind: 'points';
  head: string;
  /** Whether `head` is a file name. */
  file: boolean;
  numbered: boolean;
  points: readonly { text: string; place: string; missing?: boolean }[];
};

type DialogueSample = {
  kind: 'dialogue';
  turns: readonly { question: string; answer: string; place: string }[];
};

type SlidesSample = { kind: 'slides'; slides: readonly string[]; sources: string };

type DiffSample = {
  kind: 'diff';
  head: string;
  before: string;
  old: string;
  new: string;
  after: string;
  finding: string;
};

/** The customer's classes, and the class of one document. */
type TaxonomySample = {
  kind: 'taxonomy';
  classes: readonly { name: string; depth: 0 | 1; chosen: boolean }[];
  document: string;
};

type EntitiesSample = {
  kind: 'entities';
  runs: readonly (string | { text: string; entity: string })[];
  tone: string;
};

export type CapabilitySampleCopy =
  | PointsSample
  | DialogueSample
  | SlidesSample
  | DiffSample
  | TaxonomySample
  | EntitiesSample;

export function CapabilitySample({ sample }: { sample: CapabilitySampleCopy }) {
  switch (sample.kind) {
    case 'points':
      return <Points sample={sample} />;
    case 'dialogue':
      return <Dialogue sample={sample} />;
    case 'slides':
      return <Slides sample={sample} />;
    case 'diff':
      return <Diff sample={sample} />;
    case 'taxonomy':
      return <Taxonomy sample={sample} />;
    case 'entities':
      return <Entities sample={sample} />;
  }
}

const heading = 'border-b border-ink pb-2 text-note font-semibold';
const fileHeading = 'border-b border-ink pb-2 font-mono text-note leading-[1.625] wrap-anywhere';
const place = 'text-note text-ink-muted';

function Points({ sample }: { sample: PointsSample }) {
  const List = sample.numbered ? 'ol' : 'ul';
  return (
    <div>
      <p className={sample.file ? fileHeading : heading}>{sample.head}</p>
      <List className="text-small">
        {sample.points.map((point, index) => (
          <li
            key={point.text}
            className={`flex items-baseline justify-between gap-x-4 border-b py-2 ${point.missing ? 'border-dashed border-control' : 'border-rule'}`}
          >
            <span className={sample.numbered ? 'flex gap-2' : undefined}>
              {sample.numbered && (
                <span aria-hidden="true" className="figures text-ink-muted">
                  {index + 1}
                </span>
              )}{' '}
              {point.missing ? <mark>{point.text}</mark> : point.text}
            </span>
            <span className={`max-w-1/2 shrink-0 text-right ${place}`}>{point.place}</span>
          </li>
        ))}
      </List>
    </div>
  );
}

function Dialogue({ sample }: { sample: DialogueSample }) {
  return (
    <dl className="text-small">
      {sample.turns.map((turn) => (
        <div key={turn.question} className="not-first:mt-4">
          <dt className="font-display text-[1.0625rem] leading-[1.35] font-medium">{turn.question}</dt>
          <dd className="mt-1.5 ml-1 flex items-baseline justify-between gap-x-4 border-l-2 border-rule pl-4">
            {turn.answer} <span className={`shrink-0 ${place}`}>{turn.place}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Slides({ sample }: { sample: SlidesSample }) {
  return (
    <div>
      <ol className="grid grid-cols-3 gap-2 sm:gap-3">
        {sample.slides.map((slide, index) => (
          <li
            key={slide}
            className="flex aspect-[4/3] flex-col justify-between rounded-mark border border-rule bg-paper p-2 shadow-sheet sm:p-2.5"
          >
            <span className="font-display text-[0.875rem] leading-[1.2] font-medium sm:text-[0.9375rem]">
              {slide}
            </span>
            <span aria-hidden="true" className="figures text-note text-ink-muted">
              {index + 1}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 font-mono text-note leading-[1.5] text-ink-muted">{sample.sources}</p>
    </div>
  );
}

function Diff({ sample }: { sample: DiffSample }) {
  return (
    <div>
      <p className={fileHeading}>{sample.head}</p>
      <p className="pt-3 font-display text-heading-4">
        {sample.before} <del className="text-ink-muted">{sample.old}</del>{' '}
        <ins className="no-underline">
          <mark>{sample.new}</mark>
        </ins>{' '}
        {sample.after}
      </p>
      <p className="mt-2 text-small text-ink-muted">{sample.finding}</p>
    </div>
  );
}

function Taxonomy({ sample }: { sample: TaxonomySample }) {
  return (
    <ul className="font-display text-[1.0625rem] leading-[1.4]">
      {sample.classes.map((item) => (
        <li
          key={item.name}
          className={`flex flex-wrap items-baseline gap-x-3 border-rule py-1 ${item.depth === 1 ? 'ml-2 border-l pl-5' : 'font-medium'}`}
        >
          {item.chosen ? <mark>{item.name}</mark> : item.name}
          {item.chosen && (
            <span className="font-mono text-note text-ink-muted">
              <span aria-hidden="true">← </span>
              {sample.document}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Entities({ sample }: { sample: EntitiesSample }) {
  return (
    <div>
      <p className="font-display text-heading-4 leading-[2.7]">
        {sample.runs.map((run) =>
          typeof run === 'string' ? (
            run
          ) : (
            <span key={run.text} className="relative inline-block border-b-2 border-ink leading-[1.3]">
              {run.text}
              <span className="absolute top-full left-0 pt-0.5 font-text text-note leading-[1.2] whitespace-nowrap text-ink-muted">
                <span className="sr-only">: </span>
                {run.entity}
              </span>
            </span>
          ),
        )}
      </p>
      <p className="mt-3 text-small text-ink-muted">{sample.tone}</p>
    </div>
  );
}
