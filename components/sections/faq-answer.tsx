import type { FaqEntry } from '@/lib/schema/faq';

/** The paragraphs of an answer. */
export function FaqAnswer({ entry: { answer } }: { entry: FaqEntry }) {
  return answer.map((paragraph) => (
    <p key={paragraph} className="not-first:mt-3">
      {paragraph}
    </p>
  ));
}
