import { Passage, type PassageText } from '@/components/pictures/passage';
import { Icon } from '@/components/ui/icon';

export type PageCheckCopy = {
  resultLabel: string;
  question: string;
  /** File and page, as shown. */
  place: string;
  score: string;
  passage: PassageText;
  pageLabel: string;
  /** The text before the passage, the passage and the text after it. */
  paragraphs: PageParagraph[];
};

/** The decisive paragraph changes the answer. It has no matches. */
type PageParagraph = { label: string; text: PassageText; isDecisive: boolean };

/** A search result beside its page, where a line outside the passage changes the answer. */
export function PageCheck({ copy }: { copy: PageCheckCopy }) {
  return (
    <div className="grid gap-y-6 sm:grid-cols-[5fr_7fr] sm:items-start sm:gap-x-10">
      <div>
        <p className="label-text">{copy.resultLabel}</p>
        <p className="mt-2 flex items-baseline gap-3 border-y border-ink py-3 text-small font-semibold">
          <Icon name="search" className="w-3.5 flex-none [translate:0_0.125rem]" />
          {copy.question}
        </p>
        <p className="mt-3 flex items-baseline justify-between gap-4 text-note text-ink-muted">
          <span className="min-w-0 font-mono text-note wrap-anywhere">{copy.place}</span>
          <span className="figures flex-none font-semibold text-ink">{copy.score}</span>
        </p>
        <p className="mt-1.5 font-display text-[1.0625rem] leading-normal">
          <Passage text={copy.passage} />
        </p>
      </div>
      <div>
        <p className="label-text">{copy.pageLabel}</p>
        <dl className="mt-2 rounded-mark border border-rule bg-sheet px-4 py-2 shadow-sheet sm:px-6">
          {copy.paragraphs.map((paragraph) => (
            <Paragraph key={paragraph.label} paragraph={paragraph} />
          ))}
        </dl>
      </div>
    </div>
  );
}

function Paragraph({ paragraph: { label, text, isDecisive } }: { paragraph: PageParagraph }) {
  return (
    <div className="grid gap-x-4 border-b border-rule py-3.5 last:border-0 sm:grid-cols-[4.5rem_1fr]">
      <dt className={`text-note sm:pt-0.5 ${isDecisive ? 'font-semibold text-accent' : 'text-ink-muted'}`}>
        {label}
      </dt>
      <dd className="font-display text-[1.0625rem] leading-normal">
        {isDecisive ? (
          <span className="underline decoration-accent decoration-1 underline-offset-[0.22em]">{text}</span>
        ) : (
          <Passage text={text} />
        )}
      </dd>
    </div>
  );
}
