import { Fragment } from 'react';
import { Passage, type PassageText } from '@/components/pictures/passage';
import { Icon } from '@/components/ui/icon';
import { Facts } from './facts';
import { NewWords, OldWords } from './replaced-words';

export type TaskResultCopy =
  | { kind: 'fields'; fields: readonly { name: string; value: string }[] }
  | {
      kind: 'tone';
      /** From the worst to the best. */
      scale: readonly string[];
      found: string;
      summary: string;
    }
  | { kind: 'entities'; runs: readonly (string | { text: string; label: string })[]; note?: string }
  | {
      kind: 'change';
      /** The compared documents. */
      head?: string;
      before: string;
      old: string;
      current: string;
      after: string;
      note: string;
    }
  | {
      kind: 'translation';
      text: PassageText;
      /** The decisive word of the original, and a note on its translation that starts with the word. */
      term: { lang: string; text: string };
      note: string;
    }
  | { kind: 'classes'; classes: readonly string[]; found: string; note: string }
  | {
      kind: 'points';
      head: string;
      /** `head` is a file name. */
      file?: boolean;
      numbered?: boolean;
      /** Each with its source; a `missing` point has none. */
      points: readonly { text: string; place: string; missing?: boolean }[];
    }
  | { kind: 'dialogue'; turns: readonly { question: string; answer: string; place: string }[] }
  | { kind: 'slides'; slides: readonly string[]; sources: string }
  | {
      kind: 'taxonomy';
      /** The customer's classes, and the class of one document. */
      classes: readonly { name: string; depth: 0 | 1; chosen: boolean }[];
      document: string;
    };

type ResultProps<Kind extends TaskResultCopy['kind']> = { result: Extract<TaskResultCopy, { kind: Kind }> };

/** The result of a task in the layout of its kind. */
export function TaskResult({ result }: { result: TaskResultCopy }) {
  switch (result.kind) {
    case 'fields':
      return <Facts facts={result.fields} />;
    case 'tone':
      return <Tone result={result} />;
    case 'entities':
      return <Entities result={result} />;
    case 'change':
      return <Change result={result} />;
    case 'translation':
      return <Translation result={result} />;
    case 'classes':
      return <Classes result={result} />;
    case 'points':
      return <Points result={result} />;
    case 'dialogue':
      return <Dialogue result={result} />;
    case 'slides':
      return <Slides result={result} />;
    case 'taxonomy':
      return <Taxonomy result={result} />;
  }
}

const heading = 'border-b border-ink pb-2 text-note font-semibold wrap-anywhere';
const fileHeading = 'border-b border-ink pb-2 font-mono text-note wrap-anywhere';
const note = 'mt-2 text-small text-ink-muted';
const place = 'shrink-0 text-note text-ink-muted';

