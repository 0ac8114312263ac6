import { GuideNext } from '@/components/documentazione/[guida]/guide-next';
import { ProseFacts } from '@/components/sections/prose-facts';
import { ProseSheet } from '@/components/sections/prose-sheet';
import { TextHead } from '@/components/sections/text-head';
import { texts } from '@/content/texts';
import { itemsAfter } from '@/lib/content/by-slug';
import { docs } from '@/lib/content/collections';
import { labelledDate } from '@/lib/content/date';
import { techArticle } from '@/lib/seo/json-ld-text';
import { Frame } from '../../_site/frame';
import { metadataOf } from '../../_site/metadata';
import { PrintFooter } from '../../_site/print-footer';
import { settings } from '../../_site/settings';

type Props = { params: Promise<{ guida: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => docs.texts().map(({ slug }) => ({ guida: slug }));

const guideOf = async ({ params }: Props) => docs.find((await params).guida);

export async function generateMetadata(props: Props) {
  const guide = await guideOf(props);
  return metadataOf(docs.meta(guide), { type: 'article', section: texts.kinds[guide.kind], tags: [] });
}

export default async function Page(props: Props) {
  const guide = await guideOf(props);
  const page = docs.meta(guide);
  const section = texts.kinds[guide.kind];
  const level = guide.level && texts.lessonLevels[guide.level];
  const { default: Body } = await import(`@/content/docs/${guide.slug}.mdx`);
  const facts = [
    ...(guide.level ? [texts.levels[guide.level]] : []),
    ...(guide.minutes ? [`${guide.minutes} ${texts.minutes}`] : []),
    labelledDate(texts.updated, guide.updated),
  ];
  const next = itemsAfter(docs.texts(), guide.slug, 2).map(({ slug, kind, title, summary }) => ({
    href: docs.path(slug),
    kind: texts.kinds[kind],
    title,
    summary,
  }));
  return (
    <Frame
      page={page}
      about={[techArticle(page, { section, level, minutes: guide.minutes }, settings.siteUrl)]}
    >
      <TextHead
        rubric={section}
        facts={<ProseFacts facts={facts} />}
        title={guide.title}
        lead={guide.summary}
      />
      <ProseSheet headings={guide.headings} contentsLabel={texts.contents} numbered>
        <Body />
      </ProseSheet>
      <PrintFooter page={page} />
      <GuideNext title={texts.next} guides={next} all={texts.allGuides} />
    </Frame>
  );
}
