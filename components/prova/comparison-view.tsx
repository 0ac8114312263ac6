import type { ReactNode } from 'react';
import { PrintButton } from '@/components/ui/print-button';
import { inlinePieces, sidePieces } from '@/lib/browser/documents/compare/inline';
import type { Change, Comparison, FormattingDifference, Piece } from '@/lib/browser/documents/types';
import { ArticleStrip } from './article-strip';

/** Singular and plural: "{count} pagina", "{count} pagine". */
export type CountText = readonly [one: string, many: string];

export type ComparisonResultCopy = {
  /** The noun of the first count: "3 articoli cambiati, 1 aggiunto". */
  article: CountText;
  kinds: Record<Change['kind'], CountText>;
  /** The name of each kind beside a heading. */
  labels: Record<Change['kind'], string>;
  /** Changes of the preamble, signatures and annexes. */
  outside: CountText;
  form: CountText;
  /** If there are no differences. */
  none: string;
  /** Accessible name of the strip. */
  stripLabel: string;
  /** `{from}` and `{to}` are articles: "art. 9", "art. 8". */
  moved: string;
  /** In place of unchanged paragraphs. */
  gap: string;
  formTitle: string;
  revisions: { count: CountText; title: string; none: string };
  pictures: CountText;
  /** If parts were compared only with near ones. */
  nearOnly: string;
  /** If too few words are common. `anyway` is the button that shows the differences in spite of this. */
  others: { warning: string; anyway: string };
  limits: { title: string; items: readonly string[] };
  print: string;
  /** The end of the printed comparison. */
  printed: string;
  /** The button that copies the changes as text; `text` is the first line of it, with the names of both files. */
  list: { label: string; copied: string; failed: string; text: string };
};

export type Names = readonly [before: string, after: string];

/** The names of both files, or links to them. */
export const ComparedFiles = ({ names, files }: { names: Names; files: readonly ReactNode[] }) => (
  <div className="mb-4 grid gap-x-10 text-small md:grid-cols-2 print:grid-cols-2">
    {files.map((file, index) => (
      <p key={names[index]} className="wrap-anywhere">
        <b>{names[index]}:</b> {file}
      </p>
    ))}
  </div>
);

type ComparisonViewProps = {
  comparison: Comparison;
  names: Names;
  copy: ComparisonResultCopy;
  /** Beside the button that prints. */
  children?: ReactNode;
};

/** The differences of two versions, rendered by the server for the sample, and by the island for the visitor's files. */
export function ComparisonView({ comparison, names, copy, children }: ComparisonViewProps) {
  const { changes, formatting } = comparison;
  return (
    <>
      <h2 className="text-heading-3 text-balance">{summaryOf(comparison, copy)}</h2>
      {changes.length > 0 && (
        <>
          <ArticleStrip comparison={comparison} copy={copy} />
          <Changes changes={changes} names={names} copy={copy} idPrefix="modifica" />
        </>
      )}
      {formatting.length > 0 && <FormattingDifferences formatting={formatting} copy={copy} />}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 print:hidden">
        {children}
        <PrintButton label={copy.print} />
      </div>
    </>
  );
}

/** "1 pagina", "27 pagine". */
export const counted = (count: number, [one, many]: CountText): string =>
  (count === 1 ? one : many).replace('{count}', count.toLocaleString('it-IT'));

/** "3 articoli cambiati, 1 aggiunto; 12 differenze di sola forma" */
export function summaryOf({ changes, formatting }: Comparison, copy: ComparisonResultCopy): string {
  const kinds = Object.keys(copy.kinds) as Change['kind'][];
  const articles = changes.filter(({ isArticle }) => isArticle);
  const articleCounts: string[] = [];
  for (const kind of kinds) {
    const count = articles.filter((change) => change.kind === kind).length;
    if (count === 0) continue;
    const number = count === 1 ? 0 : 1;
    // Only the first count has the noun.
    const noun = articleCounts.length === 0 ? ` ${copy.article[number]}` : '';
    articleCounts.push(`${count}${noun} ${copy.kinds[kind][number]}`);
  }
  const outside = changes.length - articles.length;
  const parts = [articleCounts.join(', ')];
  if (outside > 0) parts.push(counted(outside, copy.outside));
  if (changes.length === 0) parts.push(copy.none);
  if (formatting.length > 0) parts.push(counted(formatting.length, copy.form));
  return parts.filter(Boolean).join('; ');
}

