import { Fragment } from 'react';
import { AskedQuestion } from '@/components/pictures/asked-question';
import { Facts } from '@/components/pictures/facts';
import { Passage, type PassageText } from '@/components/pictures/passage';
import { PlanLabel } from '@/components/ui/plan-label';
import type { PlanTag } from '@/lib/schema/plan';

type StepCopy = { title: string; plan?: PlanTag; text: string };

/** A typewritten page, from its scan to the answer that cites it. */
export type DocumentPathCopy = {
  caption: string;
  reading: StepCopy & {
    file: string;
    page: string;
    heading: string;
    above: readonly string[];
    line: string;
    below: readonly string[];
    /** Notes of the OCR on the page. */
    details: readonly { name: string; value: string }[];
  };
  index: StepCopy & {
    meaningLabel: string;
    meaningNote: string;
    wordsLabel: string;
    pagesLabel: string;
    entries: readonly { term: string; pages: readonly string[] }[];
  };
  answer: StepCopy & {
    questionLabel: string;
    question: string;
    answerLabel: string;
    reply: string;
    passage: PassageText;
    sourceLabel: string;
    source: string;
    scoreLabel: string;
    score: string;
    /** Explains that question and page use different words. */
    note: string;
  };
};

const step = 'lg:row-span-3 lg:grid lg:grid-rows-subgrid';
/** The red line on a small screen, where it is in the margin. */
const marginLine = 'border-l-2 border-accent pl-5 lg:border-l-0';
/** The red line on a wide screen, below the part of a step that has this class. */
const partAboveLine = `${marginLine} flex flex-col justify-end border-b-2 border-b-accent pt-6 lg:pt-8`;
/** The padding of each step on a wide screen. */
const stepPadding = { 1: 'lg:pr-5 lg:pl-0 xl:pr-8', 2: 'lg:px-4', 3: 'lg:pl-5 xl:pl-8' };

/**
 * One page in three steps. On a wide screen a red line runs through them, below the highlighted line, the vector and the
 * cited passage; on a small screen it is in the margin.
 */
export function DocumentPath({ copy }: { copy: DocumentPathCopy }) {
  return (
    <figure>
      <figcaption className="sr-only">{copy.caption}</figcaption>
      {/* The steps share their rows, so that the line is at the same height in all of them. */}
      <ol className="lg:grid lg:grid-cols-[13fr_11fr_13fr] lg:grid-rows-[auto_auto_auto]">
        <ReadingStep copy={copy.reading} />
        <IndexStep copy={copy.index} followedPage={copy.reading.page} />
        <AnswerStep copy={copy.answer} />
      </ol>
    </figure>
  );
}

/** The typewritten page with a box around each word of one line, and the notes of the OCR. */
function ReadingStep({ copy }: { copy: DocumentPathCopy['reading'] }) {
  return (
    <li className={step}>
      <Head number={1} copy={copy} />
      <div
        // On a wide screen the line starts at the edge of the page.
        className={`${partAboveLine} ${stepPadding[1]} relative border-l-transparent lg:before:absolute lg:before:right-full lg:before:-bottom-0.5 lg:before:w-screen lg:before:border-b-2 lg:before:border-accent`}
      >
        <div className="rounded-t-sheet border border-b-0 border-rule bg-paper px-[10px] pt-3 sm:px-5 sm:pt-4">
          <p className="font-mono text-note wrap-anywhere text-ink-muted">{copy.file}</p>
          <p className="mt-5 text-center font-mono text-note font-semibold tracking-[0.12em]">
            {copy.heading}
          </p>
          <TypedLines lines={copy.above} className="mt-4 text-ink-muted" />
          <p className={`${typed} pb-0.5`}>
            {copy.line.split(' ').map((word) => (
              <Fragment key={word}>
                <span className="px-px outline-1 outline-control">{word}</span>{' '}
              </Fragment>
            ))}
          </p>
        </div>
      </div>
      <div className={`${marginLine} ${stepPadding[1]} pb-10`}>
        <div className="rounded-b-sheet border border-t-0 border-rule bg-paper px-[10px] pt-1 pb-4 shadow-sheet sm:px-5">
          <TypedLines lines={copy.below} className="text-ink-muted" />
          <p className="figures mt-4 text-center text-note text-ink-muted">{copy.page}</p>
        </div>
        <div className="mt-4">
          <Facts facts={copy.details} />
        </div>
      </div>
    </li>
  );
}

