import { Excerpt } from '@/components/pictures/excerpt';
import { Facts } from '@/components/pictures/facts';
import type { PassageText } from '@/components/pictures/passage';

export type TaxonomySearchCopy = {
  caption: string;
  card: {
    label: string;
    term: string;
    note: string;
    relations: readonly { name: string; value: string }[];
  };
  questionLabel: string;
  question: string;
  found: { title: string; passage: PassageText; file: string; place: string; comment: string };
};

/** The card of a term in a taxonomy, beside a search that uses the term. */
export function TaxonomySearch({ copy }: { copy: TaxonomySearchCopy }) {
  const { card, found } = copy;
  return (
    <figure className="grid gap-x-12 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <div className="self-start border border-rule border-t-2 border-t-ink bg-sheet px-5 pt-4 pb-3 lg:px-6 lg:pt-5 lg:pb-6 shadow-sheet">
        <p className="text-note text-ink-muted">{card.label}</p>
        <p className="mt-1 font-display text-heading-2 font-semibold">{card.term}</p>
        <p className="mt-1 text-small">{card.note}</p>
        <div className="mt-3 border-t border-rule lg:mt-5">
          <Facts facts={card.relations} />
        </div>
      </div>
      <div>
        <p className="label-text">{copy.questionLabel}</p>
        <p className="mt-1 font-display text-heading-3 leading-[1.25] font-medium">{copy.question}</p>
        <div className="mt-4 border-t-2 border-accent py-3 lg:mt-6 lg:py-5">
          <p className="text-small font-semibold">{found.title}</p>
          <Excerpt {...found} className="mt-2 text-intro" />
          <p className="mt-2 text-small">{found.comment}</p>
        </div>
      </div>
    </figure>
  );
}
