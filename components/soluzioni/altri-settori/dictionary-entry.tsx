import { Excerpt } from '@/components/pictures/excerpt';
import type { PassageText } from '@/components/pictures/passage';

/** The meaning of the word in a profession, and an answer from an archive of that profession. */
type Sense = {
  /** The profession as in a dictionary, perhaps abbreviated. */
  sector: string;
  href: string;
  definition: string;
  answer: { passage: PassageText; file: string; place: string };
};

export type DictionaryEntryCopy = {
  caption: string;
  word: string;
  grammar: string;
  questionLabel: string;
  question: string;
  senses: readonly Sense[];
};

/** A dictionary entry: a word and its meanings. Each meaning has a different answer to the same question. */
export function DictionaryEntry({ copy }: { copy: DictionaryEntryCopy }) {
  return (
    <figure className="border-y border-rule bg-sheet">
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <div className="wrap grid gap-x-8 gap-y-5 py-6 lg:grid-cols-12 lg:py-12">
        <div className="lg:col-span-4">
          <p className="font-display text-[min(clamp(4rem,2.6rem+6.5vw,7.5rem),20vw)] leading-[0.95] font-semibold tracking-[-0.03em]">
            {copy.word}
          </p>
          <p className="-mt-1 text-small text-ink-muted">{copy.grammar}</p>
          <p className="label-text mt-3 lg:mt-14">{copy.questionLabel}</p>
          <p className="mt-1 font-display lg:max-w-[8.2em] text-heading-3 font-medium">«{copy.question}»</p>
        </div>
        <ol className="border-b border-rule lg:col-span-8">
          {copy.senses.map((sense, index) => (
            <li
              key={sense.sector}
              className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-t border-rule py-3 md:gap-y-2 md:py-5 md:grid-cols-[2.5rem_minmax(0,4fr)_minmax(0,6fr)] md:gap-x-6"
            >
              <span aria-hidden="true" className="ordinal">
                {index + 1}
              </span>
              <div>
                <a href={sense.href} className="link -my-2.5 inline-flex min-h-11 items-center font-semibold">
                  {sense.sector}
                </a>{' '}
                <p className="text-small max-md:ml-1 max-md:inline md:mt-1">{sense.definition}</p>
              </div>
              <div className="col-start-2 min-w-0 md:col-start-3">
                <Excerpt {...sense.answer} className="text-intro" />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
