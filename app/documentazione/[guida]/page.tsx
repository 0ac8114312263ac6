import { GuideNext } from '@/components/documentazione/[guida]/guide-next';
import { ProseFacts } from '@/components/sections/prose-facts';
import { ProseSheet } from '@/components/sections/prose-sheet';
import { TextHead } from '@/components/sections/text-head';
import { texts } from '@/content/texts';
import { guides } from '@/lib/content';
import { findBySlug, itemsAfter } from '@/lib/content/by-slug';
import { labelledDate } from '@/lib/content/date';
import { guideMeta } from '@/lib/content/page-meta';
import { Frame } from '../../_site/frame';
import { metadataOfGuide } from '../../_site/metadata';
import { PrintFooter } from '../../_site/print-footer';
import { guideData } from '../../_site/structured-data';

type Props = { params: Promise<{ guida: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => guides().map(({ slug }) => ({ guida: slug }));

const guideOf = async ({ params }: Props) => findBySlug(guides(), (await params).guida, 'content/docs');

export const generateMetadata = async (props: Props) => metadataOfGuide(await guideOf(props));

export default async function Page(props: Props) {
  const guide = await guideOf(props);
  const { default: Body } = await import(`@/content/docs/${guide.slug}.mdx`);
  const facts = [
    ...(guide.level ? [texts.levels[guide.level]] : []),
    ...(guide.minutes ? [`${guide.minutes} ${texts.minutes}`] : []),
    labelledDate(texts.updated, guide.updated),
  ];
  const next = itemsAfter(guides(), guide.slug, 2).map(({ slug, kind, title, summary }) => ({
    href: `/documentazione/${slug}`,
    kind: texts.kinds[kind],
    title,
    summary,
  }));
  return (
    <Frame page={guideMeta(guide)} about={[guideData(guide)]}>
      <TextHead
        rubric={texts.kinds[guide.kind]}
        facts={<ProseFacts facts={facts} />}
        title={guide.title}
        lead={guide.summary}
      />
      <ProseSheet headings={guide.headings} contentsLabel={texts.contents} numbered>
        <Body />
      </ProseSheet>
      <PrintFooter page={guideMeta(guide)} />
      <GuideNext title={texts.next} guides={next} all={texts.allGuides} />
    </Frame>
  );
}
