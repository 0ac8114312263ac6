import { AskedQuestion } from '@/components/pictures/asked-question';
import { Excerpt } from '@/components/pictures/excerpt';
import {
  type Cited,
  CitedPhrases,
  type NumberedSource,
  NumberedSources,
} from '@/components/pictures/numbered-sources';
import type { PassageText, Source } from '@/components/pictures/passage';
import { RoleMatrix, type RoleMatrixCopy } from '@/components/pictures/role-matrix';

export type OwnAdviceCopy = {
  caption: string;
  questionLabel: string;
  question: string;
  /** The kind and the date of the document. */
  date: string;
  found: Source & { passage: PassageText };
  warning: string;
};

export type DraftReplyCopy = {
  caption: string;
  title: string;
  paragraphs: readonly Cited[];
  gap: string;
  sourcesLabel: string;
  sources: readonly NumberedSource[];
};

const sheet = 'rounded-sheet border border-rule bg-sheet shadow-sheet px-4 py-3 sm:px-6 sm:py-5';

/** A question, and the earlier letter of the firm that answers it. */
export function OwnAdvice({ copy }: { copy: OwnAdviceCopy }) {
  return (
    <figure className={sheet}>
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <AskedQuestion text={copy.question} label={copy.questionLabel} />
      <p className="mt-3 text-note text-ink-muted">{copy.date}</p>
      <Excerpt {...copy.found} />
      <p className="mt-3 border-t border-rule pt-2 text-note text-ink-muted">{copy.warning}</p>
    </figure>
  );
}

/** The draft of a reply, with the numbers of its sources and a gap. */
export function DraftReply({ copy }: { copy: DraftReplyCopy }) {
  return (
    <figure className={sheet}>
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <p className="border-b border-ink pb-2 text-note font-semibold">{copy.title}</p>
      {copy.paragraphs.map((paragraph) => (
        <p
          key={paragraph.text}
          className="mt-2 font-display text-[1.0625rem] leading-[1.45] lg:mt-3 lg:text-[1.125rem] lg:leading-[1.5]"
        >
          <CitedPhrases phrases={[paragraph]} label={copy.sourcesLabel} />
        </p>
      ))}
      <p className="mt-3 border border-dashed border-control px-3 py-1.5 text-small text-ink-muted">
        {copy.gap}
      </p>
      <div className="mt-3 border-t border-rule pt-2">
        <NumberedSources label={copy.sourcesLabel} sources={copy.sources} />
      </div>
    </figure>
  );
}

/** The people of the firm and the files that each may open, with a line of the access log. */
export function AccessTable({ copy, log }: { copy: RoleMatrixCopy; log: string }) {
  return (
    <div className={sheet}>
      <RoleMatrix copy={copy} />
      <p className="mt-3 font-mono text-note break-words">{log}</p>
    </div>
  );
}
