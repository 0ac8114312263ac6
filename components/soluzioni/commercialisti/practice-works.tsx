import type { ReactNode } from 'react';

/** What the product does for one of the firm's works. */
export type PracticeWork = {
  id: string;
  title: string;
  items: readonly { title: string; text: string }[];
};

type PracticeWorksProps = {
  copy: { id: string; margin: string; title: string; works: readonly PracticeWork[] };
  /** What the product shows in each work, in their order. */
  pictures: readonly ReactNode[];
};

/** A firm's works, one after the other: name in the margin, what the product does for it, what it shows. */
export function PracticeWorks({ copy, pictures }: PracticeWorksProps) {
  return (
    <section id={copy.id} aria-labelledby={`${copy.id}-titolo`} className="border-t border-rule">
      <div className="wrap py-10 lg:py-24">
        <p className="margin-note">{copy.margin}</p>
        <h2 id={`${copy.id}-titolo`} className="mt-3 max-w-[24ch] text-heading-2">
          {copy.title}
        </h2>
        <div className="mt-6 grid gap-y-8 lg:mt-12 lg:gap-y-16">
          {copy.works.map((work, index) => (
            <div
              key={work.id}
              id={work.id}
              className="grid gap-x-8 gap-y-4 border-t border-ink pt-4 md:grid-cols-2 lg:grid-cols-12"
            >
              <h3 className="text-heading-3 md:col-span-2 lg:col-span-3">{work.title}</h3>
              <dl className="lg:col-span-4">
                {work.items.map((item) => (
                  <div
                    key={item.title}
                    className="border-t border-rule py-2.5 first:border-0 first:pt-0 lg:first:pt-1"
                  >
                    <dt className="font-semibold">{item.title}</dt>
                    <dd className="max-md:text-small md:mt-1">{item.text}</dd>
                  </div>
                ))}
              </dl>
              <div className="min-w-0 lg:col-span-5 lg:pl-4">{pictures[index]}</div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
