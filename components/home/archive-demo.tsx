import { LetteredPassage, LetteredQuestion, type LetteredText } from './lettered-text';
import { PanelResult } from './panel-result';

/** A passage of an invented document, on a page or at another place. */
type PreparedDocument = {
  file: string;
  page?: number;
  /** "art. 7" */
  place?: string;
  /** Kind of document: "contratto". */
  kind: string;
  passage: string;
};

/** A question of the home page's demonstration, and the passages that answer it, at most three. */
type PreparedQuestion = {
  question: string;
  /** The same in other words, under which the search knows the documents: nobody asks in the words of an index. */
  indexed: string;
  documents: readonly PreparedDocument[];
};

export type PreparedProfession = { profession: string; questions: readonly PreparedQuestion[] };

export type ArchiveDemoCopy = {
  /** Name and kind of the archive. */
  archive: string;
  place: string;
  choice: string;
  questionLabel: string;
  pageLabel: string;
  /** Before a page number in the citation, for screen readers. */
  page: string;
  scoreLabel: string;
  /** Explains the letters, which a phone does not show. */
  letters: string;
  /** Explains the score. */
  caption: string;
};

/** A question, as plain text and with letters, and its passages, best first. */
export type PreparedAnswer = {
  text: string;
  question: LetteredText;
  found: readonly { document: PreparedDocument; passage: LetteredText; score: number }[];
};

export type AnsweredProfession = { profession: string; answers: readonly PreparedAnswer[] };

type ArchiveDemoProps = { copy: ArchiveDemoCopy; professions: readonly AnsweredProfession[] };

/** Show the answer to the chosen question. Tailwind finds only whole class names. */
const shownIfChosen = [
  'group-has-[#domanda-1:checked]/demo:block',
  'group-has-[#domanda-2:checked]/demo:block',
  'group-has-[#domanda-3:checked]/demo:block',
  'group-has-[#domanda-4:checked]/demo:block',
  'group-has-[#domanda-5:checked]/demo:block',
  'group-has-[#domanda-6:checked]/demo:block',
] as const;

/** Prepared questions, each with the passages that answer it. It works without JavaScript. */
export function ArchiveDemo({ copy, professions }: ArchiveDemoProps) {
  const answers = professions.flatMap((profession) => profession.answers);
  return (
    <figure className="group/demo">
      <div className="@container rounded-sheet border border-rule bg-sheet shadow-sheet">
        <p className="flex flex-wrap justify-between gap-x-6 border-b border-rule px-[16px] py-2 text-note text-ink-muted sm:px-6">
          <span>{copy.archive}</span> <span>{copy.place}</span>
        </p>
        <fieldset className="border-b border-rule px-[16px] py-1 sm:px-6 sm:py-3">
          <legend className="sr-only">{copy.choice}</legend>
          <div className="gap-x-6 max-sm:flex max-sm:flex-wrap sm:grid sm:grid-cols-3">
            {professions.map(({ profession, answers: professionAnswers }) => (
              <div key={profession}>
                <p className="text-note text-ink-muted max-sm:hidden">{profession}</p>
                {professionAnswers.map((answer, index) => (
                  <Choice
                    key={answer.text}
                    number={answers.indexOf(answer) + 1}
                    question={answer.text}
                    profession={profession}
                    className={index > 0 ? 'max-sm:hidden' : ''}
                  />
                ))}
              </div>
            ))}
          </div>
        </fieldset>
        {answers.map((answer, index) => (
          <div key={answer.text} className={`hidden ${shownIfChosen[index]}`}>
            <Answer copy={copy} answer={answer} />
          </div>
        ))}
      </div>
      <figcaption className="mt-3 max-w-[75ch] text-note text-ink-muted">
        <span className="max-sm:hidden">{copy.letters}</span> {copy.caption}
      </figcaption>
    </figure>
  );
}

type ChoiceProps = { number: number; question: string; profession: string; className: string };

/** A question. A phone offers only the first of each profession, under its name, so that the answer is near. */
function Choice({ number, question, profession, className }: ChoiceProps) {
  return (
    <label
      className={`flex cursor-pointer items-baseline gap-2 py-1.5 text-note leading-[1.4] has-checked:font-semibold pointer-coarse:min-h-11 pointer-coarse:py-2 ${className}`}
    >
      <input
        id={`domanda-${number}`}
        type="radio"
        name="domanda"
        value={number}
        defaultChecked={number === 1}
        className="flex-none accent-accent"
      />
      <span className="sm:hidden">{profession} </span>
      <span className="max-sm:sr-only">{question}</span>
    </label>
  );
}

function Answer({ copy, answer }: { copy: ArchiveDemoCopy; answer: PreparedAnswer }) {
  return (
    <>
      <p className="border-b-2 border-ink px-[16px] py-3 font-display text-[clamp(1.375rem,1rem+1.4vw,1.875rem)] leading-[1.3] font-medium text-balance sm:px-6 sm:py-4">
        <span className="sr-only">{copy.questionLabel}: </span>
        <LetteredQuestion text={answer.question} />
      </p>
      <ol className="px-[16px] sm:px-6">
        {answer.found.map(({ document, passage, score }, index) => (
          <PanelResult
            key={document.file}
            pageLabel={copy.pageLabel}
            scoreLabel={copy.scoreLabel}
            page={document.page}
            source={
              <>
                {index + 1} · {document.kind} ·{' '}
                <span className="font-mono text-note text-ink">{document.file}</span>
                {/* Only screen readers need the page number, which is in the margin if there is one. */}
                <span className={document.page ? 'sr-only @max-[17rem]:not-sr-only' : undefined}>
                  , {document.page ? `${copy.page} ${document.page}` : document.place}
                </span>
              </>
            }
            score={score}
            passage={<LetteredPassage text={passage} />}
          />
        ))}
      </ol>
    </>
  );
}
