import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { type GuideCard, GuideList } from '@/components/documentazione/guide-list';
import { Island } from '@/components/islands/island';
import { PageHead } from '@/components/sections/page-head';
import { SearchForm } from '@/components/ui/search-form';
import { Tabs } from '@/components/ui/tabs';
import { pages } from '@/content/pages';
import { head, index, search } from '@/content/pages/documentazione';
import { planTags } from '@/content/plans';
import { textCopy } from '@/content/text-copy';
import { docs } from '@/lib/content/collections';
import { titleWithoutKind } from '@/lib/content/guide-cards';
import { type GuideKind, guideKinds } from '@/lib/schema/guide';

const page = pages['/documentazione'];

export const metadata = metadataOf(page);

export default function Page() {
  const cards = docs.texts().map(({ slug, title, summary, kind, icon, plan }) => ({
    href: docs.path(slug),
    title,
    summary,
    kind,
    icon,
    plan: plan && planTags[plan],
  }));
  return (
    <SiteLayout page={page}>
      <PageHead title={head.title} intro={head.intro} />
      <div className="wrap pb-6 lg:pb-20">
        <SearchForm copy={search} below="/documentazione/" className="mb-6 lg:mb-10" />
        <GuideTabs cards={cards} />
      </div>
    </SiteLayout>
  );
}

function GuideTabs({ cards }: { cards: readonly GuideCard[] }) {
  const guideList = (kind: GuideKind) => (
    <GuideList
      key={kind}
      title={index.groups[kind].label}
      text={index.groups[kind].text}
      cards={cards
        .filter((card) => card.kind === kind)
        .map((card) => ({ ...card, title: titleWithoutKind(card.title, textCopy.kinds[kind]) }))}
    />
  );
  return (
    <Island
      name="tabs"
      component={Tabs}
      props={{ label: index.tabs, tabs: guideKinds.map((id) => ({ id, label: index.groups[id].label })) }}
      slots={Object.fromEntries(guideKinds.map((kind) => [kind, guideList(kind)]))}
    />
  );
}
