import { termLink } from '@/app/_shared/article-lists';
import { metadataOf } from '@/app/_shared/metadata';
import { PrintFooter } from '@/app/_shared/print-footer';
import { settings } from '@/app/_shared/settings';
import { SiteLayout } from '@/app/_shared/site-layout';
import { ArticleEnd } from '@/components/novita/[slug]/article-end';
import { ArticleHead } from '@/components/novita/[slug]/article-head';
import { TextBody } from '@/components/sections/text-body';
import { TextDetails } from '@/components/sections/text-details';
import { site } from '@/content/site';
import { textCopy } from '@/content/text-copy';
import { news } from '@/lib/content/collections';
import { labelledDate } from '@/lib/content/date';
import { readingMinutes } from '@/lib/content/reading-time';
import { getPicture } from '@/lib/pictures';
import { newsArticle } from '@/lib/seo/json-ld-text';
import { detailsOf, furtherReading } from './article-links';

type Props = { params: Promise<{ slug: string }> };

/** From this reading time, in minutes, an article has a table of contents. */
const MIN_MINUTES_FOR_CONTENTS = 4;

export const dynamicParams = false;

export const generateStaticParams = () => news.slugs().map((slug) => ({ slug }));

const articleOf = async ({ params }: Props) => news.find((await params).slug);

export async function generateMetadata(props: Props) {
  const article = await articleOf(props);
  const { date: publishedTime, category: section, tags } = article;
  return metadataOf(news.meta(article), { type: 'article', publishedTime, section, tags });
}

export default async function Page(props: Props) {
  const article = await articleOf(props);
  const page = news.meta(article);
  const minutes = readingMinutes(article.wordCount);
  const picture = await getPicture(article.image);
  const { default: Body } = await import(`@/content/news/${article.slug}.mdx`);
  return (
    <SiteLayout
      page={page}
      about={[newsArticle(page, { ...article, image: picture.src }, site, settings.siteUrl)]}
    >
      <article>
        <ArticleHead
          {...article}
          category={termLink('category', article.category)}
          published={labelledDate(textCopy.published, article.date)}
          author={article.author && `${textCopy.author} ${article.author}`}
          reading={`${minutes} ${minutes === 1 ? textCopy.reading.one : textCopy.reading.many}`}
          mark={textCopy.statuses[article.status]}
        />
        <TextBody
          margin={<TextDetails details={detailsOf(article)} />}
          headings={minutes < MIN_MINUTES_FOR_CONTENTS ? [] : article.headings}
          contentsLabel={textCopy.contents}
        >
          <Body />
        </TextBody>
      </article>
      <PrintFooter page={page} />
      <ArticleEnd {...furtherReading(article)} all={textCopy.allArticles} />
    </SiteLayout>
  );
}
