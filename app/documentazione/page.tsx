import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { GuideShelf } from '@/components/sections/guide-shelf';
import { PageHead } from '@/components/sections/page-head';
import { ArrowLink } from '@/components/ui/arrow-link';
import { GuideSearch } from '@/components/ui/guide-search';
import { Tabs } from '@/components/ui/tabs';
import { pages } from '@/content/pages';
import { head, index, search } from '@/content/pages/documentazione';
import { guides } from '@/lib/content';
import { guideKinds } from '@/lib/schema/guide';

const page = pages['/documentazione'];

export const metadata = metadataOf(page);

export default function Page() {
  const cards = guides().map(({ slug, title, summary, kind }) => ({
    href: `/documentazione/${slug}`,
    title,
    summary,
    kind,
  }));
  return (
    <Frame page={page}>
      <PageHead title={head.title} lead={head.lead} />
      <div className="wrap pb-14 lg:pb-20">
        <GuideSearch cards={cards} copy={search}>
          <Tabs
            label={index.tabs}
            tabs={guideKinds.map((kind) => ({
              id: kind,
              label: index.shelves[kind].label,
              panel: (
                <GuideShelf
                  title={index.shelves[kind].label}
                  text={index.shelves[kind].text}
                  cards={cards.filter((card) => card.kind === kind)}
                />
              ),
            }))}
          />
        </GuideSearch>
        <h2 className="mt-16 text-titolo-4">{index.onward.title}</h2>
        <ul className="mt-3 flex flex-wrap gap-x-12 gap-y-4">
          {index.onward.links.map((link) => (
            <li key={link.href}>
              <ArrowLink link={link} />
              <p className="text-nota text-inchiostro-tenue">{link.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}
