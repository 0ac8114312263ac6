import type { DepartmentQuestion } from '@/lib/schema/sections/department-questions';

/** Difficulties as they are said, department by department, ruled like the columns of a ledger. */
export function DepartmentQuestions({ questions }: { questions: readonly DepartmentQuestion[] }) {
  return (
    <ul className="grid border-t border-inchiostro sm:grid-cols-2 lg:grid-cols-3">
      {questions.map((question) => (
        <li
          key={question.department}
          className="border-b border-filetto py-6 sm:odd:pr-6 sm:even:border-l sm:even:pl-6 lg:border-l lg:px-6 lg:odd:pr-6 lg:nth-[3n+1]:border-l-0 lg:nth-[3n+1]:pl-0"
        >
          <p className="text-nota font-semibold text-inchiostro-tenue">{question.department}</p>
          <h3 className="mt-3 text-titolo-3">«{question.title}»</h3>
          <p className="mt-3 text-piccolo text-inchiostro-tenue">{question.text}</p>
        </li>
      ))}
    </ul>
  );
}
