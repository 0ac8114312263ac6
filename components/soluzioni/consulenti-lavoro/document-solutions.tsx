import { type Sample, SampleLines, type Solution } from '@/components/pictures/sample-lines';

export type DocumentSolution = Solution & { document: string; sample: Sample };

/** Kinds of documents, each with a solution and a sample. */
export function DocumentSolutions({ items }: { items: readonly DocumentSolution[] }) {
  return (
    <ul className="border-b border-rule lg:-ml-[calc((100%+2rem)/3)]">
      {items.map((item) => (
        <li
          key={item.document}
          className="grid gap-x-8 gap-y-2 border-t border-rule py-4 md:grid-cols-2 lg:grid-cols-12 lg:py-7"
        >
          <h3 className="text-heading-3 md:col-span-2 lg:col-span-3">{item.document}</h3>
          <div className="lg:col-span-5">
            <p className="font-semibold">{item.title}</p>
            <p className="max-w-[50ch] max-md:text-small md:mt-1">{item.text}</p>
          </div>
          <SampleLines {...item.sample} className="lg:col-span-4" />
        </li>
      ))}
    </ul>
  );
}
