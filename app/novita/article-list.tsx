import 'server-only';
import { type Listing, listedTerms, listingMeta, listingPage, termLink } from '@/app/_site/article-lists';
import { SiteLayout } from '@/app/_site/site-layout';
import { ArticlePicture } from '@/components/mdx/picture';
import { ArticleIndex } from '@/components/novita/article-index';
import { ArticleTopics } from '@/components/novita/article-topics';
import { LatestArticle } from '@/components/novita/latest-article';
import { Pagination } from '@/components/novita/pagination';
import { PageHead } from '@/components/sections/page-head';
import { paging, topics } from '@/content/pages/novita';
import { texts } from '@/content/texts';
import { formatLongDate } from '@/lib/content/date';
import { paginatedPath, paginationLinks } from '@/lib/content/pagination';
import type { Term } from '@/lib/content/terms';
import { news } from '@/lib/content/text-folders';
import { getPicture } from '@/lib/pictures';
import type { Article } from '@/lib/schema/article';

/** Maximum number of tags below a list. The other tags are linked from the articles. */
const MAX_TAGS = 24;

/** One page of a list of articles, newest first. */
export async function ArticleList({ listing, number }: { listing: Listing; number: number }) {
  const page = listingPage(listing, number);
  const { total } = page;
  const base = listing.meta.path;
  // Only the first page of all articles shows the latest one large.
  const latest = listing.term || number > 1 ? undefined : page.items[0];
  const otherArticles = latest ? page.items.slice(1) : page.items;
  const neighbour = (label: string, at: number) =>
    at < 1 || at > total ? undefined : { label, href: paginatedPath(base, at) };
  return (
    <SiteLayout page={listingMeta(listing, page)}>
      <PageHead {...listing.head} />
      {latest && (
        <LatestArticle
          article={articleEntry(latest)}
          picture={<ArticlePicture picture={await getPicture(latest.image)} alt="" place="opening" />}
          tagsLabel={texts.tags}
        />
      )}
      <ArticleIndex years={byYear(otherArticles.map(articleEntry))} />
      {total > 1 && (
        <Pagination
          label={paging.label}
          newer={neighbour(paging.newer, number - 1)}
          older={neighbour(paging.older, number + 1)}
          pages={paginationLinks(number, total).map((at) =>
            at === 'gap'
              ? undefined
              : {
                  number: at,
                  label: `${paging.page} ${at} ${paging.of} ${total}`,
                  href: paginatedPath(base, at),
                  current: at === number,
                },
          )}
        />
      )}
      <ArticleTopics
        title={listedTerms('category').length > 0 ? topics.title : topics.follow}
        links={listing.term ? [topics.all, topics.feed] : [topics.feed]}
        groups={[
          {
            label: topics.categories,
            terms: listedTerms('category').map((term) => termEntry(term, base)),
          },
          {
            label: topics.tags,
            terms: mostUsed(listedTerms('tags')).map((term) => termEntry(term, base)),
          },
        ].filter(({ terms }) => terms.length > 0)}
      />
    </SiteLayout>
  );
}

type IndexEntry = ReturnType<typeof articleEntry>;

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
  mark: texts.statuses[article.status],
  category: termLink('category', article.category),
  tags: article.tags.map((tag) => termLink('tags', tag)),
});

const mostUsed = (terms: readonly Term[]): Term[] => {
  const byCount = [...terms].sort((a, b) => b.articles.length - a.articles.length);
  const shownTerms = new Set(byCount.slice(0, MAX_TAGS));
  return terms.filter((term) => shownTerms.has(term));
};

const termEntry = ({ kind, label, articles }: Term, base: string) => {
  const href = news.termPath(kind, label);
  return { label, href, count: articles.length, current: href === base };
};
