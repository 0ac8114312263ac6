import { SampleLines, type Solution } from '@/components/pictures/sample-lines';
import { Section, type SectionCopy } from '@/components/ui/section';

type Finding = {
  /** "Revisione interna". */
  desk: string;
  title: string;
  text: string;
  answer: Solution;
};

export type FindingsCopy = SectionCopy & {
  listId: string;
  labels: { desk: string; finding: string; answer: string; evidence: string };
  items: readonly Finding[];
};

const columns =
  'md:grid md:grid-cols-2 md:gap-x-8 lg:grid-cols-[8rem_minmax(0,10fr)_minmax(0,10fr)_minmax(0,9fr)]';

/** Problems and solutions as in an audit report: department, finding, answer, evidence. */
export function Findings({ copy }: { copy: FindingsCopy }) {
  const { labels } = copy;
  return (
    <Section id={copy.id} copy={copy} layout="wide">
      <div aria-hidden="true" className={`${columns} label-text max-lg:hidden!`}>
        <p>{labels.desk}</p>
        <p>{labels.finding}</p>
        <p>{labels.answer}</p>
        <p>{labels.evidence}</p>
      </div>
      <ol id={copy.listId} className="border-b border-ink lg:mt-2">
        {copy.items.map((item, index) => (
          <li key={item.desk} className={`${columns} border-t border-ink py-4 lg:py-6`}>
            <p className="label-text figures text-ink md:col-span-2 lg:col-span-1 lg:pt-1">
              <span className="lg:sr-only">
                {labels.finding} {index + 1},{' '}
              </span>
              {item.desk}
            </p>
            <div className="mt-1 lg:mt-0">
              <h3 className="text-heading-4">{item.title}</h3>
              <p className="mt-1 text-small">{item.text}</p>
            </div>
            <div className="mt-3 border-l-2 border-secure pl-4 md:mt-1 lg:mt-0">
              <p className="sr-only">{labels.answer}</p>
              <h4 className="font-semibold text-secure">{item.answer.title}</h4>
              <p className="mt-1 text-small">{item.answer.text}</p>
            </div>
            {item.answer.sample && (
              <SampleLines {...item.answer.sample} className="mt-3 md:col-start-2 lg:col-start-4 lg:mt-0" />
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
