import { Passage, type PassageText, type Source } from '@/components/pictures/passage';
import { Section } from '@/components/ui/section';
import { TextWithCode } from '@/components/ui/text-with-code';

/** Results in other languages than the question. */
export type LanguagesCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  questionLabel: string;
  question: string;
  pageLabel: string;
  answers: readonly (Source & { language: string; lang: string; passage: PassageText })[];
};

/** Measured times in one sentence. The numbers are marked. */
export type SpeedCopy = { id: string; margin: string; title: string; sentence: PassageText; note: string };

/** The same question by two users with different permissions. */
export type PermissionsCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  question: string;
  /** Every file that answers. Files that a user may not open leave a blank line. */
  files: readonly string[];
  readers: readonly { role: string; files: readonly string[]; count: string }[];
  caption: string;
};

/** What the product cannot do. */
export type LimitsCopy = {
  id: string;
  margin: string;
  title: string;
  items: readonly { not: string; because: string }[];
};

/** One question and its results in other languages, with the language in the margin. */
export function Languages({ copy }: { copy: LanguagesCopy }) {
  return (
    <Section id={copy.id} margin={copy.margin} title={copy.title} lead={copy.lead}>
      <p className="border-b-2 border-ink pb-4 font-display text-heading-3 font-medium">
        <span className="block font-text text-note font-normal text-ink-muted">{copy.questionLabel}</span>«
        {copy.question}»
      </p>
      <ul>
        {copy.answers.map((answer) => (
          <li
            key={answer.lang}
            className="grid gap-x-8 gap-y-1 border-b border-rule py-5 sm:grid-cols-[6rem_1fr] sm:items-baseline"
          >
            <p className="text-small text-ink-muted">{answer.language}</p>
            <div>
              <p
                lang={answer.lang}
                className="font-display text-[1.125rem] leading-[1.5] sm:text-[1.3125rem]"
              >
                <Passage text={answer.passage} />
              </p>
              <p className="mt-1.5 font-mono text-[0.75rem] wrap-anywhere text-ink-muted">
                {answer.file}, {copy.pageLabel} {answer.page}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Measured times in one sentence. The numbers are darker than the words. */
export function Speed({ copy }: { copy: SpeedCopy }) {
  return (
    <section id={copy.id} aria-labelledby={`${copy.id}-titolo`} className="border-t border-rule">
      <div className="wrap grid gap-x-8 gap-y-4 py-14 lg:grid-cols-12 lg:py-24">
        <p className="margin-note lg:col-span-3">{copy.margin}</p>
        <div className="lg:col-span-9">
          <h2 id={`${copy.id}-titolo`} className="sr-only">
            {copy.title}
          </h2>
          <p className="font-display text-[clamp(1.625rem,1.25rem+1.9vw,2.75rem)] leading-[1.22] font-medium tracking-[-0.015em] text-ink-muted">
            {copy.sentence.split('==').map((piece, index) =>
              index % 2 === 1 ? (
                // Keeps a number and its unit on one line.
                <strong key={piece} className="figures font-medium text-ink">
                  {piece.replace(/ (\S+)$/, '\u00a0$1')}
                </strong>
              ) : (
                piece
              ),
            )}
          </p>
          <p className="mt-6 text-small text-ink-muted">{copy.note}</p>
        </div>
      </div>
    </section>
  );
}

/** One question and the results of two users. A file that a user may not open leaves a blank line. */
export function Permissions({ copy }: { copy: PermissionsCopy }) {
  return (
    <Section id={copy.id} margin={copy.margin} title={copy.title} lead={copy.lead} tone="secure">
      <figure>
        <p className="font-display text-heading-4 font-medium">«{copy.question}»</p>
        <div className="mt-5 grid gap-6 sm:grid-cols-2">
          {copy.readers.map((reader) => (
            <section key={reader.role} className="rounded-mark bg-sheet px-5 pt-5 pb-3 text-ink">
              <div className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-2">
                <h3 className="text-heading-4">{reader.role}</h3>
                <p className="text-note text-ink-muted">{reader.count}</p>
              </div>
              <ul className="font-mono text-[0.8125rem]">
                {reader.files.map((file) => (
                  <li key={file} className="min-h-11 border-b border-rule py-3 leading-[1.4] last:border-0">
                    {file}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <figcaption className="mt-5 max-w-[62ch] text-small">{copy.caption}</figcaption>
      </figure>
    </Section>
  );
}

export function Limits({ copy }: { copy: LimitsCopy }) {
  return (
    <section id={copy.id} aria-labelledby={`${copy.id}-titolo`}>
      <div className="wrap grid gap-x-8 gap-y-4 py-14 lg:grid-cols-12 lg:py-24">
        <p className="margin-note lg:col-span-3">{copy.margin}</p>
        <div className="lg:col-span-9">
          <h2 id={`${copy.id}-titolo`} className="text-heading-2">
            {copy.title}
          </h2>
          <dl className="mt-10 border-b border-rule">
            {copy.items.map((item) => (
              <div
                key={item.not}
                className="grid gap-x-8 gap-y-2 border-t border-rule py-5 sm:grid-cols-[2fr_3fr] sm:items-baseline"
              >
                <dt className="font-display text-heading-3 font-medium">{item.not}</dt>
                <dd className="text-ink-muted">
                  <TextWithCode text={item.because} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
