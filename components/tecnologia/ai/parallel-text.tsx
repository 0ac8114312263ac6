import { Passage, type PassageText } from '@/components/pictures/passage';

type ExplainedParagraph = {
  number: string;
  text: PassageText;
  /** The explanation in plain words. */
  plain: string;
  /** The reason why the analysis marks the paragraph as risky. */
  finding?: { label: string; reason: string };
};

export type ParallelTextCopy = {
  title: string;
  file: string;
  place: string;
  outcome: string;
  /** Number and heading of the article. */
  heading: string;
  textLabel: string;
  plainLabel: string;
  paragraphs: readonly ExplainedParagraph[];
  caption: string;
};

const columns = 'md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

/** A contract with an explanation in plain words beside each paragraph. */
export function ParallelText({ copy }: { copy: ParallelTextCopy }) {
  return (
    <figure>
      <div className="rounded-sheet border border-rule bg-sheet shadow-sheet">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 px-5 pt-5 pb-3 text-note text-ink-muted sm:px-8">
          <p>
            <span className="font-mono wrap-anywhere text-ink">{copy.file}</span>, {copy.place}
          </p>
          <p className="figures">{copy.outcome}</p>
        </div>
        <p className="border-b-2 border-ink px-5 pb-3 font-display text-heading-4 font-medium sm:px-8">
          {copy.heading}
        </p>
        <div className={columns}>
          <p className="hidden px-8 pt-6 text-small text-ink-muted md:block">{copy.textLabel}</p>
          <p className="hidden border-l border-rule bg-paper px-8 pt-6 text-small text-ink-muted md:block">
            {copy.plainLabel}
          </p>
        </div>
        {copy.paragraphs.map((paragraph, index) => (
          <Paragraph
            key={paragraph.number}
            paragraph={paragraph}
            plainLabel={copy.plainLabel}
            isLast={index === copy.paragraphs.length - 1}
          />
        ))}
      </div>
      <figcaption className="mt-3 text-note text-ink-muted">{copy.caption}</figcaption>
    </figure>
  );
}

/** The classes of a risky paragraph, which is larger and has a red mark, and of the others, which a phone hides. */
const risky = {
  row: '',
  mark: 'before:absolute before:inset-y-5 before:left-0 before:w-1 before:bg-accent',
  text: 'text-[clamp(1.3125rem,1.05rem+1.1vw,1.875rem)] leading-[1.32] font-medium',
  plain: 'text-intro font-semibold',
};
const harmless = {
  row: 'max-md:hidden',
  mark: '',
  text: 'text-[1.0625rem] leading-[1.55] text-ink-muted',
  plain: '',
};

type ParagraphProps = { paragraph: ExplainedParagraph; plainLabel: string; isLast: boolean };

function Paragraph({ paragraph, plainLabel, isLast }: ParagraphProps) {
  const { finding } = paragraph;
  const bottom = isLast ? 'md:pb-8' : '';
  const style = finding ? risky : harmless;
  return (
    <div className={`${columns} ${style.row}`}>
      <div className={`relative px-5 pt-5 pb-1 sm:px-8 md:py-5 ${bottom} ${style.mark}`}>
        <p className={`font-display ${style.text}`}>
          <span className="figures mr-1 align-baseline font-text text-note font-normal text-ink-muted">
            {paragraph.number}
          </span>{' '}
          <Passage text={paragraph.text} />
        </p>
      </div>
      <div
        className={`border-rule bg-paper px-5 py-4 max-md:mt-3 sm:px-8 md:border-l md:py-5 ${bottom} max-md:rounded-b-sheet ${isLast ? 'md:rounded-br-sheet' : ''}`}
      >
        <p className="label-text mb-1 md:sr-only">{plainLabel}</p>
        <p className={style.plain}>{paragraph.plain}</p>
        {finding && (
          <div className="mt-5 border-t-2 border-accent pt-3 text-small">
            <p className="label-text text-accent">{finding.label}</p>
            <p className="mt-1">{finding.reason}</p>
          </div>
        )}
      </div>
    </div>
  );
}
