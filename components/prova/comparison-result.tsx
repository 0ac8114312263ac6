import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type {
  Change,
  Compared,
  ComparedParagraph,
  Comparison,
  FormDifference,
  Piece,
  ReadDocument,
  Versions,
} from '@/lib/browser/documents/types';
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
};

/** Below this share of common words two files are hardly versions of one document: they are compared on request only. */
const MIN_COMPARABLE = 0.25;
/** Below this share they are probably not. */
const MIN_LIKELY = 0.6;

type ComparisonResultProps = {
  compared: Compared;
  versions: Versions;
  names: readonly [before: string, after: string];
  copy: ComparisonResultCopy;
};

/** The differences of two versions, on the screen and, as a note for the client, on paper. */
export function ComparisonResult({ compared, versions, names, copy }: ComparisonResultProps) {
  const [isRequested, setIsRequested] = useState(false);
  const isShown = isRequested || compared.common >= MIN_COMPARABLE;
  const [before, after] = versions;
  const pictures = before.pictures + after.pictures;
  return (
    // Browsers that translate a page send its text to their maker.
    <div
      data-comparison
      translate="no"
      className="border-b border-rule px-4 py-6 sm:px-6 print:border-0 print:p-0"
    >
      <p className="hidden text-small print:block">
        {new Date().toLocaleDateString('it-IT', { dateStyle: 'long' })}
      </p>
      <div className="mb-4 hidden grid-cols-2 gap-x-10 text-small print:grid">
        {versions.map((version, index) => (
          <p key={names[index]} className="wrap-anywhere">
            <b>{names[index]}</b>: {version.name}
          </p>
        ))}
      </div>
      {compared.common < MIN_LIKELY && (
        <p className="mb-4 border-l-2 border-accent pl-3 font-semibold">
          {copy.others.warning}{' '}
          {!isShown && (
            <button type="button" className="link min-h-11" onClick={() => setIsRequested(true)}>
              {copy.others.anyway}
            </button>
          )}
        </p>
      )}
      {pictures > 0 && (
        <p className="mb-4 border-l-2 border-accent pl-3 font-semibold">{counted(pictures, copy.pictures)}</p>
      )}
      {compared.isNearOnly && (
        <p className="mb-4 border-l-2 border-accent pl-3 font-semibold">{copy.nearOnly}</p>
      )}
      {isShown && <Differences compared={compared} after={after} names={names} copy={copy} />}
      <div className="mt-6 max-w-[70ch] text-small text-ink-muted print:max-w-none">
        <p className="font-semibold">{copy.limits.title}</p>
        <ul className="mt-1 list-disc pl-5">
          {copy.limits.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type DifferencesProps = Omit<ComparisonResultProps, 'versions'> & { after: ReadDocument };

/** First the changes outside of tracked changes, if there are any of these. Then all changes and the differences of form. */
function Differences({ compared, after: { revisions }, names, copy }: DifferencesProps) {
  const { changes, form, untracked } = compared;
  return (
    <>
      {revisions && untracked && (
        <section className="mb-8" aria-labelledby="non-segnalate">
          <p className="text-small text-ink-muted">{counted(revisions.count, copy.revisions.count)}</p>
          <h2 id="non-segnalate" className="mt-1 text-heading-3">
            {copy.revisions.title}
          </h2>
          {untracked.changes.length > 0 ? (
            <Changes changes={untracked.changes} names={names} copy={copy} idPrefix="non-segnalata" />
          ) : (
            <p className="mt-1">{copy.revisions.none}</p>
          )}
        </section>
      )}
      <h2 className="text-heading-3 text-balance">{summaryOf(compared, copy)}</h2>
      {changes.length > 0 && (
        <>
          <ArticleStrip comparison={compared} copy={copy} />
          <Changes changes={changes} names={names} copy={copy} idPrefix="modifica" />
        </>
      )}
      {form.length > 0 && <FormDifferences form={form} copy={copy} />}
      <Button variant="quiet" size="small" className="mt-6" onClick={() => window.print()}>
        {copy.print}
      </Button>
    </>
  );
}

/** "1 pagina", "27 pagine". */
const counted = (count: number, [one, many]: CountText): string =>
  (count === 1 ? one : many).replace('{count}', count.toLocaleString('it-IT'));

/** "3 articoli cambiati, 1 aggiunto; 12 differenze di sola forma" */
function summaryOf({ changes, form }: Comparison, copy: ComparisonResultCopy): string {
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
  if (form.length > 0) parts.push(counted(form.length, copy.form));
  return parts.filter(Boolean).join('; ');
}

type ChangesProps = Omit<ComparisonResultProps, 'compared' | 'versions'> & {
  changes: readonly Change[];
  idPrefix: string;
};

function Changes({ changes, names, copy, idPrefix }: ChangesProps) {
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
            {place && place[0] !== place[1] && (
              <span className="font-text text-small font-normal text-ink-muted">
                {copy.moved.replace('{from}', () => place[0]).replace('{to}', () => place[1])}
              </span>
            )}
          </h3>
          {(old.length > 0 || current.length > 0) && (
            <div className="mt-3 grid gap-x-10 gap-y-4 md:grid-cols-2 print:mt-1 print:grid-cols-2">
              <Side name={names[0]} paragraphs={old} gap={copy.gap} isOld />
              <Side name={names[1]} paragraphs={current} gap={copy.gap} isOld={false} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

type SideProps = { name: string; paragraphs: readonly ComparedParagraph[]; gap: string; isOld: boolean };

/** A change in one version. */
function Side({ name, paragraphs, gap, isOld }: SideProps) {
  return (
    <div>
      <p className="text-note font-semibold text-ink-muted print:hidden">{paragraphs.length > 0 && name}</p>
      {paragraphs.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs keep their places
        <p key={index} className="mt-1 wrap-anywhere print:text-small">
          {pieces?.map((piece, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their places
            <PieceText key={position} piece={piece} isOld={isOld} />
          )) ?? gap}
        </p>
      ))}
    </div>
  );
}

function PieceText({ piece: { text, isChanged }, isOld }: { piece: Piece; isOld: boolean }) {
  if (!isChanged) return text;
  if (isOld) return <del className="text-ink-muted decoration-2">{text}</del>;
  return (
    <ins className="no-underline">
      <mark className="mx-0 border-b-2 border-accent">{text}</mark>
    </ins>
  );
}

function FormDifferences({ form, copy }: { form: readonly FormDifference[]; copy: ComparisonResultCopy }) {
  return (
    <details className="mt-4 border-t border-rule pt-3 text-small">
      <summary className="link inline-block min-h-11 py-2">
        {copy.formTitle} ({form.length})
      </summary>
      <ul className="mt-1">
        {form.map(({ before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: differences keep their places
          <li key={index} className="border-t border-rule py-1 wrap-anywhere">
            {before} → {after}
          </li>
        ))}
      </ul>
    </details>
  );
}
