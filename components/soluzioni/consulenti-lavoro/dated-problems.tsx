export type DatedProblem = {
  /** The moment when the problem appears: "Il giorno del rinnovo". */
  when: string;
  /** The problem in one sentence. */
  title: string;
  /** The consequence. */
  text: string;
};

/** Problems by the moment when they appear: when, what, and the consequence. */
export function DatedProblems({ occasions }: { occasions: readonly DatedProblem[] }) {
  return (
    <ol className="border-b border-rule">
      {occasions.map((occasion) => (
        <li
          key={occasion.when}
          className="grid gap-x-8 gap-y-1 border-t border-rule py-4 md:py-6 md:grid-cols-[minmax(0,3fr)_minmax(0,6fr)] md:items-baseline"
        >
          <p className="text-small font-semibold">{occasion.when}</p>
          <div>
            <h3 className="text-heading-3">{occasion.title}</h3>
            <p className="mt-1 max-w-[56ch] max-md:text-small">{occasion.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
