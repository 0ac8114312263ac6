import { Excerpt } from '@/components/pictures/excerpt';
import { SourceMark } from '@/components/pictures/numbered-sources';
import type { PassageText } from '@/components/pictures/passage';
import { Section, type SectionCopy } from '@/components/ui/section';

/** A wrong answer, beside the source that disproves it. */
export type ErrorSample = {
  answer: { label: string; text: string; mark: string };
  source: { label: string; file: string; place: string; passage: PassageText };
  verdict: string;
};

export type ModelLimitsCopy = SectionCopy & {
  sample: ErrorSample;
  notes: readonly { title: string; text: string }[];
};

/** A wrong answer beside its source, and notes on the checks that such errors require. */
export function ModelLimits({ copy }: { copy: ModelLimitsCopy }) {
  return (
    <Section id={copy.id} copy={copy} tone="white">
      <WrongAnswer sample={copy.sample} />
      <dl className="mt-5 grid gap-x-8 gap-y-4 lg:mt-12 sm:grid-cols-2">
        {copy.notes.map((note) => (
          <div key={note.title}>
            <dt className="font-semibold">{note.title}</dt>
            <dd className="mt-1">{note.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function WrongAnswer({ sample: { answer, source, verdict } }: { sample: ErrorSample }) {
  return (
    <figure>
      <div className="grid border-y border-ink md:grid-cols-2">
        <div className="py-5 md:pr-8">
          <p className="label-text">{answer.label}</p>
          <p className="mt-2 text-intro">
            {answer.text}
            <SourceMark>&nbsp;{answer.mark}</SourceMark>
          </p>
        </div>
        <div className="border-t border-rule py-5 md:border-t-0 md:border-l md:pl-8">
          <p className="label-text">
            <span className="reference mr-0.5">{answer.mark}</span> {source.label}
          </p>
          <Excerpt {...source} className="mt-2 text-intro" />
        </div>
      </div>
      <figcaption className="mt-3 font-semibold">{verdict}</figcaption>
    </figure>
  );
}
