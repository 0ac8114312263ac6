import 'server-only';
import { type Listing, listingMeta, pageOf, termLink, termsWithPages } from '@/app/_shared/article-lists';
import { SiteLayout } from '@/app/_shared/site-layout';
import { ArticlePicture } from '@/components/mdx/picture';
import { ArticleIndex } from '@/components/novita/article-index';
import { ArticleTopics } from '@/components/novita/article-topics';
import { LatestArticle } from '@/components/novita/latest-article';
import { Pagination } from '@/components/novita/pagination';
import { PageHead } from '@/components/sections/page-head';
import { paging, topics } from '@/content/pages/novita';
import { textCopy } from '@/content/text-copy';
import { news } from '@/lib/content/collections';
import { formatLongDate } from '@/lib/content/date';
import type { Term } from '@/lib/content/terms';
import { getPicture } from '@/lib/pictures';
import type { Article } from '@/lib/schema/article';

/** At most so many tags are below a list. Articles link to the others. */
const MAX_TAGS = 24;

/** One page of a list of articles, newest first. */
export async function ArticleList({ listing, number }: { listing: Listing; number: number }) {
  const page = pageOf(listing, number);
  const base = listing.meta.path;
  // Only the first page of all articles shows the latest one large.
  const latest = listing.term || number > 1 ? undefined : page.items[0];
  const otherArticles = latest ? page.items.slice(1) : page.items;
  return (
    <SiteLayout page={listingMeta(listing, page)}>
      <PageHead {...listing.head} />
      {latest && (
        <LatestArticle
          article={articleEntry(latest)}
          picture={
            <ArticlePicture picture={await getPicture(latest.image)} alt={latest.imageAlt} place="opening" />
          }
          tagsLabel={textCopy.tags}
        />
      )}
      <ArticleIndex years={byYear(otherArticles.map(articleEntry))} />
      {page.total > 1 && <Pagination copy={paging} base={base} current={number} total={page.total} />}
      <ArticleTopics
        title={termsWithPages('category').length > 0 ? topics.title : topics.follow}
        links={listing.term ? [topics.all, topics.feed] : [topics.feed]}
        groups={topicGroups(base)}
      />
    </SiteLayout>
  );
}

/**
 * The categories and tags that have a page; groups without any are left out.
 * @param current path of the list
 */
function topicGroups(current: string) {
  const entries = (terms: readonly Term[]) =>
    terms.map(({ kind, label, articles }) => {
      const href = news.termPath(kind, label);
      return { label, href, count: articles.length, current: href === current };
    });
  return [
    { label: topics.categories, terms: entries(termsWithPages('category')) },
    { label: topics.tags, terms: entries(mostUsed(termsWithPages('tags'))) },
  ].filter(({ terms }) => terms.length > 0);
}

/** The tags with the most articles, in their alphabetical order. */
function mostUsed(terms: readonly Term[]): Term[] {
  const byCount = [...terms].sort((a, b) => b.articles.length - a.articles.length);
  const shownTerms = new Set(byCount.slice(0, MAX_TAGS));
  return terms.filter((term) => shownTerms.has(term));
}

type IndexEntry = ReturnType<typeof articleEntry>;

/** Articles, newest first, in groups by year. */
function byYear(articles: readonly IndexEntry[]) {
  const years = new Map<string, IndexEntry[]>();
  for (const article of articles) {
    const year = article.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), article]);
  }
  return [...years].map(([year, entries]) => ({ year, articles: entries }));
}

const articleEntry = (article: Article) => ({
  ...article,
  href: news.path(article.slug),
  day: article.date,
  dayLabel: formatLongDate(article.date),
  mark: textCopy.statuses[article.status],
  category: termLink('category', article.category),
  tags: article.tags.map((tag) => termLink('tags', tag)),
});
