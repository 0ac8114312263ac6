import { Excerpt } from '@/components/pictures/excerpt';
import type { PassageText, Source } from '@/components/pictures/passage';
import { Section, type SectionCopy } from '@/components/ui/section';

export type CrossLanguageResultsCopy = SectionCopy & {
  questionLabel: string;
  question: string;
  answers: readonly (Source & { language: string; lang: string; passage: PassageText })[];
};

/** A question, and its results in other languages. */
export function CrossLanguageResults({ copy }: { copy: CrossLanguageResultsCopy }) {
  return (
    <Section id={copy.id} copy={copy}>
      <p className="border-b-2 border-ink pb-4 font-display text-heading-3 font-medium">
        <span className="block font-text text-note font-normal text-ink-muted">{copy.questionLabel}</span> «
        {copy.question}»
      </p>
      <ul>
        {copy.answers.map((answer) => (
          <li
            key={answer.file}
            className="grid gap-x-8 gap-y-1 border-b border-rule py-4 sm:grid-cols-[6rem_1fr] sm:py-5 sm:items-baseline"
          >
            <p className="text-small text-ink-muted">{answer.language}</p>
            <Excerpt {...answer} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
