import { ArticlePicture } from '@/components/mdx/picture';
import { ArticleHead } from '@/components/novita/[slug]/article-head';
import { ArticleNext } from '@/components/novita/[slug]/article-next';
import { ProseFacts } from '@/components/sections/prose-facts';
import { ProseSheet } from '@/components/sections/prose-sheet';
import { texts } from '@/content/texts';
import { publishedArticles } from '@/lib/content';
import { articlesToRender } from '@/lib/content/articles-to-render';
import { findBySlug } from '@/lib/content/by-slug';
import { labelledDate } from '@/lib/content/date';
import { articleMeta } from '@/lib/content/page-meta';
import { termPath } from '@/lib/content/terms';
import { getPicture } from '@/lib/pictures';
import { Frame } from '../../_site/frame';
import { metadataOfArticle } from '../../_site/metadata';
import { PrintFooter } from '../../_site/print-footer';
import { articleData } from '../../_site/structured-data';
import { factsOf, furtherReading } from './article-links';

type Props = { params: Promise<{ slug: string }> };

/** Reading time in minutes from which an article has a table of contents. */
const longMinutes = 5;

export const dynamicParams = false;

export const generateStaticParams = async () =>
  (await articlesToRender(publishedArticles(), furtherReading)).map(({ slug }) => ({ slug }));

const articleOf = async ({ params }: Props) =>
  findBySlug(publishedArticles(), (await params).slug, 'content/news');

export const generateMetadata = async (props: Props) => metadataOfArticle(await articleOf(props));

export default async function Page(props: Props) {
  const article = await articleOf(props);
  const picture = await getPicture(article.image);
  const { default: Body } = await import(`@/content/news/${article.slug}.mdx`);
  return (
    <Frame page={articleMeta(article)} about={[articleData({ ...article, image: picture.src })]}>
      <article>
        <ArticleHead
          {...article}
          category={{ label: article.category, href: termPath('category', article.category) }}
          published={labelledDate(texts.published, article.date)}
          reading={`${article.minutes} ${article.minutes === 1 ? texts.reading.one : texts.reading.many}`}
          picture={<ArticlePicture picture={picture} alt={article.imageAlt} place="head" />}
          mark={texts.statuses[article.status]}
        />
        <ProseSheet
          margin={<ProseFacts facts={factsOf(article)} />}
          headings={article.minutes < longMinutes ? [] : article.headings}
          contentsLabel={texts.contents}
        >
          <Body />
        </ProseSheet>
      </article>
      <PrintFooter page={articleMeta(article)} />
      <ArticleNext {...furtherReading(article)} all={texts.allArticles} />
    </Frame>
  );
}
