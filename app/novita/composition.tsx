import 'server-only';
import { ArticleIndex } from '@/components/sections/article-index';
import { ListPaging } from '@/components/sections/list-paging';
import { PageHead } from '@/components/sections/page-head';
import { head, paging } from '@/content/pages/novita';
import { texts } from '@/content/texts';
import type { ArticlePage } from '@/lib/content';
import { longDate } from '@/lib/content/date';
import { listPath, pageLinks } from '@/lib/content/paging';
import { Frame } from '../_site/frame';
import { list, metaOfList } from './list';

/** The list of articles, from the latest, twelve a page. */
export function ArticleList({ page }: { page: ArticlePage }) {
  const { number, of, items } = page;
  const entries = items.map((article) => ({
    ...article,
    href: `/novita/${article.slug}`,
    day: article.date,
    dayLabel: longDate(article.date),
  }));
  const years = [...new Set(entries.map(({ day }) => day.slice(0, 4)))].map((year) => ({
    year,
    articles: entries.filter(({ day }) => day.startsWith(year)),
  }));
  const neighbour = (label: string, at: number) =>
    at < 1 || at > of ? undefined : { label, href: listPath(list.path, at) };
  return (
    <Frame page={metaOfList(page)}>
      <PageHead {...head} />
      <ArticleIndex years={years} tagsLabel={texts.tags} />
      {of > 1 && (
        <ListPaging
          label={paging.label}
          newer={neighbour(paging.newer, number - 1)}
          older={neighbour(paging.older, number + 1)}
          pages={pageLinks(number, of).map((at) =>
            at === 'gap'
              ? undefined
              : {
                  number: at,
                  label: `${paging.page} ${at} ${paging.of} ${of}`,
                  href: listPath(list.path, at),
                  current: at === number,
                },
          )}
        />
      )}
    </Frame>
  );
}