/** "da art. 9 a art. 8"; nothing if the place is the same. */
export const placeText = (place: Change['place'], { moved }: Pick<ComparisonResultCopy, 'moved'>) =>
  place && place[0] !== place[1]
    ? moved.replace('{from}', () => place[0]).replace('{to}', () => place[1])
    : undefined;

type ChangesProps = Omit<ComparisonViewProps, 'comparison'> & {
  changes: readonly Change[];
  idPrefix: string;
};

export function Changes({ changes, names, copy, idPrefix }: ChangesProps) {
  return (
    <ol className="mt-4">
      {changes.map(({ kind, heading, place, old, new: current }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: changes keep their places
          key={index}
          id={`${idPrefix}-${index + 1}`}
          className="scroll-mt-24 border-t border-rule py-5 print:py-2"
        >
          <h3 className="flex flex-wrap items-baseline gap-x-3 text-heading-4">
            <span className="label-text text-accent">{copy.labels[kind]}</span> {heading}
            <span className="font-text text-small font-normal text-ink-muted">{placeText(place, copy)}</span>
          </h3>
          {(old.length > 0 || current.length > 0) && (
            <Sides old={old} new={current} names={names} gap={copy.gap} />
          )}
        </li>
      ))}
    </ol>
  );
}

type SidesProps = Pick<Change, 'old' | 'new'> & { names: Names; gap: string };

/** A change in both versions beside each other. On a phone one text, if the versions differ in words only. */
function Sides({ old, new: current, names, gap }: SidesProps) {
  const merged = inlinePieces(old, current, gap);
  const columnOnly = merged ? 'max-md:hidden print:block' : '';
  const name = `text-note font-semibold text-ink-muted print:hidden ${columnOnly}`;
  return (
    <div className="mt-3 grid gap-x-10 gap-y-4 md:grid-cols-2 print:mt-1 print:grid-cols-2">
      <div className={columnOnly}>
        <p className={name}>{old.length > 0 && names[0]}</p>
        <Pieces pieces={sidePieces(old, gap)} />
      </div>
      <div>
        <p className={name}>{current.length > 0 && names[1]}</p>
        {/* The words of the older version are for the phone. */}
        <Pieces pieces={merged ?? sidePieces(current, gap)} oldClass="md:hidden print:hidden" />
      </div>
    </div>
  );
}

const Pieces = ({ pieces, oldClass = '' }: { pieces: readonly Piece[]; oldClass?: string }) => (
  <p className="mt-1 wrap-anywhere whitespace-pre-line print:text-small">
    {pieces.map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their places
      <PieceText key={index} piece={piece} oldClass={oldClass} />
    ))}
  </p>
);

function PieceText({ piece: { text, of }, oldClass }: { piece: Piece; oldClass: string }) {
  if (!of) return text;
  if (of === 'old') return <del className={`text-ink-muted decoration-2 ${oldClass}`}>{text}</del>;
  return (
    <ins className="no-underline">
      <mark className="mx-0 border-b-2 border-accent max-md:ml-0.5">{text}</mark>
    </ins>
  );
}

function FormattingDifferences({
  formatting,
  copy,
}: {
  formatting: readonly FormattingDifference[];
  copy: ComparisonResultCopy;
}) {
  return (
    <details className="mt-4 border-t border-rule pt-3 text-small">
      <summary className="link inline-block min-h-11 py-2">
        {copy.formTitle} ({formatting.length})
      </summary>
      <ul className="mt-1">
        {formatting.map(({ before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: differences keep their places
          <li key={index} className="border-t border-rule py-1 wrap-anywhere">
            {before} → {after}
          </li>
        ))}
      </ul>
    </details>
  );
}
