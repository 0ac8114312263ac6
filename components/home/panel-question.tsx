import { ScoreBar } from '@/components/pictures/score-bar';

/** The search form inside the panel. */
export type PanelQuestionCopy = {
  /** The label of the box. */
  label: string;
  placeholder: string;
  /** Label of the list of answers. */
  answers: string;
  /** Names the score of an answer. */
  score: string;
  /** Below the answers: where they come from. */
  note: string;
  /** Target of the form if the search cannot load. */
  action: string;
};

/** The form for the visitor's own question. Without JavaScript it is hidden, because nothing would answer. */
export function PanelQuestion({ copy }: { copy: PanelQuestionCopy }) {
  return (
    <form
      action={copy.action}
      data-ask
      className="hidden items-center gap-x-4 border-b border-rule bg-paper px-4 py-3 sm:px-6 [@media(scripting:enabled)]:flex"
    >
      <label htmlFor="domanda" className="shrink-0 text-note font-semibold">
        {copy.label}
      </label>
      <input
        id="domanda"
        type="search"
        placeholder={copy.placeholder}
        autoComplete="off"
        maxLength={200}
        className="input"
      />
    </form>
  );
}

/** The place of the answer, above the example and of the same height, and the templates of a result and of what helps without one. */
export function PanelAnswer({ copy }: { copy: PanelQuestionCopy }) {
  return (
    <>
      <div
        data-answer
        hidden
        className="absolute inset-0 overflow-y-auto overscroll-contain rounded-sheet bg-sheet"
      >
        <p role="status" className="border-b border-rule px-4 py-3 text-note text-ink-muted sm:px-6" />
        <ol aria-label={copy.answers} className="px-4 sm:px-6" />
        <p className="border-t border-rule px-4 py-3 text-note text-ink-muted sm:px-6">{copy.note}</p>
      </div>
      <ul hidden data-help>
        <li className="grid-cols-2 grid-rows-[auto_1fr] gap-x-6 py-3 sm:grid sm:grid-flow-col" />
      </ul>
      <ul hidden data-result>
        <li className="grid grid-cols-[2.25rem_1fr] border-b border-rule last:border-0 sm:grid-cols-[4.5rem_1fr]">
          <p className="relative pt-4 pl-4 text-note text-ink-muted sm:pl-7">
            <span aria-hidden="true" className="absolute top-0 left-1 w-px bg-accent sm:left-3 -bottom-px" />
            <span
              aria-hidden="true"
              className="absolute top-[2.1rem] left-1 h-px w-2 bg-accent sm:left-3 sm:w-3"
            />
            <span
              data-number
              className="figures block pt-1.5 font-display text-heading-3 leading-none font-medium text-ink sm:pt-1"
            />
          </p>
          <div className="py-4">
            <div className="flex items-baseline justify-between gap-4">
              <p className="min-w-0 text-note text-ink-muted">
                {/* biome-ignore lint/a11y/useValidAnchor: the script sets the address and the words of each clone */}
                <a className="link text-ink">
                  <span data-page />
                  <span data-part />
                </a>{' '}
                <span data-section className="ml-1 hidden sm:inline" />
              </p>
              <p className="figures flex shrink-0 items-center gap-2 text-note font-semibold">
                <span className="sr-only">{copy.score}: </span>
                <ScoreBar className="hidden sm:block" />
                <span data-score />
              </p>
            </div>
            <p
              data-passage
              className="mt-1.5 font-display text-[1.0625rem] leading-[1.5] sm:text-[1.1875rem]"
            />
          </div>
        </li>
      </ul>
    </>
  );
}
