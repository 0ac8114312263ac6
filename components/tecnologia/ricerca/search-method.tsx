import { Section, type SectionCopy } from '@/components/ui/section';
import { TextWithCode } from '@/components/ui/text-with-code';
import { ExactMatch, type ExactMatchCopy } from './exact-match';
import { FusionTable, type FusionTableCopy } from './fusion-table';
import { MeaningMap, type MeaningMapCopy } from './meaning-map';

type MethodStage = { title: string; text: string };

export type SearchMethodCopy = SectionCopy & {
  meaning: MethodStage & { picture: MeaningMapCopy };
  words: MethodStage & { picture: ExactMatchCopy };
  fusion: MethodStage & { picture: FusionTableCopy };
};

/** The hybrid search: two searches side by side, joined by lines to one list. */
export function SearchMethod({ copy }: { copy: SearchMethodCopy }) {
  return (
    <Section id={copy.id} copy={copy} tone="white">
      <div>
        <div className="grid grid-cols-1 gap-x-12 md:grid-cols-2">
          <Stage number="1" stage={copy.meaning} />
          <div className="mt-6 md:row-start-2">
            <MeaningMap copy={copy.meaning.picture} />
          </div>
          <div className="contents">
            <Stage number="2" stage={copy.words} className="mt-8 md:mt-0" />
            <div className="mt-6 md:col-start-2 md:row-start-2">
              <ExactMatch copy={copy.words.picture} />
            </div>
          </div>
        </div>
        <div>
          <svg
            viewBox="0 0 100 24"
            preserveAspectRatio="none"
            className="mt-8 hidden h-12 w-full stroke-ink md:block"
            fill="none"
            aria-hidden="true"
          >
            <path d="M24 0V12H76V0M50 12V24" vectorEffect="non-scaling-stroke" />
          </svg>
          <div className="mt-6 grid grid-cols-1 gap-y-6 md:mt-0 md:border-t md:border-ink md:pt-8">
            <Stage number="3" stage={copy.fusion} />
            <FusionTable copy={copy.fusion.picture} />
          </div>
        </div>
      </div>
    </Section>
  );
}

function Stage({ number, stage, className }: { number: string; stage: MethodStage; className?: string }) {
  return (
    <div className={className}>
      <h3 className="flex gap-3 text-heading-3">
        <span className="figures text-ink-muted" aria-hidden="true">
          {number}
        </span>{' '}
        {stage.title}
      </h3>
      <p className="mt-3 max-w-[60ch]">
        <TextWithCode text={stage.text} />
      </p>
    </div>
  );
}
