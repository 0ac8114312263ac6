/** A problem as employees of a department describe it. */
export type DepartmentProblem = {
  department: string;
  /** The sentence, without quotes. */
  title: string;
  /** The consequence. */
  text: string;
};

/** Problems by department, in the words of its employees. */
export function DepartmentProblems({ questions }: { questions: readonly DepartmentProblem[] }) {
  return (
    <ul className="grid border-t border-ink sm:grid-cols-2">
      {questions.map((question) => (
        <li
          key={question.department}
          className="border-b border-rule py-3.5 sm:py-7 sm:odd:pr-8 sm:even:border-l sm:even:pl-8"
        >
          <p className="text-note font-semibold">{question.department}</p>
          <h3 className="mt-1 max-w-[24ch] sm:mt-2 text-heading-3">«{question.title}»</h3>
          <p className="mt-1 max-w-[48ch] max-md:text-small sm:mt-2">{question.text}</p>
        </li>
      ))}
    </ul>
  );
}
