import { SampleLines, type Solution, type SolutionGroup } from '@/components/pictures/sample-lines';
import { Section, type SectionCopy } from '@/components/ui/section';
import { romanNumeral } from '@/lib/browser/documents/roman-numeral';

export type ContractArticlesCopy = SectionCopy & {
  groupLabel: string;
  articleLabel: string;
  groups: readonly SolutionGroup[];
};

/** Solutions in the form of a contract: titles, and articles that are numbered through all titles. */
export function ContractArticles({ copy }: { copy: ContractArticlesCopy }) {
  const articlesBefore = (index: number) => copy.groups.slice(0, index).flatMap(({ items }) => items).length;
  return (
    <Section id={copy.id} copy={copy} tone="white" layout="wide">
      {copy.groups.map((group, groupIndex) => (
        <div
          key={group.title}
          className="grid gap-x-8 gap-y-1 border-t border-ink pt-4 not-first:mt-5 lg:grid-cols-12 lg:not-first:mt-14"
        >
          <div className="lg:sticky lg:top-24 lg:col-span-3 lg:self-start">
            <p className="label-text">
              {copy.groupLabel} {romanNumeral(groupIndex + 1)}
            </p>
            <h3 className="text-heading-3">{group.title}</h3>
          </div>
          <ul className="lg:col-span-9">
            {group.items.map((item, index) => (
              <Article
                key={item.title}
                article={item}
                label={copy.articleLabel}
                number={articlesBefore(groupIndex) + index + 1}
              />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

function Article({ article, label, number }: { article: Solution; label: string; number: number }) {
  return (
    <li className="grid gap-x-10 gap-y-3 border-rule py-4 not-first:border-t md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:py-6 lg:first:pt-1">
      <div className="font-display text-heading-4">
        <h4 className="font-medium">
          <span className="figures mr-1 text-ink-muted">
            {label} {number}
          </span>{' '}
          {article.title}
        </h4>
        <p className="mt-1 max-w-[46ch]">{article.text}</p>
      </div>
      {article.sample && <SampleLines {...article.sample} />}
    </li>
  );
}