const typed =
  'font-mono text-[min(clamp(0.75rem,3.5vw,0.875rem),3.75vw)] leading-[1.75] whitespace-nowrap md:max-lg:text-[1.0625rem] lg:text-[0.75rem] xl:text-[0.875rem]';

function TypedLines({ lines, className }: { lines: readonly string[]; className: string }) {
  return (
    <p className={`${typed} ${className}`}>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}{' '}
        </span>
      ))}
    </p>
  );
}

type IndexStepProps = { copy: DocumentPathCopy['index']; followedPage: string };

/** The vector of the line, and the entries of the index that name the page, whose number is highlighted. */
function IndexStep({ copy, followedPage }: IndexStepProps) {
  return (
    <li className={step}>
      <Head number={2} copy={copy} />
      <div className={`${partAboveLine} ${stepPadding[2]}`}>
        <p className="label-text">{copy.meaningLabel}</p>
        <VectorStrokes />
      </div>
      <div className={`${marginLine} ${stepPadding[2]} pb-6 lg:pb-0`}>
        <p className="pt-2 text-note text-ink-muted">{copy.meaningNote}</p>
        <p className="label-text mt-6">{copy.wordsLabel}</p>
        <ul className="mt-2 font-display text-[1.0625rem]">
          {copy.entries.map((entry) => (
            <li key={entry.term} className="flex items-baseline gap-2 py-1">
              {entry.term}{' '}
              <span aria-hidden="true" className="min-w-4 flex-1 border-b border-dotted border-control" />
              <span className="sr-only">{copy.pagesLabel} </span>
              <span className="figures text-ink-muted">
                {entry.pages.map((page, position) => (
                  <span key={page}>
                    {position > 0 && ', '}
                    <span className={page === followedPage ? 'font-semibold text-ink' : ''}>{page}</span>
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** A vector: a stroke for each of its numbers. */
function VectorStrokes() {
  return (
    <svg
      viewBox="0 0 240 100"
      preserveAspectRatio="none"
      className="mt-3 h-20 w-full stroke-ink lg:h-28"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path
        d="M3 100V41M9 100V68M15 100V23M21 100V42M27 100V83M33 100V35M39 100V10M45 100V57M51 100V29M57 100V38M63 100V75M69 100V19M75 100V65M81 100V45M87 100V13M93 100V78M99 100V32M105 100V42M111 100V62M117 100V24M123 100V7M129 100V70M135 100V37M141 100V81M147 100V28M153 100V43M159 100V17M165 100V59M171 100V32M177 100V90M183 100V22M189 100V39M195 100V67M201 100V26M207 100V46M213 100V72M219 100V14M225 100V36M231 100V61M237 100V30"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** A question, and the answer with its passage and source. */
function AnswerStep({ copy }: { copy: DocumentPathCopy['answer'] }) {
  return (
    <li className={step}>
      <Head number={3} copy={copy} />
      <div className={`${partAboveLine} ${stepPadding[3]}`}>
        <AskedQuestion text={copy.question} label={copy.questionLabel} />
        <p className="pt-3">
          <span className="sr-only">{copy.answerLabel}: </span>
          {copy.reply}
        </p>
        <p className="pt-5 pb-1 font-display text-heading-4 font-medium lg:text-[1.1875rem] xl:text-[1.25rem]">
          <Passage text={copy.passage} />
        </p>
      </div>
      <div className={`${marginLine} ${stepPadding[3]} border-l-transparent`}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 pt-2 font-mono text-note text-ink-muted">
          <span className="wrap-anywhere">
            <span className="sr-only">{copy.sourceLabel}: </span>
            {copy.source}
          </span>{' '}
          <span className="figures font-text text-note font-semibold text-ink">
            <span className="sr-only">{copy.scoreLabel}: </span>
            {copy.score}
          </span>
        </p>
        <p className="mt-6 max-w-[44ch] text-small text-ink-muted">{copy.note}</p>
      </div>
    </li>
  );
}

function Head({ number, copy }: { number: 1 | 2 | 3; copy: StepCopy }) {
  return (
    <div
      className={`${marginLine} ${stepPadding[number]} ${number === 1 ? 'border-l-transparent' : ''} lg:border-b lg:border-rule lg:pb-5`}
    >
      <h3 className="flex gap-3 text-heading-3">
        <span aria-hidden="true" className="figures text-ink-muted">
          {number}
        </span>{' '}
        <span>
          {copy.title}
          <PlanLabel plan={copy.plan} />
        </span>
      </h3>
      <p className="mt-2 max-w-[46ch] text-small text-ink-muted">{copy.text}</p>
    </div>
  );
}
