'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Place, type PlaceCopy } from '@/components/prova/place';
import { usePageEvents } from '@/components/prova/use-page-events';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select';
import { type FileKinds, readableFiles } from '@/lib/browser/archive/file-kinds';
import { PEOPLE } from '@/lib/link-choices';
import { choosePlan, type PlanRules, typedCount } from '@/lib/plan-choice';
import { formatCount } from '@/lib/pricing';
import { FileCount, type FileCountCopy } from './file-count';
import { answerText, PlanAnswer, type PlanAnswerCopy } from './plan-answer';
import { type Count, useCount } from './use-count';

type Option = { value: string; label: string };

export type PlanFinderCopy = PlaceCopy & {
  /** The title of the printed sheet. */
  sheet: string;
  drop: { title: string; text: string; byHand: string };
  /** `{count}` is the number of files so far. */
  counting: string;
  stop: string;
  /** Why a drop or a count has no result, or only a part. */
  problems: Record<'noFolder' | 'noFiles' | 'stopped' | 'tooMany' | 'failed', string>;
  needs: {
    title: string;
    choose: string;
    documents: { label: string; wrong: string };
    users: { label: string; more: string };
    ai: { label: string; options: readonly Option[] };
    place: { label: string; options: readonly Option[] };
    /** While an answer is missing. */
    missing: string;
  };
  files: FileCountCopy;
  answer: PlanAnswerCopy;
  clear: string;
};

type PlanFinderProps = {
  copy: PlanFinderCopy;
  plans: readonly PlanRules[];
  kinds: FileKinds;
  discountPercent: number;
};

const emptyFields = { documents: '', users: '', ai: '', place: '' };

