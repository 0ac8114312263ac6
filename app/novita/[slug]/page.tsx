import { ArticleHead } from '@/components/sections/article-head';
import { ArticleNext } from '@/components/sections/article-next';
import { ProseFacts } from '@/components/sections/prose-facts';
import { ProseSheet } from '@/components/sections/prose-sheet';
import { texts } from '@/content/texts';
import { articles } from '@/lib/content';
import { dated } from '@/lib/content/date';
import { articleMeta, bySlug, following } from '@/lib/content/meta';
import { Frame } from '../../_site/frame';
import { metadataOfArticle } from '../../_site/metadata';
import { articleData } from '../../_site/structured-data';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => articles().map(({ slug }) => ({ slug }));

const articleOf = async ({ params }: Props) => bySlug(articles(), (await params).slug, 'content/news');

export const generateMetadata = async (props: Props) => metadataOfArticle(await articleOf(props));

export default async function Page(props: Props) {
  const article = await articleOf(props);
  const { default: Body } = await import(`@/content/news/${article.slug}.mdx`);
  const others = following(articles(), article.slug, 3).map(({ slug, title, date }) => ({
    href: `/novita/${slug}`,
    title,
    ...dated(texts.published, date),
  }));
  const facts = [
    `${texts.tags}: ${article.tags.join(', ')}`,
    ...(article.updated ? [dated(texts.corrected, article.updated)] : []),
  ];
  return (
    <Frame page={articleMeta(article)} about={[articleData(article)]}>
      <article>
        <ArticleHead
          {...article}
          published={dated(texts.published, article.date)}
          image={{ src: article.image, alt: article.imageAlt }}
        />
        <ProseSheet
          margin={<ProseFacts facts={facts} />}
          headings={[]}
          contentsLabel={texts.contents}
          ruled={false}
        >
          <Body />
        </ProseSheet>
      </article>
      <ArticleNext title={texts.otherArticles} articles={others} all={texts.allArticles} />
    </Frame>
  );
}
