import { Passage, type PassageText, type Source } from '@/components/pictures/passage';
import { AskedQuestion } from './asked-question';
import { Excerpt } from './excerpt';

export type PageCheckCopy = {
  resultLabel: string;
  question: string;
  found: Source & { score: string; passage: PassageText };
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
        <AskedQuestion text={copy.question} className="mt-2 mb-3 pb-3 text-heading-4" />
        <Excerpt {...copy.found} />
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
