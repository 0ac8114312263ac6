/** A difficulty in the words that one hears in the corridor of a department. */
export type DepartmentQuestion = {
  department: string;
  /** The sentence, without quotes. */
  title: string;
  /** What it costs. */
  text: string;
};

/** Difficulties as they are said, department by department, ruled like the columns of a ledger. */
export function DepartmentQuestions({ questions }: { questions: readonly DepartmentQuestion[] }) {
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
