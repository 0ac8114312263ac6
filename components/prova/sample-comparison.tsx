import type { Comparison } from '@/lib/browser/documents/types';
import { ComparedFiles, type ComparisonResultCopy, ComparisonView, type Names } from './comparison-view';

/** The island removes this element while the visitor has chosen a file. */
export const SAMPLE_ID = 'esempio';

type SampleComparisonProps = {
  comparison: Comparison;
  /** Names of the PDFs of both versions, below /prova. */
  files: readonly [before: string, after: string];
  names: Names;
  /** That the two drafts are invented. */
  note: string;
  copy: ComparisonResultCopy;
};

/** The sample, compared while building: it needs no script. */
export function SampleComparison({ comparison, files, names, note, copy }: SampleComparisonProps) {
  const links = files.map((file) => (
    <a key={file} href={`/prova/${file}`} className="link inline-block py-1 pointer-coarse:py-3">
      {file}
    </a>
  ));
  return (
    <div
      id={SAMPLE_ID}
      data-comparison=""
      data-search-ignore=""
      className="mb-7 rounded-sheet border border-rule bg-sheet px-4 py-5 shadow-sheet sm:px-6 print:border-0 print:p-0 print:shadow-none"
    >
      <p className="mb-2 text-note text-ink-muted">{note}</p>
      <ComparedFiles names={names} files={links} />
      <ComparisonView comparison={comparison} names={names} copy={copy} />
    </div>
  );
}
