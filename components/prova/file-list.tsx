import type { ReadProblem, ReadResult } from '@/lib/browser/documents/types';
import { type Counted, counted, pagesOf } from './ready-text';
import type { ChosenFile } from './use-documents';
import { withLimits } from './with-limits';

export type FileListCopy = {
  title: string;
  waiting: string;
  /** Before the number of pages is known. */
  opening: string;
  /** `{done}` of `{total}` pages. */
  reading: string;
  pages: Counted;
  /** Pages without text, beside others that have some. */
  pictures: Counted;
  /** As `withLimits` fills them in. */
  problems: Record<ReadProblem, string>;
};

/** The chosen files, each with how far it is or what became of it. */
export function FileList({ files, copy }: { files: readonly ChosenFile[]; copy: FileListCopy }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={copy.title} className="border-b border-rule px-4 py-2 text-small sm:px-6">
      {files.map((file) =>
        file.state === 'read' ? (
          <Line key={file.id} name={file.result.name} problem={'problem' in file.result}>
            {outcome(file.result, copy)}
          </Line>
        ) : (
          <Line key={file.id} name={file.name} problem={false}>
            {progress(file, copy)}
          </Line>
        ),
      )}
    </ul>
  );
}

function Line({ name, problem, children }: { name: string; problem: boolean; children: string }) {
  return (
    <li className="grid gap-x-6 py-2 not-first:border-t not-first:border-rule sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:items-baseline">
      <span className="font-mono text-[0.8125rem] wrap-anywhere">{name}</span>{' '}
      <span className={problem ? 'text-accent' : 'figures text-ink-muted'}>{children}</span>
    </li>
  );
}

function progress(file: Exclude<ChosenFile, { state: 'read' }>, copy: FileListCopy): string {
  if (file.state === 'waiting') return copy.waiting;
  if (file.total === 0) return copy.opening;
  return copy.reading.replace('{done}', String(file.done)).replace('{total}', String(file.total));
}

function outcome(result: ReadResult, copy: FileListCopy): string {
  if ('problem' in result) return withLimits(copy.problems[result.problem]);
  const { pages, pictures } = result.document;
  const read = counted(pagesOf(pages), copy.pages);
  return pictures > 0 ? `${read}. ${counted(pictures, copy.pictures)}` : read;
}
