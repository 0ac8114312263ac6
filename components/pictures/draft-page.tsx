import { Passage, type PassageText } from '@/components/pictures/passage';

/** Every sentence has the numbers of its sources, or a mark if it has none. */
export type DraftPageCopy = {
  /** Kind of page and version. */
  label: string;
  title: string;
  parts: readonly {
    heading: string;
    sentences: readonly ({ text: string; sources: readonly number[] } | { text: string; missing: string })[];
  }[];
  sourcesLabel: string;
  pageLabel: string;
  /** Sorted by number, from 1. */
  sources: readonly { file: string; page: number; passage: PassageText }[];
};

/** A drafted page and its numbered sources. The sentence without a source is underlined in red. */
export function DraftPage({ copy }: { copy: DraftPageCopy }) {
  return (
    <div className="grid overflow-hidden rounded-sheet border border-rule bg-sheet shadow-sheet sm:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <div className="px-5 py-6 sm:px-9 sm:py-9">
        <p className="text-note text-ink-muted">{copy.label}</p>
        <p className="mt-4 font-display text-heading-3 font-medium">{copy.title}</p>
        {copy.parts.map((part) => (
          <div key={part.heading} className="mt-5">
            <p className="text-note font-semibold">{part.heading}</p>
            <p className="mt-1 font-display text-body">
              {part.sentences.map((sentence) => (
                <Sentence key={sentence.text} sentence={sentence} />
              ))}
            </p>
          </div>
        ))}
      </div>
      <div className="border-rule px-5 py-5 max-sm:border-t sm:border-l sm:px-6 sm:py-9">
        <p className="label-text">{copy.sourcesLabel}</p>
        <ol className="mt-2">
          {copy.sources.map((source, index) => (
            <li key={source.file} className="relative border-t border-rule py-3 pl-6 text-note">
              <span aria-hidden="true" className="figures absolute left-0 font-semibold">
                {index + 1}
              </span>
              <span className="block font-semibold break-words">
                {source.file}, {copy.pageLabel} {source.page}
              </span>
              <span className="mt-0.5 block font-display text-small leading-normal">
                <Passage text={source.passage} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Sentence({ sentence }: { sentence: DraftPageCopy['parts'][number]['sentences'][number] }) {
  if ('missing' in sentence) {
    return (
      <>
        <span className="underline decoration-accent decoration-2 underline-offset-4">{sentence.text}</span>{' '}
        <span className="font-text text-note font-semibold whitespace-nowrap text-accent">
          [{sentence.missing}]
        </span>
      </>
    );
  }
  // Keeps the last word and its numbers on the same line.
  const end = sentence.text.lastIndexOf(' ') + 1;
  return (
    <>
      {sentence.text.slice(0, end)}
      <span className="whitespace-nowrap">
        {sentence.text.slice(end)}
        {sentence.sources.map((source) => (
          <sup key={source} className="ml-0.5 font-text text-[0.7em] font-semibold">
            [{source}]
          </sup>
        ))}
      </span>{' '}
    </>
  );
}
