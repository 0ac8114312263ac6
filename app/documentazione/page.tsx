import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { searchCopy } from '@/app/_site/search';
import { GuideSearch } from '@/components/documentazione/guide-search';
import { type GuideCard, GuideShelf } from '@/components/documentazione/guide-shelf';
import { Island } from '@/components/islands/island';
import { Onward } from '@/components/sections/onward';
import { PageHead } from '@/components/sections/page-head';
import { Tabs } from '@/components/ui/tabs';
import { pages } from '@/content/pages';
import { head, index, onward, search } from '@/content/pages/documentazione';
import { texts } from '@/content/texts';
import { guides } from '@/lib/content';
import { shelfTitle } from '@/lib/content/shelf-title';
import { type GuideKind, guideKinds } from '@/lib/schema/guide';

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
        <Island
          name="guide-search"
          of={GuideSearch}
          props={{ cards, copy: { ...search, states: searchCopy.states, synonyms: searchCopy.synonyms } }}
          slots={{ below: <Shelves cards={cards} /> }}
        />
      </div>
      <Onward copy={onward} />
    </Frame>
  );
}

function Shelves({ cards }: { cards: readonly GuideCard[] }) {
  const shelf = (kind: GuideKind) => (
    <GuideShelf
      key={kind}
      title={index.shelves[kind].label}
      text={index.shelves[kind].text}
      cards={cards
        .filter((card) => card.kind === kind)
        .map((card) => ({ ...card, title: shelfTitle(card.title, texts.kinds[kind]) }))}
    />
  );
  return (
    <Island
      name="tabs"
      of={Tabs}
      props={{ label: index.tabs, tabs: guideKinds.map((id) => ({ id, label: index.shelves[id].label })) }}
      slots={Object.fromEntries(guideKinds.map((kind) => [kind, shelf(kind)]))}
    />
  );
}
