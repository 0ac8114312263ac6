import { Excerpt } from '@/components/pictures/excerpt';
import { FilePlace } from '@/components/pictures/file-place';
import type { PassageText } from '@/components/pictures/passage';
import { TaskResult, type TaskResultCopy } from '@/components/pictures/task-result';
import { Folded } from '@/components/ui/folded';
import { Section, type SectionCopy } from '@/components/ui/section';

/** Input and result of a task. */
export type TaskSample = {
  request: string;
  /** The input. It has no passage if the result is the passage itself with marks. */
  excerpts: readonly { file: string; place: string; passage?: PassageText; lang?: string }[];
  result: TaskResultCopy;
};

type TaskEntry = {
  /** The anchor, and the key of the sample. */
  id: string;
  title: string;
  text: string;
};

export type TaskListCopy = SectionCopy & {
  labels: { example: string; request: string; excerpt: string; result: string };
  tasks: readonly TaskEntry[];
};

type TaskListProps = { copy: TaskListCopy; samples: Readonly<Record<string, TaskSample>> };

/** Tasks: the name in the margin, then request, input and result. */
export function TaskList({ copy, samples }: TaskListProps) {
  return (
    <Section id={copy.id} copy={copy} tone="white" layout="wide">
      <ul className="border-b border-ink">
        {copy.tasks.map((task) => {
          const sample = samples[task.id];
          if (!sample) throw new Error(`No sample for the task "${task.id}". Add it beside the others.`);
          return <Entry key={task.id} task={task} sample={sample} labels={copy.labels} />;
        })}
      </ul>
    </Section>
  );
}

type EntryProps = { task: TaskEntry; sample: TaskSample; labels: TaskListCopy['labels'] };

function Entry({ task, sample, labels }: EntryProps) {
  const hasPassages = sample.excerpts.some(({ passage }) => passage);
  const excerpts = <Excerpts excerpts={sample.excerpts} />;
  return (
    <li
      id={task.id}
      className="grid gap-x-8 gap-y-2 border-t border-ink py-5 sm:gap-y-6 sm:py-8 lg:grid-cols-12 lg:items-baseline lg:py-10"
    >
      <div className="lg:col-span-3">
        <h3 className="text-heading-3">{task.title}</h3>
        <p className="mt-1 sm:mt-2">{task.text}</p>
      </div>
      <div className="lg:col-span-9">
        <Folded label={labels.example} of={task.title}>
          <div className="grid gap-x-8 gap-y-3 max-sm:pb-4 sm:grid-cols-2 sm:gap-y-6">
            <div className="sm:col-span-2">
              <Label>{labels.request}</Label>
              <p className="mt-1 font-display text-intro leading-[1.35] font-medium">{sample.request}</p>
            </div>
            {hasPassages && (
              <div className="sm:border-t sm:border-rule sm:pt-3">
                <Label className="max-sm:sr-only">{labels.excerpt}</Label>
                {excerpts}
              </div>
            )}
            <div className={`border-t border-rule pt-3 ${hasPassages ? '' : 'sm:col-span-2'}`}>
              <Label>{labels.result}</Label>
              <div className="mt-2">
                <TaskResult result={sample.result} />
              </div>
              {!hasPassages && excerpts}
            </div>
          </div>
        </Folded>
      </div>
    </li>
  );
}

/** The passages with their files. An excerpt without a passage shows only its file. */
function Excerpts({ excerpts }: Pick<TaskSample, 'excerpts'>) {
  return excerpts.map((excerpt) => (
    <div key={excerpt.file} className={`mt-2 ${excerpt.passage ? 'border-l-2 border-rule pl-4' : ''}`}>
      {excerpt.passage ? <Excerpt {...excerpt} passage={excerpt.passage} /> : <FilePlace {...excerpt} />}
    </div>
  ));
}

function Label({ className = '', children }: { className?: string; children: string }) {
  return <p className={`label-text ${className}`}>{children}</p>;
}
