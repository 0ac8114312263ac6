type ProblemSolution = {
  challenge: string;
  solution: { title: string; text: string };
};

type ProblemSolutionsProps = { columns: readonly [string, string]; items: readonly ProblemSolution[] };

/** Problems, each beside its solution. */
export function ProblemSolutions({ columns, items }: ProblemSolutionsProps) {
  const row = 'grid gap-x-10 gap-y-1.5 md:grid-cols-2';
  return (
    <>
      <div aria-hidden="true" className={`${row} label-text hidden border-b border-ink pb-2 md:grid`}>
        {columns.map((column) => (
          <span key={column}>{column} </span>
        ))}
      </div>
      <ul className="border-t border-ink md:border-t-0">
        {items.map((item) => (
          <li key={item.challenge} className={`${row} border-b border-rule py-4 md:py-6`}>
            <h3 className="max-w-[13em] text-heading-3">{item.challenge}</h3>
            <div className="border-l-2 border-rule pl-4 md:border-0 md:pl-0">
              <p className="font-semibold">{item.solution.title}</p>
              <p className="mt-1 max-w-[46ch] max-md:text-small">{item.solution.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
