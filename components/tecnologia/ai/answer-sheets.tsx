import { Passage, type PassageText } from '@/components/pictures/passage';

export type AnswerWithSourcesCopy = {
  label: string;
  question: string;
  /** Sentences with the number of their source. */
  sentences: readonly { text: string; source: string }[];
  sources: readonly { number: string; file: string; place: string; passage: PassageText }[];
};

/** The answer when the archive has no source for it. */
export type AnswerNotFoundCopy = {
  label: string;
  question: string;
  verdict: string;
  reason: string;
  nearestLabel: string;
  nearest: { file: string; place: string; passage: string };
};

const sheet = 'flex h-full flex-col rounded-mark bg-sheet px-5 py-5 text-ink sm:px-7 sm:py-6';

/** An answer whose sentences have the numbers of their sources. */
export function AnswerWithSources({ copy }: { copy: AnswerWithSourcesCopy }) {
  return (
    <div className={sheet}>
      <Question text={copy.question} />
      <p className="mt-4 text-lead">
        {copy.sentences.map((sentence) => (
          <span key={sentence.source}>
            {sentence.text}
            <sup className="mr-0.5 font-semibold text-accent">&nbsp;{sentence.source}</sup>{' '}
          </span>
        ))}
      </p>
      <ol className="mt-auto pt-6 text-small">
        {copy.sources.map((source) => (
          <li
            key={source.number}
            className="grid grid-cols-[1.25rem_1fr] gap-x-2 border-t border-rule pt-3 not-first:mt-3"
          >
            <span aria-hidden="true" className="font-semibold text-accent">
              {source.number}
            </span>
            <div>
              <p className="font-display text-[1.0625rem] leading-[1.4]">
                <Passage text={source.passage} />
              </p>
              <FilePlace file={source.file} place={source.place} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The answer when the archive has no source. It says so and shows the closest passage. */
export function AnswerNotFound({ copy }: { copy: AnswerNotFoundCopy }) {
  return (
    <div className={sheet}>
      <Question text={copy.question} />
      <p className="mt-4 font-display text-heading-3 font-medium">{copy.verdict}</p>
      <p className="mt-2 text-ink-muted">{copy.reason}</p>
      <div className="mt-auto pt-6 text-small">
        <div className="border-t border-dashed border-control pt-3 text-ink-muted">
          <p className="text-note">{copy.nearestLabel}</p>
          <p className="mt-1 font-display text-[1.0625rem] leading-[1.4]">{copy.nearest.passage}</p>
          <FilePlace file={copy.nearest.file} place={copy.nearest.place} />
        </div>
      </div>
    </div>
  );
}

function Question({ text }: { text: string }) {
  return <p className="border-b-2 border-ink pb-3 font-display text-heading-4 font-medium">{text}</p>;
}

function FilePlace({ file, place }: { file: string; place: string }) {
  return (
    <p className="mt-1 font-mono text-note wrap-anywhere text-ink-muted">
      {file}, {place}
    </p>
  );
}
