import { ArticlePicture } from '@/components/mdx/picture';
import { ArticleHead } from '@/components/novita/[slug]/article-head';
import { ArticleNext } from '@/components/novita/[slug]/article-next';
import { ProseFacts } from '@/components/sections/prose-facts';
import { ProseSheet } from '@/components/sections/prose-sheet';
import { texts } from '@/content/texts';
import { publishedArticles } from '@/lib/content';
import { findBySlug, neighbours } from '@/lib/content/by-slug';
import { labelledDate } from '@/lib/content/date';
import { articleMeta } from '@/lib/content/page-meta';
import { relatedArticles } from '@/lib/content/related';
import { termPath } from '@/lib/content/terms';
import { getPicture } from '@/lib/pictures';
import type { Article } from '@/lib/schema/article';
import { Frame } from '../../_site/frame';
import { metadataOfArticle } from '../../_site/metadata';
import { PrintFooter } from '../../_site/print-footer';
import { articleData } from '../../_site/structured-data';

type Props = { params: Promise<{ slug: string }> };

/** Number of chapters from which an article has a table of contents. */
const longMinutes = 5;

export const dynamicParams = false;

export const generateStaticParams = () => publishedArticles().map(({ slug }) => ({ slug }));

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

const factsOf = ({ tags, updated }: Article) => [
  { label: `${texts.tags}:`, links: tags.map((tag) => ({ label: tag, href: termPath('tags', tag) })) },
  ...(updated ? [labelledDate(texts.corrected, updated)] : []),
];

const linkOf = ({ slug, title }: Article) => ({ href: `/novita/${slug}`, title });

/** The previous and the next article, and related ones. */
function furtherReading(article: Article) {
  // The list starts with the latest article.
  const { before: newer, after: older } = neighbours(publishedArticles(), article.slug);
  const near = [newer, older].flatMap((neighbour) => neighbour?.slug ?? []);
  const related = relatedArticles(publishedArticles(), article, 3, near);
  return {
    neighbours: {
      label: texts.neighbours,
      newer: newer && { label: texts.newerArticle, ...linkOf(newer) },
      older: older && { label: texts.olderArticle, ...linkOf(older) },
    },
    related: {
      title: texts.related,
      articles: related.map((other) => ({ ...linkOf(other), ...labelledDate(texts.published, other.date) })),
    },
  };
}
