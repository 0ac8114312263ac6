export type Problem = {
  /** The person who says it, or the occasion. */
  label?: string;
  /** In quotation marks if a person says it. */
  title: string;
  /** The consequence. */
  text: string;
};

const layouts = {
  rows: {
    list: 'border-b border-rule',
    item: 'grid gap-x-8 gap-y-1 border-t border-rule py-4 md:grid-cols-[minmax(0,3fr)_minmax(0,6fr)] md:items-baseline md:py-6',
    label: 'text-small',
    body: 'md:col-start-2',
  },
  columns: {
    list: 'grid border-t border-ink sm:grid-cols-2',
    item: 'border-b border-rule py-3.5 sm:py-7 sm:odd:pr-8 sm:even:border-l sm:even:pl-8',
    label: 'mb-1 text-note sm:mb-2',
    body: '',
  },
};

type ProblemListProps = { layout: keyof typeof layouts; problems: readonly Problem[] };

/** The problems of a sector: in rows with their labels beside them, or in two ruled columns. */
export function ProblemList({ layout, problems }: ProblemListProps) {
  const { list, item, label, body } = layouts[layout];
  return (
    <ul className={list}>
      {problems.map((problem) => (
        <li key={problem.title} className={item}>
          {problem.label && <p className={`font-semibold ${label}`}>{problem.label}</p>}
          <div className={body}>
            <h3 className="text-heading-3">{problem.title}</h3>
            <p className="mt-1 max-w-[52ch]">{problem.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
