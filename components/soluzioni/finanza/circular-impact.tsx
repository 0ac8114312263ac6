import { Passage, type PassageText } from '@/components/pictures/passage';
import { Icon } from '@/components/ui/icon';

/** A document of the bank that a new rule affects. */
type AffectedDocumentCopy = {
  file: string;
  place: string;
  /** The affected words are marked. */
  passage: PassageText;
  owner: string;
  /** It must be revised, or complies already. */
  state: 'review' | 'fine';
};

export type CircularImpactCopy = {
  caption: string;
  rule: { label: string; file: string; heading: string };
  affectedLabel: string;
  ownerLabel: string;
  states: Record<AffectedDocumentCopy['state'], string>;
  points: readonly { number: string; text: PassageText; affected: readonly AffectedDocumentCopy[] }[];
  summary: string;
};

const columns = 'lg:grid lg:grid-cols-[minmax(0,5fr)_2.5rem_minmax(0,6fr)]';

/** A new rule. A red bracket joins each point with the documents that it affects. */
export function CircularImpact({ copy }: { copy: CircularImpactCopy }) {
  return (
    <figure className="border-y border-rule bg-sheet">
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <div className="wrap py-6 lg:pt-8 lg:pb-10">
        <div className={`${columns} border-b border-ink pb-3`}>
          <p className="flex flex-wrap items-baseline gap-x-3 text-note">
            <span className="font-semibold">{copy.rule.label}</span>
            <span className="min-w-0 font-mono break-all text-ink-muted">{copy.rule.file}</span>
          </p>
          <p className="hidden text-note font-semibold lg:col-start-3 lg:block">{copy.affectedLabel}</p>
        </div>
        <p className="pt-5 text-small font-semibold">{copy.rule.heading}</p>
        <ol>
          {copy.points.map((point, index) => (
            <Point key={point.number} point={point} isFirst={index === 0} copy={copy} />
          ))}
        </ol>
        <p className="pt-4 text-small">{copy.summary}</p>
      </div>
    </figure>
  );
}

type PointProps = { point: CircularImpactCopy['points'][number]; isFirst: boolean; copy: CircularImpactCopy };

/** A point of the rule with its documents. Their label is above the first point, and on a wide screen in the column head. */
function Point({ point, isFirst, copy }: PointProps) {
  return (
    <li className={`${columns} border-b border-rule pt-3 pb-4 lg:py-5 last:border-ink`}>
      <p className="grid grid-cols-[2rem_1fr] font-display text-[1.1875rem] leading-[1.35] lg:text-heading-3 lg:leading-[1.35]">
        <span className="figures font-text text-note leading-6.5 lg:leading-8 text-ink-muted">
          {point.number}
        </span>
        <span>
          <Passage text={point.text} />
        </span>
      </p>
      {/* The line from the point to the bracket, at the height of the first lines. */}
      <span aria-hidden="true" className="mt-4 ml-4 hidden border-t border-accent lg:block" />
      <div className="mt-2 ml-8 lg:mt-0 lg:ml-0">
        <p className={`label-text mb-2 lg:sr-only ${isFirst ? '' : 'max-lg:hidden'}`}>{copy.affectedLabel}</p>
        <ul>
          {point.affected.map((document, index) => (
            <AffectedDocument
              key={document.file}
              document={document}
              isLast={index === point.affected.length - 1}
              copy={copy}
            />
          ))}
        </ul>
      </div>
    </li>
  );
}

type AffectedDocumentProps = { document: AffectedDocumentCopy; isLast: boolean; copy: CircularImpactCopy };

/** A document with its part of the bracket. */
function AffectedDocument({ document, isLast, copy }: AffectedDocumentProps) {
  return (
    <li className="relative pl-5 not-last:pb-3 lg:not-last:pb-5 lg:pl-7">
      <span
        aria-hidden="true"
        className={`absolute top-0 left-0 w-px bg-accent lg:top-4 ${isLast ? 'h-4 lg:h-0' : 'bottom-0 lg:-bottom-4'}`}
      />
      <span aria-hidden="true" className="absolute top-4 left-0 w-3 border-t border-accent lg:w-5" />
      <p className="pt-1.5 text-note lg:pr-28">
        <span className="font-mono break-words">{document.file}</span>
        <span className="whitespace-nowrap text-ink-muted">, {document.place}</span>
      </p>
      <p className="mt-1 font-display text-[1.0625rem] leading-[1.5]">
        <Passage text={document.passage} />
      </p>
      {/* On a wide screen the states are a column. */}
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-note text-ink-muted">
        {document.state === 'review' ? (
          <span className="font-semibold text-accent lg:absolute lg:top-1.5 lg:right-0">
            {copy.states.review}
          </span>
        ) : (
          <span className="flex items-baseline gap-1.5 lg:absolute lg:top-1.5 lg:right-0">
            <Icon name="check" className="w-2.5" />
            {copy.states.fine}
          </span>
        )}
        <span aria-hidden="true" className="lg:hidden">
          ·
        </span>
        <span>
          <span className="max-lg:sr-only">{copy.ownerLabel} </span>
          <span className="text-ink">{document.owner}</span>
        </span>
      </p>
    </li>
  );
}
