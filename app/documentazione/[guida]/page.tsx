import { metadataOf } from '@/app/_site/metadata';
import { PrintFooter } from '@/app/_site/print-footer';
import { settings } from '@/app/_site/settings';
import { SiteLayout } from '@/app/_site/site-layout';
import { GuideEnd } from '@/components/documentazione/[guida]/guide-end';
import { GuideGroups } from '@/components/documentazione/[guida]/guide-groups';
import { TextBody } from '@/components/sections/text-body';
import { TextDetails } from '@/components/sections/text-details';
import { TextHead } from '@/components/sections/text-head';
import { planTags } from '@/content/plans';
import { texts } from '@/content/texts';
import { labelledDate } from '@/lib/content/date';
import { guideGroups } from '@/lib/content/guide-cards';
import { neighbours } from '@/lib/content/neighbours';
import { docs } from '@/lib/content/text-folders';
import { techArticle } from '@/lib/seo/json-ld-text';

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
  const details = [
    ...(guide.level ? [texts.levels[guide.level]] : []),
    ...(guide.minutes ? [`${guide.minutes} ${texts.minutes}`] : []),
    labelledDate(texts.updated, guide.updated),
  ];
  const groups = guideGroups(texts.groups, texts.kinds);
  const { before, after } = neighbours(docs.texts(), guide.slug);
  const linkTo = (label: string, other: typeof before) =>
    other && { label, title: other.title, href: docs.path(other.slug) };
  return (
    <SiteLayout
      page={page}
      about={[techArticle(page, { section, level, minutes: guide.minutes }, settings.siteUrl)]}
    >
      <TextHead
        eyebrow={section}
        plan={guide.plan && planTags[guide.plan]}
        details={<TextDetails details={details} />}
        title={guide.title}
        intro={guide.summary}
      />
      <TextBody
        headings={guide.headings}
        contentsLabel={texts.contents}
        siblings={<GuideGroups label={texts.guides} groups={groups} current={page.path} />}
        numbered
      >
        <Body />
      </TextBody>
      <PrintFooter page={page} />
      <GuideEnd
        neighbours={{
          label: texts.guideNeighbours,
          before: linkTo(texts.guideBefore, before),
          after: linkTo(texts.guideAfter, after),
        }}
        link={texts.reportError}
      />
    </SiteLayout>
  );
}
