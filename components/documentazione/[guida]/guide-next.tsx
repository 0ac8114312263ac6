import { ArrowLink } from '@/components/ui/arrow-link';
import type { Link } from '@/lib/schema/page';

type GuideNextProps = {
  title: string;
  guides: { kind: string; title: string; summary: string; href: string }[];
  all: Link;
};

/** Links to the neighbouring guides and back to the index. Hidden on paper. */
export function GuideNext({ title, guides, all }: GuideNextProps) {
  return (
    <section
      data-search-ignore
      aria-labelledby="da-leggere-poi"
      className="border-t border-rule print:hidden"
    >
      <div className="wrap grid gap-x-8 gap-y-6 py-12 lg:grid-cols-12 lg:py-16">
        <h2 id="da-leggere-poi" className="text-heading-3 lg:col-span-3">
          {title}
        </h2>
        <div className="lg:col-span-9">
          <ul className="grid gap-x-8 md:grid-cols-2">
            {guides.map((guide) => (
              <li key={guide.href} className="relative border-t border-ink pt-4 pb-8">
                <p className="eyebrow">{guide.kind}</p>
                <h3 className="mt-1 text-heading-3">
                  <a
                    href={guide.href}
                    className="link no-underline after:absolute after:inset-0 hover:underline"
                  >
                    {guide.title}
                  </a>
                </h3>
                <p className="mt-2 max-w-[46ch] text-small">{guide.summary}</p>
              </li>
            ))}
          </ul>
          <ArrowLink link={all} />
        </div>
      </div>
    </section>
  );
}
