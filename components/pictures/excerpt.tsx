import { FilePlace } from './file-place';
import { Passage, type PassageText, type Source } from './passage';

type ExcerptProps = Source & {
  passage: PassageText;
  lang?: string;
  /** The size of the text, and the space around it. */
  className?: string;
};

/** A passage of a document, above its file and place. */
export function Excerpt({ passage, file, place, lang, className = 'text-[1.125rem]' }: ExcerptProps) {
  return (
    <div className={`leading-[1.45] ${className}`}>
      <p lang={lang} className="font-display">
        <Passage text={passage} />
      </p>
      <FilePlace file={file} place={place} className="mt-1.5 block" />
    </div>
  );
}

type FoundPassageProps = Omit<ExcerptProps, 'lang' | 'className'> & {
  /** As displayed: "0,81". */
  score?: string;
  scoreLabel?: string;
};

/** A passage as the search lists it: below its file, place and score. */
export function FoundPassage({ passage, file, place, score, scoreLabel }: FoundPassageProps) {
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <FilePlace file={file} place={place} className="min-w-0" />{' '}
        {score && (
          <span className="figures flex-none text-note">
            {scoreLabel} <strong className="font-semibold">{score}</strong>
          </span>
        )}
      </p>
      <p className="mt-1.5 font-display text-[1.125rem] leading-[1.45]">
        <Passage text={passage} />
      </p>
    </>
  );
}
