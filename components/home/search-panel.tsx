import { twoDecimals } from '@/components/pictures/two-decimals';
import {
  LetteredPassage,
  LetteredQuestion,
  type LetteredText,
  PanelResult,
} from '@/components/sections/panel-result';
import { Icon } from '@/components/ui/icon';
import type { Link } from '@/lib/schema/page';

/** A question that the panel asks when its button is pressed. */
type PrintedQuestion = { sector: string; question: string };

export type SearchPanelCopy = {
  /** Name of the searched archive, at the top left, and where it is, at the top right. */
  archive: string;
  place: string;
  /** Label of the drawn question for screen readers. */
  questionLabel: string;
  /** Accessible name of the box: a sentence. */
  label: string;
  placeholder: string;
  /** Accessible name of the magnifier. */
  button: string;
  /** Before the questions, one a trade. */
  printedLabel: string;
  /** The pages of these trades, whose first drawn question is printed. */
  printedOf: readonly string[];
  pageLabel: string;
  scoreLabel: string;
  /** Headings of the two groups of answers. */
  groups: { samples: string; site: string };
  /** Explains the letters of the drawing. */
  caption: string;
  /** What searches here: `{count}` is the number of passages. */
  honesty: string;
  /** Leads to the page that answers from the visitor's own document. */
  own: Link;
  /** Target of the form if the search cannot load. */
  action: string;
};

/** The drawn question and what the search answers to it. */
export type DrawnAnswer = {
  question: LetteredText;
  found: readonly {
    source: { file: string; place: string; pageNumber?: string; kind?: string };
    passage: LetteredText;
    score: number;
  }[];
  /** Number of passages in the archive. */
  passages: number;
  printed: readonly PrintedQuestion[];
};

/** The form of the panel. Buttons elsewhere on the page belong to it. */
export const panelForm = 'chiedi';

/**
 * The search panel: a question and the passages that answer it. It is the drawing and the search at once: the drawn
 * question stands in the box, and lib/browser/search/home-panel.ts answers the visitor's own in the same form, from the
 * sample archive and from the pages of the site. Without JavaScript there is the drawing alone.
 */
export function SearchPanel({ copy, drawn }: { copy: SearchPanelCopy; drawn: DrawnAnswer }) {
  return (
    <figure>
      <div className="rounded-sheet border border-rule bg-sheet shadow-sheet">
        <p className="flex flex-wrap justify-between gap-x-6 border-b border-rule px-4 py-2 text-note text-ink-muted sm:px-6">
          <span>{copy.archive}</span> <span>{copy.place}</span>
        </p>
        <search>
          <form id={panelForm} action={copy.action} data-ask>
            <div className="question-box grid grid-cols-[2.25rem_1fr] border-b-2 border-ink px-4 py-4 font-display text-[clamp(1.375rem,1rem+1.4vw,1.875rem)] leading-[1.3] font-medium sm:grid-cols-[4.5rem_1fr] sm:px-6">
              {/* First in the form: Enter in the box presses it. */}
              <button
                type="submit"
                aria-label={copy.button}
                className="invisible w-full self-start [@media(scripting:enabled)]:visible py-[0.25em] pointer-coarse:-ml-2 pointer-coarse:min-h-11 pointer-coarse:w-11 pointer-coarse:pl-2"
              >
                <Icon name="search" className="w-5 sm:w-6" />
              </button>
              <label htmlFor="domanda" className="grid">
                <span data-question className="block text-balance">
                  <span className="sr-only">{copy.questionLabel}: </span>
                  <span>
                    <LetteredQuestion text={drawn.question} />
                  </span>
                </span>
                <input
                  id="domanda"
                  type="search"
                  aria-label={copy.label}
                  placeholder={copy.placeholder}
                  autoComplete="off"
                  enterKeyHint="search"
                  maxLength={200}
                />
              </label>
            </div>
            <div className="hidden border-b border-rule px-4 py-3 text-note sm:px-6 [@media(scripting:enabled)]:block">
              <p className="text-ink-muted">{copy.printedLabel}</p>
              <ul className="grid gap-x-6 sm:grid-cols-3">
                {drawn.printed.map(({ sector, question }) => (
                  <li key={question}>
                    <button
                      type="submit"
                      value={question}
                      className="py-2 text-left leading-[1.4] pointer-coarse:min-h-11"
                    >
                      <span className="block text-ink-muted">{sector}</span>
                      <span className="link">{question}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          </form>
        </search>
        <p
          role="status"
          className="px-4 text-note text-ink-muted not-empty:border-b not-empty:border-rule not-empty:py-3 sm:px-6"
        />
        <div className="grid *:col-start-1 *:row-start-1">
          <ol data-example className="px-4 sm:px-6">
            {drawn.found.map(({ source, passage, score }, index) => (
              <PanelResult
                key={source.file}
                words={copy}
                page={source.pageNumber ?? ''}
                source={
                  <>
                    {index + 1} · {source.kind} ·{' '}
                    <span className="font-mono text-[0.75rem] text-ink">{source.file}</span>, {source.place}
                  </>
                }
                score={score}
                scoreText={twoDecimals(score)}
                passage={<LetteredPassage text={passage} />}
                more={null}
              />
            ))}
          </ol>
          <div data-answer hidden className="flex flex-col">
            {(['samples', 'site'] as const).map((group) => (
              <section
                key={group}
                data-group={group}
                aria-labelledby={`gruppo-${group}`}
                className="px-4 sm:px-6"
              >
                <h2 id={`gruppo-${group}`} className="eyebrow pt-4">
                  {copy.groups[group]}
                </h2>
                <ol />
              </section>
            ))}
            <div data-help className="gap-x-6 px-4 py-3 sm:grid sm:grid-cols-2 sm:px-6" />
          </div>
        </div>
      </div>
      <figcaption className="mt-3 max-w-[75ch] text-note text-ink-muted">
        <span data-caption>{copy.caption} </span>
        <span className="hidden [@media(scripting:enabled)]:inline">
          {copy.honesty.replace('{count}', String(drawn.passages))}
        </span>{' '}
        <a href={copy.own.href} className="link">
          {copy.own.label}
        </a>
      </figcaption>
    </figure>
  );
}
