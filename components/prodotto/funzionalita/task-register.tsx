import { Passage, type PassageText } from '@/components/pictures/passage';
import { TaskResult, type TaskResultCopy } from './task-result';

/** What a task reads and what it gives back, on one invented document. */
export type TaskSample = {
  /** The request as one writes it. */
  request: string;
  /** What it read. Without a passage where the result is the passage itself, marked. */
  excerpts: readonly { file: string; place: string; passage?: PassageText; lang?: string }[];
  result: TaskResultCopy;
};

/** A task as the page names it. */
type TaskEntry = {
  /** Anchor, and name of its sample. */
  id: string;
  title: string;
  text: string;
  /** Name of the task for the programs that call it. */
  code: string;
};

export type TaskRegisterCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  labels: { request: string; excerpt: string; result: string; code: string };
  tasks: readonly TaskEntry[];
};

type TaskRegisterProps = {
  copy: TaskRegisterCopy;
  /** What each task reads and gives back, under the anchor of the task. */
  samples: Readonly<Record<string, TaskSample>>;
};

/** The tasks as entries of a register: name in the margin, then what is asked, what is read, what comes out. */
export function TaskRegister({ copy, samples }: TaskRegisterProps) {
  return (
    <section
      id={copy.id}
      aria-labelledby={`${copy.id}-titolo`}
      className="border-t border-rule bg-sheet py-10 lg:py-24"
    >
      <div className="wrap">
        <div className="grid gap-x-8 gap-y-3 lg:grid-cols-12">
          <p className="margin-note lg:col-span-3">{copy.margin}</p>
          <div className="lg:col-span-9">
            <h2 id={`${copy.id}-titolo`} className="max-w-[24ch] text-heading-2">
              {copy.title}
            </h2>
            <p className="mt-4 max-w-[62ch] text-lead">{copy.lead}</p>
          </div>
        </div>
        <ul className="mt-8 border-b border-ink lg:mt-16">
          {copy.tasks.map((task) => {
            const sample = samples[task.id];
            if (!sample) throw new Error(`No sample for the task "${task.id}". Add it beside the others.`);
            return <Entry key={task.id} task={task} sample={sample} labels={copy.labels} />;
          })}
        </ul>
      </div>
    </section>
  );
}

type EntryProps = { task: TaskEntry; sample: TaskSample; labels: TaskRegisterCopy['labels'] };

function Entry({ task, sample, labels }: EntryProps) {
  // Where the result is the passage itself, marked, nothing is quoted beside it.
  const quoted = sample.excerpts.some(({ passage }) => passage);
  const files = <Excerpts excerpts={sample.excerpts} />;
  return (
    <li
      id={task.id}
      className="grid gap-x-8 gap-y-2 border-t border-ink py-5 sm:gap-y-6 sm:py-8 lg:grid-cols-12 lg:py-10"
    >
      <div className="lg:col-span-3">
        <h3 className="text-heading-3">{task.title}</h3>
        <p className="mt-1 sm:mt-2">{task.text}</p>
        <p className="mt-3 hidden text-note text-ink-muted sm:block">
          {labels.code}: <code className="font-mono">{task.code}</code>
        </p>
      </div>
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2 sm:gap-y-6 lg:col-span-9">
        {/* A phone keeps the line under the title, which says the same in fewer words. */}
        <div className="hidden gap-x-8 gap-y-1 sm:col-span-2 sm:grid sm:grid-cols-[6.5rem_1fr] sm:items-baseline">
          <Label>{labels.request}</Label>
          <p className="font-display text-lead leading-[1.35] font-medium">{sample.request}</p>
        </div>
        {quoted && (
          <div className="sm:border-t sm:border-rule sm:pt-3">
            <Label className="max-sm:sr-only">{labels.excerpt}</Label>
            {files}
          </div>
        )}
        <div className={`border-t border-rule pt-3 ${quoted ? '' : 'sm:col-span-2'}`}>
          <Label>{labels.result}</Label>
          <div className="mt-2">
            <TaskResult result={sample.result} />
          </div>
          {!quoted && files}
        </div>
      </div>
    </li>
  );
}

/** What was read: the passage, if it is quoted, and the file and page it stands on. */
function Excerpts({ excerpts }: Pick<TaskSample, 'excerpts'>) {
  return excerpts.map((excerpt) => (
    <div key={excerpt.file} className="mt-2">
      {excerpt.passage && (
        <p
          lang={excerpt.lang}
          className="mb-1.5 border-l-2 border-rule pl-4 font-display text-[1.0625rem] leading-[1.5]"
        >
          <Passage text={excerpt.passage} />
        </p>
      )}
      <p className={`flex flex-wrap gap-x-3 text-note text-ink-muted ${excerpt.passage ? 'pl-4.5' : ''}`}>
        <span className="font-mono wrap-anywhere">{excerpt.file}</span>
        <span>{excerpt.place}</span>
      </p>
    </div>
  ));
}

function Label({ className = '', children }: { className?: string; children: string }) {
  return <p className={`rubric ${className}`}>{children}</p>;
}
