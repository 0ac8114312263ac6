import { PlanLabel } from '@/components/ui/plan-label';
import type { FaqEntry } from '@/lib/schema/faq';

/** The paragraphs of an answer; at the end, the lowest plan to which it applies. */
export function FaqAnswer({ entry: { answer, plan } }: { entry: FaqEntry }) {
  return answer.map((paragraph, index) => (
    <p key={paragraph} className="not-first:mt-3">
      {paragraph}
      {index === answer.length - 1 && <PlanLabel plan={plan} />}
    </p>
  ));
}
