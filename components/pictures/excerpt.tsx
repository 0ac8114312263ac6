import { FilePlace } from './file-place';
import { Passage, type PassageText, type Source } from './passage';

/** A passage that was found, and how near it is to the question: "0,81". */
export type Found = Source & { passage: PassageText; score?: string };

type ExcerptProps = Found & {
  scoreLabel?: string;
  lang?: string;
  /** The size of the text, and the space around it. */
  className?: string;
};

/** A passage as the search lists it: below its file, place and score. */
export function Excerpt({
  passage,
  file,
  place,
  score,
  scoreLabel,
  lang,
  className = 'text-[1.125rem]',
}: ExcerptProps) {
  return (
    <div className={`leading-[1.45] ${className}`}>
      <p className="flex items-baseline justify-between gap-4 text-note font-normal">
        <FilePlace file={file} place={place} className="min-w-0" />{' '}
        {score && (
          <span className="figures flex-none">
            {scoreLabel} <strong className="font-semibold">{score}</strong>
          </span>
        )}
      </p>
      <p lang={lang} className="mt-1 font-display">
        <Passage text={passage} />
      </p>
    </div>
  );
}
