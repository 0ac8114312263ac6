import { Facts } from '@/components/pictures/facts';
import { SourceMark } from '@/components/pictures/numbered-sources';
import { Passage, type PassageText } from '@/components/pictures/passage';
import { PlanLabel } from '@/components/ui/plan-label';
import type { PlanTag } from '@/lib/schema/plan';

export type CitedAnswerCopy = {
  caption: string;
  page: {
    file: string;
    heading: string;
    above: readonly string[];
    passage: PassageText;
    below: readonly string[];
    /** The page number. */
    folio: string;
  };
  /** The entry of the page in the index. */
  index: { label: string; details: readonly { name: string; value: string }[] };
  question: { label: string; text: string };
  answer: { label: string; plan: PlanTag; text: string; mark: string };
  source: { label: string; place: string };
};

/**
 * A question, its answer, the page that the answer cites, and the entry of this page in the index. On a wide screen a red
 * line joins the answer to the passage.
 */
export function CitedAnswer({ copy }: { copy: CitedAnswerCopy }) {
  return (
    <figure>
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <div className="grid lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:gap-x-8">
        <div className="lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:self-end lg:pb-6">
          <p className="label-text">{copy.question.label}</p>
          <p className="mt-1 font-display text-heading-3 leading-[1.25]">{copy.question.text}</p>
        </div>
        <div className="mt-4 mb-6 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-2 lg:my-0 lg:pt-7">
          <div className="border-t-2 border-accent pt-3">
            <p className="label-text">
              {copy.answer.label}
              <PlanLabel plan={copy.answer.plan} />
            </p>
            <p className="mt-1">
              {copy.answer.text}
              <SourceMark>&nbsp;{copy.answer.mark}</SourceMark>
            </p>
            <p className="mt-4 border-t border-rule pt-3 text-small text-ink-muted">
              <span className="reference mr-0.5">{copy.answer.mark}</span>{' '}
              <span className="sr-only">{copy.source.label}: </span>
              {copy.source.place}
            </p>
          </div>
        </div>
        <Page page={copy.page} />
        <Index index={copy.index} />
      </div>
    </figure>
  );
}

/** The cited page in three rows, so that the passage is beside the answer. */
function Page({ page }: { page: CitedAnswerCopy['page'] }) {
  return (
    <>
      <div className="rounded-t-sheet border border-b-0 border-rule bg-sheet px-5 pt-4 sm:px-10 sm:pt-6 lg:col-span-6 lg:col-start-3 lg:row-start-1">
        <p className="font-mono text-note break-words text-ink-muted">{page.file}</p>
        <p className="mt-6 text-center font-display text-heading-4 font-medium">{page.heading}</p>
        <Paragraphs texts={page.above} />
      </div>
      <div className="relative border-x border-rule bg-sheet px-5 py-3 sm:px-10 lg:col-span-6 lg:col-start-3 lg:row-start-2">
        <p className="border-l-2 border-accent pl-4 font-display text-intro sm:-ml-4.5">
          <Passage text={page.passage} />
        </p>
        {/* The line from the passage to its citation. */}
        <span
          aria-hidden="true"
          className="absolute top-7 left-full hidden w-[calc(2rem+1px)] border-t-2 border-accent lg:block"
        />
      </div>
      <div className="overflow-hidden rounded-b-sheet border border-t-0 border-rule bg-sheet px-5 pb-4 shadow-sheet sm:px-10 sm:pb-6 lg:col-span-6 lg:col-start-3 lg:row-start-3">
        <Paragraphs texts={page.below} />
        <p className="figures mt-6 text-center text-note text-ink-muted">{page.folio}</p>
      </div>
    </>
  );
}

function Index({ index }: { index: CitedAnswerCopy['index'] }) {
  return (
    <div className="mt-6 lg:col-span-2 lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:mt-0">
      <p className="label-text mb-2 border-b border-rule pb-2">{index.label}</p>
      <Facts facts={index.details} />
    </div>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="mt-3 font-display text-small text-ink-muted">
      {text}
    </p>
  ));
}
