import { metadataOf } from '@/app/_shared/metadata';
import { PrintFooter } from '@/app/_shared/print-footer';
import { settings } from '@/app/_shared/settings';
import { SiteLayout } from '@/app/_shared/site-layout';
import { GuideGroups } from '@/components/documentazione/[guida]/guide-groups';
import { Neighbours } from '@/components/sections/neighbours';
import { TextBody } from '@/components/sections/text-body';
import { TextDetails } from '@/components/sections/text-details';
import { TextHead } from '@/components/sections/text-head';
import { ArrowLink } from '@/components/ui/arrow-link';
import { planTags } from '@/content/plans';
import { textCopy } from '@/content/text-copy';
import { docs } from '@/lib/content/collections';
import { guideGroups } from '@/lib/content/guide-cards';
import { techArticle } from '@/lib/seo/json-ld-text';
import { detailsOf, neighboursOf } from './guide-links';

type Props = { params: Promise<{ guida: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => docs.slugs().map((guida) => ({ guida }));

const guideOf = async ({ params }: Props) => docs.find((await params).guida);

export async function generateMetadata(props: Props) {
  const guide = await guideOf(props);
  return metadataOf(docs.meta(guide), { type: 'article', section: textCopy.kinds[guide.kind], tags: [] });
}

export default async function Page(props: Props) {
  const guide = await guideOf(props);
  const page = docs.meta(guide);
  const section = textCopy.kinds[guide.kind];
  const level = guide.level && textCopy.lessonLevels[guide.level];
  const { default: Body } = await import(`@/content/docs/${guide.slug}.mdx`);
  const groups = guideGroups(textCopy.groups, textCopy.kinds);
  return (
    <SiteLayout
      page={page}
      about={[techArticle(page, { section, level, minutes: guide.minutes }, settings.siteUrl)]}
    >
      <TextHead
        eyebrow={section}
        plan={guide.plan && planTags[guide.plan]}
        details={<TextDetails details={detailsOf(guide)} />}
        title={guide.title}
        intro={guide.summary}
      />
      <TextBody
        headings={guide.headings}
        contentsLabel={textCopy.contents}
        siblings={<GuideGroups label={textCopy.guides} groups={groups} current={page.path} />}
        numbered
      >
        <Body />
      </TextBody>
      <PrintFooter page={page} />
      <div data-search-ignore className="wrap pb-6 lg:pb-16 print:hidden">
        <Neighbours {...neighboursOf(guide)} className="border-b" />
        <ArrowLink link={textCopy.reportError} className="mt-4 lg:mt-6" />
      </div>
    </SiteLayout>
  );
}
