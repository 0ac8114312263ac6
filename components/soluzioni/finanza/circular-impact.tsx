import { type AffectedDocument, AffectedDocuments } from '@/components/pictures/affected-documents';
import { Passage, type PassageText } from '@/components/pictures/passage';

export type CircularImpactCopy = {
  caption: string;
  rule: { label: string; file: string; heading: string };
  affectedLabel: string;
  points: readonly { number: string; text: PassageText; affected: readonly AffectedDocument[] }[];
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
    <li className={`${columns} border-b border-rule pt-3 last:border-ink lg:py-1.5`}>
      <p className="grid grid-cols-[2rem_1fr] content-start lg:py-3 font-display text-[1.1875rem] leading-[1.35] lg:text-heading-3 lg:leading-[1.35]">
        <span className="figures font-text text-note leading-6.5 lg:leading-8 text-ink-muted">
          {point.number}
        </span>
        <span>
          <Passage text={point.text} />
        </span>
      </p>
      {/* The line from the point to the bracket, at the height of the first lines. */}
      <span
        aria-hidden="true"
        className={`mt-7 ml-4 hidden lg:block ${point.affected[0]?.mustChange ? 'border-t-2 border-accent' : 'border-t border-control'}`}
      />
      {/* On a wide screen the line joins the first document from the left, on a small one from above. */}
      <div className="mt-1 ml-8 lg:mt-0 lg:ml-0 lg:[&_li:first-child>span:first-child]:hidden">
        <p className={`label-text mb-2 lg:sr-only ${isFirst ? '' : 'max-lg:hidden'}`}>{copy.affectedLabel}</p>
        <AffectedDocuments documents={point.affected} />
      </div>
    </li>
  );
}
