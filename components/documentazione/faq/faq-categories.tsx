import { CurrentChapterStyle } from '@/components/sections/current-chapter-style';
import { FaqAnswer } from '@/components/sections/faq-answer';
import { Disclosure } from '@/components/ui/disclosure';
import type { FaqEntry } from '@/lib/schema/faq';

export type FaqCategory = {
  id: string;
  title: string;
  entries: readonly FaqEntry[];
};

type FaqCategoriesProps = {
  categories: readonly FaqCategory[];
  copy: { categories: string; anchor: string };
};

/** Questions by category, with a sticky list of the categories. One answer is open at a time, and each has an anchor. */
export function FaqCategories({ categories, copy }: FaqCategoriesProps) {
  return (
    <div className="border-t border-rule">
      <div className="wrap grid gap-x-8 gap-y-6 py-6 lg:grid-cols-12 lg:py-16">
        <nav aria-label={copy.categories} className="lg:col-span-3">
          <div className="lg:sticky lg:top-24">
            <CurrentChapterStyle />
            <p aria-hidden="true" className="label-text text-small">
              {copy.categories}
            </p>
            <ul className="toc mt-2 flex flex-wrap gap-x-6 lg:block lg:border-b lg:border-rule">
              {categories.map((category) => (
                <li key={category.id} className="lg:border-t lg:border-rule">
                  <a
                    href={`#${category.id}`}
                    className="flex min-h-11 items-center underline decoration-control underline-offset-4 lg:no-underline"
                  >
                    {category.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
        <div className="grid gap-y-8 lg:gap-y-14 lg:col-span-9">
          {categories.map((category) => (
            <section key={category.id} id={category.id} aria-labelledby={`${category.id}-titolo`}>
              <h2 id={`${category.id}-titolo`} className="mb-4 text-heading-3">
                {category.title}
              </h2>
              <div className="border-t border-ink">
                {category.entries.map((entry) => (
                  <Disclosure key={entry.id} id={entry.id} group="domande-frequenti" title={entry.question}>
                    <FaqAnswer entry={entry} />
                    <p className="mt-3 text-small">
                      <a href={`#${entry.id}`} className="link inline-flex min-h-11 items-center">
                        {copy.anchor}
                      </a>
                    </p>
                  </Disclosure>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
