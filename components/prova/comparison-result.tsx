import { useState } from 'react';
import type {
  Change,
  Compared,
  ComparedParagraph,
  Comparison,
  FormDifference,
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
  /** Nothing differs. */
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
  /** If too few words are common; `anyway` is the button that compares all the same. */
  others: { warning: string; anyway: string };
  limits: { title: string; items: readonly string[] };
  print: string;
};

/** Below this share of common words two files are not versions of one document. */
const MIN_COMMON = 0.25;
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
  const [isWanted, setIsWanted] = useState(false);
  const { common, changes, form, untracked } = compared;
  const isOther = common < MIN_COMMON;
  const pictures = versions.reduce((sum, version) => sum + version.pictures, 0);
  const { revisions } = versions[1];
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
        {names.map((name, index) => (
          <p key={name} className="wrap-anywhere">
            <b>{name}</b>: {versions[index as 0 | 1].name}
          </p>
        ))}
      </div>
      {common < MIN_LIKELY && (
        <p className="mb-4 border-l-2 border-accent pl-3 font-semibold">
          {copy.others.warning}{' '}
          {isOther && !isWanted && (
            <button type="button" className="link min-h-11" onClick={() => setIsWanted(true)}>
              {copy.others.anyway}
            </button>
          )}
        </p>
      )}
      {pictures > 0 && (
        <p className="mb-4 border-l-2 border-accent pl-3 font-semibold">{counted(pictures, copy.pictures)}</p>
      )}
      {(!isOther || isWanted) && (
        <>
          {revisions && untracked && (
            <section className="mb-8" aria-labelledby="non-segnalate">
              <p className="text-small text-ink-muted">{counted(revisions.count, copy.revisions.count)}</p>
              <h2 id="non-segnalate" className="mt-1 text-heading-3">
                {copy.revisions.title}
              </h2>
              {untracked.changes.length > 0 ? (
                <Changes comparison={untracked} names={names} copy={copy} id="non-segnalata" />
              ) : (
                <p className="mt-1">{copy.revisions.none}</p>
              )}
            </section>
          )}
          <h2 className="text-heading-3 text-balance">{summaryOf(compared, copy)}</h2>
          {changes.length > 0 && (
            <>
              <ArticleStrip comparison={compared} copy={copy} />
              <Changes comparison={compared} names={names} copy={copy} id="modifica" />
            </>
          )}
          {form.length > 0 && <FormDifferences form={form} copy={copy} />}
          <button
            type="button"
            className="button button-quiet button-small mt-6"
            onClick={() => window.print()}
          >
            {copy.print}
          </button>
        </>
      )}
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

/** "1 pagina", "27 pagine". */
const counted = (count: number, [one, many]: CountText): string =>
  (count === 1 ? one : many).replace('{count}', count.toLocaleString('it-IT'));

/** «3 articoli cambiati, 1 aggiunto; 12 differenze di sola forma» */
function summaryOf({ changes, form }: Comparison, copy: ComparisonResultCopy): string {
  const articles = changes.filter(({ isArticle }) => isArticle);
  const parts: string[] = [];
  for (const kind of Object.keys(copy.kinds) as Change['kind'][]) {
    const count = articles.filter((change) => change.kind === kind).length;
    if (count === 0) continue;
    const number = count === 1 ? 0 : 1;
    const noun = parts.length === 0 ? ` ${copy.article[number]}` : '';
    parts.push(`${count}${noun} ${copy.kinds[kind][number]}`);
  }
  const outside = changes.length - articles.length;
  return [
    parts.join(', '),
    outside > 0 && counted(outside, copy.outside),
    changes.length === 0 && copy.none,
    form.length > 0 && counted(form.length, copy.form),
  ]
    .filter(Boolean)
    .join('; ');
}

type ChangesProps = {
  comparison: Comparison;
  names: readonly [before: string, after: string];
  copy: ComparisonResultCopy;
  /** Prefix of the ids of the changes. */
  id: string;
};

function Changes({ comparison, names, copy, id }: ChangesProps) {
  return (
    <ol className="mt-4">
      {comparison.changes.map(({ kind, heading, place, old, new: now }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: changes keep their places
          key={index}
          id={`${id}-${index + 1}`}
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
          {(old.length > 0 || now.length > 0) && (
            <div className="mt-3 grid gap-x-10 gap-y-4 md:grid-cols-2 print:mt-1 print:grid-cols-2">
              <Side name={names[0]} paragraphs={old} gap={copy.gap} isOld />
              <Side name={names[1]} paragraphs={now} gap={copy.gap} isOld={false} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

type SideProps = {
  name: string;
  paragraphs: readonly ComparedParagraph[];
  gap: string;
  isOld: boolean;
};

function Side({ name, paragraphs, gap, isOld }: SideProps) {
  return (
    <div>
      <p className="text-note font-semibold text-ink-muted print:hidden">{paragraphs.length > 0 && name}</p>
      {paragraphs.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs keep their places
        <p key={index} className="mt-1 wrap-anywhere print:text-small">
          {pieces
            ? pieces.map(({ text, isChanged }, index) => {
                if (!isChanged) return text;
                return isOld ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their places
                  <del key={index} className="text-ink-muted decoration-2">
                    {text}
                  </del>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their places
                  <ins key={index} className="no-underline">
                    <mark className="mx-0 border-b-2 border-accent">{text}</mark>
                  </ins>
                );
              })
            : gap}
        </p>
      ))}
    </div>
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