/** Counts what the product would read of a dropped folder, and finds the plan for it (D52). */
export function PlanFinder({ copy, plans, kinds, discountPercent }: PlanFinderProps) {
  const { count, start, stop, clear } = useCount();
  const [fields, setFields] = useState(emptyFields);
  const form = useRef<HTMLFieldSetElement>(null);
  /** The fields are uncontrolled, so that what is typed before hydration stays. */
  const controls = () => [...(form.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
  const readFields = () =>
    setFields(Object.assign({}, ...controls().map(({ name, value }) => ({ [name]: value }))));
  const clearAll = () => {
    clear();
    for (const control of controls()) control.value = '';
    readFields();
  };
  usePageEvents(
    clearAll,
    ({ items }) => void start([...items].flatMap((item) => item.webkitGetAsEntry() ?? [])),
  );
  /** Reads what was typed before hydration. */
  const catchUp = useEffectEvent(readFields);
  useLayoutEffect(() => catchUp(), []);
  const ended = count && count.state !== 'running' && count.tally.files > 0 ? count : undefined;
  const files = ended && readableFiles(ended.tally.byExtension, kinds);
  const readable = files && files.counts.read + files.counts.afterStep;
  const fillIn = useEffectEvent(() => {
    const [documents] = controls();
    if (!documents || readable === undefined) return;
    documents.value = formatCount(readable);
    readFields();
  });
  useEffect(() => {
    if (ended) fillIn();
  }, [ended]);

  const documents = typedCount(fields.documents);
  const needs = fields.users &&
    fields.ai &&
    fields.place &&
    documents !== undefined && {
      documents,
      users: Number(fields.users),
      ai: fields.ai === 'yes',
      ownServers: fields.place === 'own',
    };
  const choice = needs ? choosePlan(plans, needs, discountPercent) : undefined;
  const problem = problemOf(count, copy);
  const counted = (files: number) => copy.counting.replace('{count}', formatCount(files));
  const total = ended && `${counted(ended.tally.files)}. ${problem}`.trim();
  const status = [
    count?.state === 'running' && counted(count.spoken),
    total ?? problem,
    choice && answerText(choice, copy.answer),
  ];
  return (
    <div
      translate="no"
      className="rounded-sheet border border-rule bg-sheet shadow-sheet print:border-0 print:shadow-none [@media(scripting:none)]:hidden"
    >
      <Place copy={copy} />
      <p className="hidden border-b border-rule px-4 py-4 text-accent sm:px-6 [[data-failed][data-modules]_&]:block">
        {copy.problems.failed}
      </p>
      <p role="status" className="sr-only">
        {status.filter(Boolean).join(' ')}
      </p>
      <div className="px-4 py-5 sm:px-6 sm:py-7 print:hidden">
        <div
          data-drop=""
          className="grid min-h-40 place-content-center pointer-coarse:hidden justify-items-center gap-2 rounded-mark border-2 border-dashed border-ink-muted px-4 py-6 text-center"
        >
          {count?.state === 'running' ? (
            <>
              <p aria-hidden="true" className="figures font-display text-heading-3 font-medium">
                {counted(count.tally.files)}
              </p>
              <Button variant="quiet" size="small" onClick={stop}>
                {copy.stop}
              </Button>
            </>
          ) : (
            <>
              <p className="font-display text-heading-3 font-medium text-balance">{copy.drop.title}</p>
              <p className="max-w-[56ch] text-small text-balance text-ink-muted">{copy.drop.text}</p>
            </>
          )}
        </div>
        {problem && (
          <p className="mt-4 max-w-[62ch] border-l-2 border-accent pl-3 font-semibold">{problem}</p>
        )}
        <p className="mt-3 max-w-[70ch] text-small text-ink-muted">{copy.drop.byHand}</p>
        <Fields copy={copy.needs} field={form} onChange={readFields} documents={fields.documents} />
      </div>
      {(ended || choice) && (
        <div data-sheet="" className="border-t border-rule px-4 py-6 sm:px-6 print:border-0 print:p-0">
          <p className="mb-4 hidden print:block">
            {copy.sheet} · {new Date().toLocaleDateString('it-IT', { dateStyle: 'long' })}
          </p>
          {ended && files && <FileCount tally={ended.tally} files={files} copy={copy.files} />}
          {choice && needs && <PlanAnswer choice={choice} needs={needs} counted={total} copy={copy.answer} />}
          {!choice && <p className="mt-6 font-semibold">{copy.needs.missing}</p>}
          <p className="mt-6 print:hidden">
            <Button variant="quiet" size="small" onClick={clearAll}>
              {copy.clear}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}

function problemOf(count: Count | undefined, { problems, files }: PlanFinderCopy): string {
  if (!count || count.state === 'running') return '';
  const { tally, state } = count;
  return [
    state === 'done' ? tally.files === 0 && problems.noFiles : problems[state],
    tally.unreadable > 0 && files.unreadable.replace('{count}', formatCount(tally.unreadable)),
  ]
    .filter(Boolean)
    .join(' ');
}

type FieldsProps = {
  copy: PlanFinderCopy['needs'];
  field: React.RefObject<HTMLFieldSetElement | null>;
  onChange: () => void;
  documents: string;
};

/** What is needed: the number of documents, which a count fills in, and three choices. */
function Fields({ copy, field, onChange, documents }: FieldsProps) {
  const common = { required: false, serverMessage: '', hydrated: true };
  const people = [...PEOPLE.map(String), String(PEOPLE.length + 1)];
  const selects = {
    users: {
      label: copy.users.label,
      options: people.map((value, index) => ({
        value,
        label: index < PEOPLE.length ? value : copy.users.more,
      })),
    },
    ai: copy.ai,
    place: copy.place,
  };
  const isWrong = documents.trim() !== '' && typedCount(documents) === undefined;
  return (
    <fieldset ref={field} onChange={onChange} className="form-group">
      <legend className="text-heading-4 font-display font-medium">{copy.title}</legend>
      <div className="form-grid">
        <TextField
          {...common}
          id="archivio-documenti"
          name="documents"
          label={copy.documents.label}
          error={isWrong ? copy.documents.wrong : undefined}
          control={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 12 }}
        />
        {Object.entries(selects).map(([name, { label, options }]) => (
          <SelectField
            key={name}
            {...common}
            id={`archivio-${name}`}
            name={name}
            label={label}
            options={[...options]}
            placeholder={copy.choose}
            control={{}}
          />
        ))}
      </div>
    </fieldset>
  );
}
