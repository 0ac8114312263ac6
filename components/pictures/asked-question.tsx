import { Icon } from '@/components/ui/icon';

type AskedQuestionProps = {
  text: string;
  /** Read by screen readers before the question. */
  label?: string;
  /** A setting of the search. */
  note?: string;
  /** The size of the text, and the space around it. */
  className?: string;
};

/** A question to the archive, above its results. */
export function AskedQuestion({ text, label, note, className = 'pb-3 text-heading-4' }: AskedQuestionProps) {
  return (
    <p className={`flex items-baseline gap-3 border-b-2 border-ink font-display font-medium ${className}`}>
      <Icon name="search" className="w-4 flex-none [translate:0_0.125rem]" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        {label && <span className="sr-only">{label}: </span>}
        {text} {note && <span className="font-text text-note font-normal text-ink-muted">{note}</span>}
      </span>
    </p>
  );
}
