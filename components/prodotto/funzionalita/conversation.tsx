import {
  type Cited,
  CitedPhrases,
  type NumberedSource,
  NumberedSources,
} from '@/components/pictures/numbered-sources';

export type ConversationCopy = {
  caption: string;
  turns: readonly { speaker: string; isQuestion: boolean; phrases: readonly Cited[] }[];
  sourcesLabel: string;
  sources: readonly NumberedSource[];
};

/** A conversation: questions, answers with source numbers, and the sources below. */
export function Conversation({ copy }: { copy: ConversationCopy }) {
  return (
    <figure aria-label={copy.caption}>
      <ol className="grid gap-4">
        {copy.turns.map((turn, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same question may be asked twice
            key={index}
            className={
              turn.isQuestion
                ? 'border-t border-rule pt-4 font-display text-heading-4 leading-[1.25] font-medium sm:text-heading-3 sm:leading-[1.25] first:border-t-2 first:border-ink'
                : 'border-l-2 border-rule pl-4 max-sm:text-small'
            }
          >
            <span className="sr-only">{turn.speaker}: </span>
            <CitedPhrases phrases={turn.phrases} label={copy.sourcesLabel} />
          </li>
        ))}
      </ol>
      <div className="mt-6 border-t border-ink pt-3">
        <NumberedSources label={copy.sourcesLabel} sources={copy.sources} />
      </div>
    </figure>
  );
}
