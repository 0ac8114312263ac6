import { SourceMark } from '@/components/pictures/numbered-sources';
import { Passage, type PassageText } from '@/components/pictures/passage';
import { PlanLabel } from '@/components/ui/plan-label';
import type { PlanTag } from '@/lib/schema/plan';

type Asker = {
  label: string;
  /** The number of results for this person. */
  count: string;
  note: string;
};

type DepartmentHit = {
  /** The number that connects it with the answer. */
  ref: string;
  file: string;
  page: string;
  passage: PassageText;
  /** The second person may not open the document, and so does not find it. */
  reserved: boolean;
};

type Department = { name: string; hit?: DepartmentHit };

/** One of two people searches the departments of a company; the second has fewer permissions. */
export type CrossDepartmentSearchCopy = {
  caption: string;
  legend: string;
  askers: readonly [all: Asker, fewer: Asker];
  questionLabel: string;
  question: string;
  pageLabel: string;
  departmentsLabel: string;
  /** Before the departments without results, on small screens. */
  noResultsLabel: string;
  /** The departments with results are first, third and fifth: a document is as wide as two departments. */
  departments: readonly [Department, Department, Department, Department, Department, Department];
  answer: {
    label: string;
    plan: PlanTag;
    sentences: readonly { text: string; ref: string; reserved: boolean }[];
  };
};

/* Two radio buttons and `:has()` choose the person. Documents that the second may not open disappear. */
const hiddenForSecond = 'group-has-[[value=meno]:checked]/question:hidden';
const shownForSecond = 'hidden group-has-[[value=meno]:checked]/question:block';

const columns = [
  'md:col-start-1',
  'md:col-start-2',
  'md:col-start-3',
  'md:col-start-4',
  'md:col-start-5',
  'md:col-start-6',
] as const;

/** One question to six departments. Those with a result show a document, and the documents give one answer. */
export function CrossDepartmentSearch({ copy }: { copy: CrossDepartmentSearchCopy }) {
  const [all, fewer] = copy.askers;
  const withoutResults = copy.departments.filter(({ hit }) => !hit).map(({ name }) => name);
  return (
    <figure className="group/question wrap pb-6 lg:pb-24">
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <div className="rounded-sheet border border-rule border-t-2 border-t-ink bg-sheet shadow-sheet">
        <div className="grid gap-x-10 gap-y-3 px-5 pt-5 pb-5 sm:px-8 md:grid-cols-[minmax(0,1fr)_auto] md:pt-8">
          <div>
            <p className="label-text">{copy.questionLabel}</p>
            <p className="mt-1 max-w-[20em] font-display text-heading-3 leading-[1.25] font-medium">
              {copy.question}
            </p>
          </div>
          <Askers legend={copy.legend} askers={copy.askers} />
        </div>
        <div className="px-5 sm:px-8">
          <p className="label-text flex items-baseline justify-between gap-4 border-t border-ink py-3">
            <span>{copy.departmentsLabel}</span> <span className={hiddenForSecond}>{all.count}</span>
            <span className={shownForSecond}>{fewer.count}</span>
          </p>
          <ul className="grid gap-y-2 md:grid-cols-6 md:gap-x-2 md:gap-y-0">
            {copy.departments.map((department, index) => (
              <Drawer
                key={department.name}
                department={department}
                column={columns[index] ?? ''}
                pageLabel={copy.pageLabel}
              />
            ))}
          </ul>
          <p className="mt-2 text-note text-ink-muted md:hidden">
            {copy.noResultsLabel} {withoutResults.join(', ')}
          </p>
        </div>
        <Answer answer={copy.answer} />
      </div>
      {/* Both notes take their space, so that the choice does not move the page. */}
      <p className="mt-4 grid max-w-[70ch] text-small *:col-start-1 *:row-start-1">
        <span className="group-has-[[value=meno]:checked]/question:invisible">{all.note}</span>
        <span className="invisible group-has-[[value=meno]:checked]/question:visible">{fewer.note}</span>
      </p>
    </figure>
  );
}

/** The choice of the person who asks. */
function Askers({ legend, askers }: Pick<CrossDepartmentSearchCopy, 'legend' | 'askers'>) {
  const [all, fewer] = askers;
  const choices = [
    { value: 'tutto', label: all.label },
    { value: 'meno', label: fewer.label },
  ];
  return (
    <fieldset className="hidden supports-[selector(:has(*))]:block print:hidden">
      <legend className="label-text">{legend}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6 md:block">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-3 font-medium">
            <input
              type="radio"
              name="chi-chiede"
              value={value}
              defaultChecked={value === 'tutto'}
              className="checkbox"
            />
            {label}{' '}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type DrawerProps = { department: Department; column: string; pageLabel: string };

/** A department as a labelled drawer, which is open if it has a result. */
function Drawer({ department: { name, hit }, column, pageLabel }: DrawerProps) {
  const hidden = hit?.reserved ? hiddenForSecond : '';
  return (
    <li className={hit ? 'md:contents' : 'hidden md:contents'}>
      <p
        className={`relative flex min-h-11 items-center justify-between gap-3 rounded-mark border border-rule bg-paper px-3 py-2 text-small md:row-start-1 md:flex-col md:justify-start md:px-1.5 md:pt-3 md:pb-2.5 md:text-center ${column}`}
      >
        <span className="wrap-break-word md:flex md:min-h-10 md:items-center">{name}</span>
        <span aria-hidden="true" className="h-1 w-7 border-y border-control" />
        {hit && (
          <span
            aria-hidden="true"
            className={`absolute inset-0 rounded-mark border-2 border-accent ${hidden}`}
          />
        )}
      </p>
      {hit && (
        <div
          className={`min-w-0 border-l-2 border-accent pt-2 pb-2 pl-4 md:col-span-2 md:row-start-2 md:ml-4 md:pt-5 md:pb-8 ${column} ${hidden}`}
        >
          <p className="font-display text-[1.125rem] leading-[1.45]">
            «<Passage text={hit.passage} />»
          </p>
          <p className="mt-2 font-mono text-note break-words text-ink-muted">
            <span className="reference">{hit.ref}</span> {hit.file}, {pageLabel}
            &nbsp;{hit.page}
          </p>
        </div>
      )}
    </li>
  );
}

/** The sentences of the answer, each below the document that it comes from. */
function Answer({ answer }: Pick<CrossDepartmentSearchCopy, 'answer'>) {
  return (
    <div className="mt-5 border-t border-rule bg-paper px-5 py-4 sm:px-8 md:relative md:mt-0 md:pt-0">
      <p className="label-text md:absolute md:top-4 md:left-16.5">
        {answer.label}
        <PlanLabel plan={answer.plan} />
      </p>
      <ul className="mt-2 grid gap-y-2 md:-mt-px md:grid-cols-6 md:gap-x-2">
        {answer.sentences.map((sentence) => (
          <li
            key={sentence.ref}
            className={`font-display text-[1.125rem] leading-[1.4] md:col-span-2 md:ml-4 md:border-l-2 md:border-accent md:pt-12 md:pl-4 ${sentence.reserved ? hiddenForSecond : ''}`}
          >
            {sentence.text}
            <SourceMark>&nbsp;{sentence.ref}</SourceMark>
          </li>
        ))}
      </ul>
    </div>
  );
}
