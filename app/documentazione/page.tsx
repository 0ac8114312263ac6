import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { GuideShelf } from '@/components/sections/guide-shelf';
import { Onward } from '@/components/sections/onward';
import { PageHead } from '@/components/sections/page-head';
import { GuideSearch } from '@/components/ui/guide-search';
import { Tabs } from '@/components/ui/tabs';
import { pages } from '@/content/pages';
import { head, index, onward, search } from '@/content/pages/documentazione';
import { texts } from '@/content/texts';
import { guides } from '@/lib/content';
import { shelfTitle } from '@/lib/content/shelf-title';
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
                  cards={cards
                    .filter((card) => card.kind === kind)
                    .map((card) => ({ ...card, title: shelfTitle(card.title, texts.kinds[kind]) }))}
                />
              ),
            }))}
          />
        </GuideSearch>
      </div>
      <Onward copy={onward} />
    </Frame>
  );
}
