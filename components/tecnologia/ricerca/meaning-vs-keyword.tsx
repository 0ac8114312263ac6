import { AskedQuestion } from '@/components/pictures/asked-question';
import { Excerpt } from '@/components/pictures/excerpt';
import type { PassageText, Source } from '@/components/pictures/passage';

/** `gloss` is a note on how well the result answers. */
type Result = Source & { passage: PassageText; gloss: string };

type ResultPage = { title: string; rule: string; entries: readonly Result[]; foot: string };

export type MeaningVsKeywordCopy = {
  id: string;
  title: string;
  questionLabel: string;
  question: string;
  keyword: ResultPage;
  meaning: ResultPage;
  caption: string;
};

/**
 * The same question by keyword and by meaning, side by side. A note in the margin explains how well each result answers.
 * Words that only look right are underlined, and words that answer are highlighted.
 */
export function MeaningVsKeyword({ copy }: { copy: MeaningVsKeywordCopy }) {
  return (
    <figure>
      <div className="rounded-sheet border border-rule shadow-sheet">
        <AskedQuestion
          text={copy.question}
          label={copy.questionLabel}
          className="rounded-t-sheet bg-sheet p-5 text-[clamp(1.3125rem,1.1rem+0.9vw,1.875rem)] leading-[1.25] text-balance sm:px-8"
        />
        <div className="grid lg:grid-cols-2">
          <Page page={copy.keyword} side="left" />
          <Page page={copy.meaning} side="right" />
        </div>
      </div>
      <figcaption className="mt-3 text-note text-ink-muted">{copy.caption}</figcaption>
    </figure>
  );
}

const sides = {
  left: {
    page: 'bg-paper [&_mark]:rounded-none [&_mark]:border-b-2 [&_mark]:border-control [&_mark]:bg-transparent forced-colors:[&_mark]:text-[CanvasText]',
    entry: 'sm:grid-cols-[7rem_1fr]',
    gloss: 'text-ink-muted sm:order-first sm:text-right',
  },
  right: {
    page: 'bg-sheet border-t border-rule lg:border-t-0 lg:border-l',
    entry: 'sm:grid-cols-[1fr_7rem]',
    gloss: '',
  },
};

function Page({ page, side }: { page: ResultPage; side: keyof typeof sides }) {
  const classes = sides[side];
  return (
    <section className={`flex flex-col px-5 pt-6 pb-5 sm:px-8 lg:pt-8 ${classes.page}`}>
      <h3 className="text-heading-3">{page.title}</h3>
      <p className="mt-1 text-small text-ink-muted">{page.rule}</p>
      <ol className="mt-5">
        {page.entries.map((entry) => (
          <li key={entry.file} className={`grid gap-x-5 gap-y-2 border-t border-rule py-5 ${classes.entry}`}>
            <Excerpt {...entry} />
            <p className={`text-small leading-[1.4] font-semibold sm:pt-1.5 ${classes.gloss}`}>
              {entry.gloss}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-auto border-t border-ink pt-4 text-small">{page.foot}</p>
    </section>
  );
}
