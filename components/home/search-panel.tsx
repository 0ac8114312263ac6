import { Passage, type PassageText, type Source, SuperscriptLetter } from '@/components/pictures/passage';
import { ScoreBar } from '@/components/pictures/score-bar';
import { twoDecimals } from '@/components/pictures/two-decimals';
import { Icon } from '@/components/ui/icon';
import { PanelAnswer, PanelQuestion, type PanelQuestionCopy } from './panel-question';

/** A part of the question. A part with a letter belongs to the marked words that have the same letter. */
type QuestionPart = { text: string; ref?: string };

/** One result of the search. */
type PanelResult = Source & {
  /** The passage that answers. */
  passage: PassageText;
  /** Score between 0 and 100, drawn as a bar and written with two decimals. */
  score: number;
  /** Document type, from the classification. */
  kind: string;
};

export type SearchPanelCopy = {
  /** Name of the searched archive, at the top left. */
  archive: string;
  /** Where the archive is stored, at the top right. */
  place: string;
  /** Label of the question for screen readers. */
  questionLabel: string;
  question: readonly QuestionPart[];
  /** Text before a page number. */
  pageLabel: string;
  scoreLabel: string;
  results: readonly PanelResult[];
  /** Explains the picture and says that it is an example. */
  caption: string;
};

/**
 * The search panel: a question and the passages that answer it, with page numbers in the margin. A red line
 * leads from the question to each answer, and letters connect words of the question with words of the
 * answers. With JavaScript visitors can ask their own question: `lib/browser/search/home-panel.ts` answers it
 * from the pages of the site, in the place of the example. The height stays the same.
 */
export function SearchPanel({ copy, ask }: { copy: SearchPanelCopy; ask: PanelQuestionCopy }) {
  return (
    <figure>
      <div className="rounded-sheet border border-rule bg-sheet shadow-sheet">
        <PanelQuestion copy={ask} />
        <div className="relative">
          <div data-example>
            <p className="flex flex-wrap justify-between gap-x-6 border-b border-rule px-4 py-2 text-note text-ink-muted sm:px-6">
              <span>{copy.archive}</span> <span>{copy.place}</span>
            </p>
            <p className="grid grid-cols-[2.25rem_1fr] items-center border-b-2 border-ink px-4 py-4 sm:grid-cols-[4.5rem_1fr] sm:px-6">
              <Icon name="search" className="w-5 sm:w-6" />
              <span className="font-display text-[clamp(1.375rem,1rem+1.4vw,1.875rem)] leading-[1.3] font-medium text-balance">
                <span className="sr-only">{copy.questionLabel}: </span>
                {copy.question.map((part) =>
                  part.ref ? (
                    <span key={part.text}>
                      <span className="underline decoration-accent decoration-2 underline-offset-[0.22em]">
                        {part.text}
                      </span>
                      <SuperscriptLetter>{part.ref}</SuperscriptLetter>
                    </span>
                  ) : (
                    part.text
                  ),
                )}
              </span>
            </p>
            <ol className="px-4 sm:px-6">
              {copy.results.map((result, index) => (
                <li
                  key={result.file}
                  className="grid grid-cols-[2.25rem_1fr] border-b border-rule last:border-0 sm:grid-cols-[4.5rem_1fr]"
                >
                  <p className="relative pt-4 pl-4 text-note text-ink-muted sm:pl-7">
                    <span
                      aria-hidden="true"
                      className={`absolute top-0 left-1 w-px bg-accent sm:left-3 ${index === copy.results.length - 1 ? 'h-[2.1rem]' : '-bottom-px'}`}
                    />
                    <span
                      aria-hidden="true"
                      className="absolute top-[2.1rem] left-1 h-px w-2 bg-accent sm:left-3 sm:w-3"
                    />
                    <span className="sr-only sm:not-sr-only sm:block sm:text-[0.75rem] sm:leading-none">
                      {copy.pageLabel}
                    </span>{' '}
                    <span className="figures block pt-1.5 font-display text-[1.75rem] leading-none font-medium text-accent sm:pt-1 sm:text-[2.125rem]">
                      {result.page}
                    </span>
                  </p>
                  <div className="py-3 sm:py-4">
                    <div className="flex items-baseline justify-between gap-4">
                      <p className="min-w-0 text-note text-ink-muted">
                        <span className="font-mono text-[0.75rem] wrap-anywhere text-ink">{result.file}</span>{' '}
                        <span className="ml-1 hidden sm:inline">{result.kind}</span>
                      </p>
                      <p className="figures flex shrink-0 items-center gap-2 text-note font-semibold">
                        <span className="sr-only">{copy.scoreLabel}: </span>
                        <ScoreBar score={result.score / 100} className="hidden sm:block" />
                        {twoDecimals(result.score / 100)}
                      </p>
                    </div>
                    <p className="mt-1.5 font-display text-[1.0625rem] leading-[1.5] sm:text-[1.1875rem]">
                      <Passage text={result.passage} />
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
          <PanelAnswer copy={ask} />
        </div>
      </div>
      <figcaption data-caption className="mt-3 max-w-[75ch] text-note text-ink-muted">
        {copy.caption}
      </figcaption>
    </figure>
  );
}
