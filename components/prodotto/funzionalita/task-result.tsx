import { Fragment } from 'react';
import { Passage, type PassageText } from '@/components/pictures/passage';
import { Icon } from '@/components/ui/icon';

export type TaskResultCopy =
  | { kind: 'fields'; fields: readonly { name: string; value: string }[] }
  | {
      kind: 'tone';
      /** From the worst to the best. */
      scale: readonly string[];
      found: string;
      summary: string;
    }
  | { kind: 'entities'; runs: readonly (string | { text: string; label: string })[] }
  | { kind: 'change'; before: string; old: string; current: string; after: string; note: string }
  | {
      kind: 'translation';
      text: PassageText;
      /** The decisive word of the original, and a note on its translation that starts with the word. */
      term: { lang: string; text: string };
      note: string;
    }
  | { kind: 'classes'; classes: readonly string[]; found: string; note: string };

type ResultProps<Kind extends TaskResultCopy['kind']> = { result: Extract<TaskResultCopy, { kind: Kind }> };

/** The result of a task in the layout of its kind. */
export function TaskResult({ result }: { result: TaskResultCopy }) {
  switch (result.kind) {
    case 'fields':
      return <Fields result={result} />;
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
  }
}

function Fields({ result }: ResultProps<'fields'>) {
  return (
    <dl className="text-small">
      {result.fields.map((field) => (
        <div
          key={field.name}
          className="grid grid-cols-[6rem_1fr] border-b border-rule py-1.5 first:pt-0 last:border-0"
        >
          <dt className="text-ink-muted">{field.name}</dt>
          <dd className="figures">{field.value}</dd>
        </div>
      ))}
    </dl>
  );
}

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
  );
}

function Change({ result }: ResultProps<'change'>) {
  return (
    <>
      <p className="font-display text-heading-4">
        {result.before} <del className="text-ink-muted">{result.old}</del>{' '}
        <ins className="border-b-2 border-accent no-underline">{result.current}</ins> {result.after}
      </p>
      <p className="mt-2 text-small text-ink-muted">{result.note}</p>
    </>
  );
}

function Translation({ result }: ResultProps<'translation'>) {
  return (
    <>
      <p className="font-display text-heading-4">
        <Passage text={result.text} />
      </p>
      <p className="mt-2 text-small text-ink-muted">
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
            {name === result.found && <Icon name="check" className="mr-1.5 inline w-3 text-accent" />}
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-ink-muted">{result.note}</p>
    </>
  );
}
