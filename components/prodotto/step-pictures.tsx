import { Passage, type PassageText } from '@/components/pictures/passage';
import { Icon } from '@/components/ui/icon';

/** The same question in three steps of the product. */
export type StepPicturesCopy = {
  search: {
    label: string;
    query: string;
    results: readonly { file: string; place: string; score: string; passage: PassageText }[];
  };
  processing: {
    label: string;
    /** The found text and its source, as table rows. */
    notes: readonly { found: string; source: string }[];
    outcome: string;
  };
  dialogue: {
    label: string;
    turns: readonly { who: string; text: string; source?: string }[];
  };
};

const sheet = 'rounded-sheet border border-rule bg-sheet p-4 sm:p-5';

/** The search step: a question and its results, best first. */
export function SearchStepPicture({ copy }: { copy: StepPicturesCopy['search'] }) {
  return (
    <figure aria-label={copy.label} className={sheet}>
      <p className="flex items-center gap-3 border-b border-ink pb-3">
        <Icon name="search" className="w-4 flex-none" />
        {copy.query}
      </p>
      <ul className="text-small">
        {copy.results.map((result) => (
          <li key={result.file} className="border-b border-rule py-3 last:border-b-0 last:pb-0">
            <p className="flex flex-wrap items-baseline gap-x-3 text-note text-ink-muted">
              <span className="min-w-0 basis-full font-mono break-words sm:basis-auto md:basis-full lg:basis-auto">
                {result.file}
              </span>
              <span className="figures flex-none">{result.place}</span>
              <span className="figures ml-auto flex-none">{result.score}</span>
            </p>
            <p className="mt-1">
              <Passage text={result.passage} />
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The processing step: passages joined by a brace into one sentence. */
export function ProcessingStepPicture({ copy }: { copy: StepPicturesCopy['processing'] }) {
  return (
    <figure aria-label={copy.label} className="grid items-center text-small sm:grid-cols-[1fr_2rem_1fr]">
      <ul className="grid gap-4">
        {copy.notes.map((note) => (
          <li key={note.source}>
            <p>{note.found}</p>
            <p className="font-mono text-note break-words text-ink-muted">{note.source}</p>
          </li>
        ))}
      </ul>
      <span
        aria-hidden="true"
        className="my-4 block h-px self-stretch bg-ink sm:my-0 sm:mx-3 sm:h-auto sm:w-2 sm:border-y sm:border-r sm:border-ink sm:bg-transparent"
      />
      <p className={`${sheet} font-display text-heading-4`}>{copy.outcome}</p>
    </figure>
  );
}

/** The dialogue step: further questions, and answers with their sources. */
export function DialogueStepPicture({ copy }: { copy: StepPicturesCopy['dialogue'] }) {
  return (
    <figure aria-label={copy.label} className={sheet}>
      <ol className="grid gap-y-4 text-small">
        {copy.turns.map((turn) => (
          <li key={turn.text} className="grid gap-y-1 sm:grid-cols-[4.5rem_1fr]">
            <p className="rubric pt-0.5">{turn.who}</p>
            <div>
              <p>{turn.text}</p>
              {turn.source && <p className="mt-1 text-note text-ink-muted">{turn.source}</p>}
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