/** A scale with the result marked. */
function Tone({ result }: ResultProps<'tone'>) {
  return (
    <>
      <ol className="grid grid-cols-4 border-t border-ink text-note text-ink-muted">
        {result.scale.map((degree) => (
          <li
            key={degree}
            aria-current={degree === result.found ? 'true' : undefined}
            className={
              degree === result.found
                ? '-mt-px border-t-[3px] border-accent pt-1.5 font-semibold text-ink'
                : 'pt-2'
            }
          >
            {degree}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-small">{result.summary}</p>
    </>
  );
}

/** A text with the kinds of its entities between the lines. */
function Entities({ result }: ResultProps<'entities'>) {
  return (
    <>
      <p className="font-display text-[1.0625rem] leading-[2.9]">
        {result.runs.map((run) =>
          typeof run === 'string' ? (
            <Fragment key={run}>{run}</Fragment>
          ) : (
            <ruby key={run.text} className="border-b border-ink">
              {run.text}
              <rp> (</rp>
              <rt className="font-text text-note leading-none text-ink-muted">{run.label}</rt>
              <rp>)</rp>
            </ruby>
          ),
        )}
      </p>
      {result.note && <p className={note}>{result.note}</p>}
    </>
  );
}

function Change({ result }: ResultProps<'change'>) {
  return (
    <>
      {result.head && <p className={fileHeading}>{result.head}</p>}
      <p className="pt-3 font-display text-heading-4">
        {result.before} <OldWords>{result.old}</OldWords> <NewWords>{result.current}</NewWords> {result.after}
      </p>
      <p className={note}>{result.note}</p>
    </>
  );
}

function Translation({ result }: ResultProps<'translation'>) {
  return (
    <>
      <p className="font-display text-heading-4">
        <Passage text={result.text} />
      </p>
      <p className={note}>
        «<span lang={result.term.lang}>{result.term.text}</span>» {result.note}
      </p>
    </>
  );
}

function Classes({ result }: ResultProps<'classes'>) {
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-small text-ink-muted">
        {result.classes.map((name) => (
          <li
            key={name}
            aria-current={name === result.found ? 'true' : undefined}
            className={name === result.found ? 'font-semibold text-ink' : ''}
          >
            {name === result.found && <Icon name="check" className="mr-1.5 inline w-3" />}
            {name}
          </li>
        ))}
      </ul>
      <p className={note}>{result.note}</p>
    </>
  );
}

function Points({ result }: ResultProps<'points'>) {
  const List = result.numbered ? 'ol' : 'ul';
  return (
    <>
      <p className={result.file ? fileHeading : heading}>{result.head}</p>
      <List className="text-small">
        {result.points.map((point, index) => (
          <li
            key={point.text}
            className={`flex items-baseline justify-between gap-x-4 border-b py-2 ${point.missing ? 'border-dashed border-control' : 'border-rule'}`}
          >
            <span className="flex gap-2">
              {result.numbered && (
                <span aria-hidden="true" className="figures text-ink-muted">
                  {index + 1}
                </span>
              )}{' '}
              {point.missing ? <mark>{point.text}</mark> : point.text}
            </span>
            <span className={`max-w-1/2 text-right ${place}`}>{point.place}</span>
          </li>
        ))}
      </List>
    </>
  );
}

function Dialogue({ result }: ResultProps<'dialogue'>) {
  return (
    <dl className="text-small">
      {result.turns.map((turn) => (
        <div key={turn.question} className="not-first:mt-4">
          <dt className="font-display text-[1.0625rem] leading-[1.35] font-medium">{turn.question}</dt>
          <dd className="mt-1.5 ml-1 flex items-baseline justify-between gap-x-4 border-l-2 border-rule pl-4">
            {turn.answer} <span className={place}>{turn.place}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Slides({ result }: ResultProps<'slides'>) {
  return (
    <div>
      <ol className="grid grid-cols-3 gap-2 sm:gap-3">
        {result.slides.map((slide, index) => (
          <li
            key={slide}
            className="flex aspect-[4/3] flex-col justify-between rounded-mark border border-rule bg-paper p-2 shadow-sheet sm:p-2.5"
          >
            <span className="font-display text-[0.875rem] leading-[1.2] font-medium sm:text-[0.9375rem]">
              {slide}
            </span>
            <span aria-hidden="true" className="figures text-note text-ink-muted">
              {index + 1}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 font-mono text-note leading-[1.5] text-ink-muted">{result.sources}</p>
    </div>
  );
}

function Taxonomy({ result }: ResultProps<'taxonomy'>) {
  return (
    <ul className="font-display text-[1.0625rem] leading-[1.4]">
      {result.classes.map((item) => (
        <li
          key={item.name}
          className={`flex flex-wrap items-baseline gap-x-3 border-rule py-1 ${item.depth === 1 ? 'ml-2 border-l pl-5' : 'font-medium'}`}
        >
          {item.chosen ? <mark>{item.name}</mark> : item.name}
          {item.chosen && (
            <span className="font-mono text-note text-ink-muted">
              <span aria-hidden="true">← </span>
              {result.document}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
