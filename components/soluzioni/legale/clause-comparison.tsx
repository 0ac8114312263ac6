import { NewWords, OldWords } from '@/components/pictures/replaced-words';

type UnchangedText = { number: string; same: string };

/** The text around the change, and the words of both versions. */
type ChangedText = { number: string; before: string; old: string; new: string; after: string };

export type ClauseComparisonCopy = {
  caption: string;
  versions: readonly [old: { file: string; date: string }, current: { file: string; date: string }];
  clause: string;
  /** The paragraphs before the changed one. */
  above: readonly UnchangedText[];
  changed: ChangedText;
  below: readonly UnchangedText[];
  /** Marks an unchanged paragraph on small screens, where it is shown once. */
  sameLabel: string;
  note: {
    label: string;
    title: string;
    text: string;
    precedent: { label: string; text: string; source: string };
  };
  /** The number of articles of the contract, and the number of the changed one. */
  overview: { articles: number; changed: number; label: string; summary: string };
};

const versions = 'grid gap-x-10 gap-y-4 md:grid-cols-2';
const withMargin = 'grid gap-x-10 xl:grid-cols-[minmax(0,1fr)_17rem]';

/** Two versions of a clause side by side, with a note on the changed words. */
export function ClauseComparison({ copy }: { copy: ClauseComparisonCopy }) {
  const [old, current] = copy.versions;
  return (
    <figure className="border-y border-rule bg-sheet">
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <div className="wrap pt-6 pb-7 lg:pt-8 lg:pb-14">
        <div className={`${withMargin} border-b border-ink pb-3`}>
          <div className={`${versions} gap-y-1`}>
            <Version file={old.file} date={old.date} />
            <Version file={current.file} date={current.date} />
          </div>
        </div>
        {/* The note is beside the paragraph, on smaller screens after it. */}
        <div className={`${withMargin} xl:grid-rows-[auto_auto_1fr]`}>
          <div className="pt-6">
            <p className="font-semibold">{copy.clause}</p>
            <UnchangedParagraphs paragraphs={copy.above} label={copy.sameLabel} />
          </div>
          <ChangedParagraph changed={copy.changed} versions={copy.versions} />
          <div className="pb-4 xl:col-start-2 xl:row-span-2 xl:row-start-2 xl:pt-4">
            <ClauseNote note={copy.note} />
          </div>
          <div className="xl:row-start-3">
            <UnchangedParagraphs paragraphs={copy.below} label={copy.sameLabel} />
          </div>
        </div>
        <Overview overview={copy.overview} />
      </div>
    </figure>
  );
}

/** On a small screen the versions are below each other, so each repeats its date. */
function ChangedParagraph({
  changed,
  versions: [old, current],
}: Pick<ClauseComparisonCopy, 'changed' | 'versions'>) {
  return (
    <div className={`${versions} py-4 xl:col-start-1 xl:row-start-2`}>
      <p className="font-display text-heading-3 leading-[1.3] text-wrap">
        <VersionDate date={old.date} />
        <ParagraphNumber value={changed.number} />
        {changed.before} <OldWords>{changed.old}</OldWords>
        {changed.after}
      </p>
      <p className="border-t border-rule pt-4 font-display text-heading-3 leading-[1.3] text-wrap md:border-0 md:pt-0">
        <VersionDate date={current.date} />
        <ParagraphNumber value={changed.number} />
        {changed.before} <NewWords>{changed.new}</NewWords>
        {changed.after}
      </p>
    </div>
  );
}

/** Paragraphs that are the same in both versions. A small screen shows each once. */
function UnchangedParagraphs({ paragraphs, label }: { paragraphs: readonly UnchangedText[]; label: string }) {
  return paragraphs.map((paragraph) => (
    <div key={paragraph.number} className={`${versions} py-3 text-small text-ink-muted`}>
      <p>
        <ParagraphNumber value={paragraph.number} />
        {paragraph.same} <span className="inline-block md:hidden">[{label}]</span>
      </p>
      <p aria-hidden="true" className="hidden md:block">
        <ParagraphNumber value={paragraph.number} />
        {paragraph.same}
      </p>
    </div>
  ));
}

function Version({ file, date }: { file: string; date: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-note">
      <span className="min-w-0 font-mono break-all">{file}</span>
      <span className="text-ink-muted">{date}</span>
    </p>
  );
}

function VersionDate({ date }: { date: string }) {
  return <span className="mb-1 block font-text text-note font-semibold md:hidden">{date} </span>;
}

function ParagraphNumber({ value }: { value: string }) {
  return <span className="figures mr-1 font-text text-note text-ink-muted">{value} </span>;
}

function ClauseNote({ note }: { note: ClauseComparisonCopy['note'] }) {
  return (
    <div className="grid gap-x-10 gap-y-4 border-t-2 border-accent pt-3 text-small md:grid-cols-2 xl:grid-cols-1">
      <div>
        <p className="label-text text-accent">{note.label}</p>
        <p className="mt-1 font-semibold">{note.title}</p>
        <p className="mt-1 text-ink-muted">{note.text}</p>
      </div>
      <div className="xl:border-t xl:border-rule xl:pt-3">
        <p className="label-text">{note.precedent.label}</p>
        <p className="mt-1 text-ink-muted">{note.precedent.text}</p>
        <p className="mt-1 font-mono text-note break-words text-ink-muted">{note.precedent.source}</p>
      </div>
    </div>
  );
}

/** The contract: one stroke per article, the changed one in red. */
function Overview({ overview }: { overview: ClauseComparisonCopy['overview'] }) {
  const articles = Array.from({ length: overview.articles }, (_, index) => index + 1);
  return (
    <div className={`${withMargin} mt-6 items-end gap-y-3 border-t border-rule pt-5`}>
      <div aria-hidden="true" className="mt-4 flex items-end justify-between">
        {articles.map((article) => (
          <span key={article} className="relative">
            {article === overview.changed && (
              <span className="absolute bottom-full left-1/2 mb-1 [translate:-50%] text-note font-semibold whitespace-nowrap text-accent">
                {overview.label}
              </span>
            )}
            <span
              className={`block ${article === overview.changed ? 'h-9 w-1.5 bg-accent' : 'h-6 w-px bg-control'}`}
            />
          </span>
        ))}
      </div>
      <p className="text-small text-ink-muted">{overview.summary}</p>
    </div>
  );
}
