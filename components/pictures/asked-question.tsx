import { Icon } from '@/components/ui/icon';

type AskedQuestionProps = {
  text: string;
  /** Read by screen readers before the question. */
  label?: string;
  /** The size of the text, and the space around it. */
  className?: string;
};

/** A question to the archive, above its results. */
export function AskedQuestion({ text, label, className = 'pb-3 text-heading-4' }: AskedQuestionProps) {
  return (
    <p className={`flex items-baseline gap-3 border-b-2 border-ink font-display font-medium ${className}`}>
      <Icon name="search" className="w-4 flex-none [translate:0_0.125rem]" />
      <span className="min-w-0">
        {label && <span className="sr-only">{label}: </span>}
        {text}
      </span>
    </p>
  );
}
