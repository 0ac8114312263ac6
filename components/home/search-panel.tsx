import { Letter, Passage, type PassageText, type Source } from '@/components/pictures/passage';
import { Icon } from '@/components/ui/icon';
import { PanelAnswer, PanelAsk, type PanelAskCopy } from './panel-ask';

/** A part of the question; a part with a letter is answered by the marked words that carry the same letter. */
type QuestionPart = { text: string; ref?: string };

/** One answer of the panel. */
type PanelResult = Source & {
  /** The passage of the file that answers. */
  passage: PassageText;
  /** Score between 0 and 100, drawn as a rule and written with two decimals. */
  score: number;
  /** What kind of document it is, as the classification says. */
  kind: string;
};

/** The search panel: a question and the passages that answer it. */
export type SearchPanelCopy = {
  /** Name of the archive that is searched, in the running head. */
  archive: string;
  /** Where that archive is kept, at the other end of the running head. */
  place: string;
  /** Names the question for readers that do not see the picture. */
  questionLabel: string;
  question: readonly QuestionPart[];
  /** Short word before a page number. */
  pageLabel: string;
  /** Name of the score. */
  scoreLabel: string;
  results: readonly PanelResult[];
  /** Says how to read the picture, and that it is an example. */
  caption: string;
};

/**
 * The search panel, set like a page of a register: running head, the question, and its answers with folio numbers in the
 * margin. A red line runs down the margin from the question to each answer, and letters tie words to words. Where scripts
 * run, visitors may ask a question of their own: `lib/browser/search/home-panel.ts` answers it from the site's pages, in
 * the place of the example, which keeps its height.
 */
export function SearchPanel({ copy, ask }: { copy: SearchPanelCopy; ask: PanelAskCopy }) {
  return (
    <figure>
      <div className="rounded-sheet border border-rule bg-sheet shadow-sheet">
        <PanelAsk copy={ask} />
        <div className="relative">
          <div data-example>
            <p className="flex flex-wrap justify-between gap-x-6 border-b border-rule px-4 py-2 text-note text-ink-muted sm:px-6">
              <span>{copy.archive}</span>
              <span>{copy.place}</span>
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
                      <Letter>{part.ref}</Letter>
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
                        <Score value={result.score} />
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

/** A score as a figure and a ruled measure of it. */
function Score({ value }: { value: number }) {
  return (
    <>
      <svg
        viewBox="0 0 100 6"
        className="hidden h-1.5 w-14 sm:block"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 5.5H100" className="stroke-rule" strokeWidth="1" />
        <path d={`M0 4.5H${value}`} className="stroke-ink" strokeWidth="3" />
      </svg>
      {(value / 100).toLocaleString('it-IT', { minimumFractionDigits: 2 })}
    </>
  );
}
