import { ArticleIndex } from '@/components/sections/article-index';
import { PageHead } from '@/components/sections/page-head';
import { pages } from '@/content/pages';
import { head } from '@/content/pages/novita';
import { texts } from '@/content/texts';
import { articles } from '@/lib/content';
import { longDate } from '@/lib/content/date';
import { Frame } from '../_site/frame';
import { metadataOf } from '../_site/metadata';

const page = pages['/novita'];

export const metadata = metadataOf(page);

export default function Page() {
  const entries = articles().map((article) => ({
    ...article,
    href: `/novita/${article.slug}`,
    day: article.date,
    dayLabel: longDate(article.date),
  }));
  const years = [...new Set(entries.map(({ day }) => day.slice(0, 4)))].map((year) => ({
    year,
    articles: entries.filter(({ day }) => day.startsWith(year)),
  }));
  return (
    <Frame page={page}>
      <PageHead {...head} />
      <ArticleIndex years={years} tagsLabel={texts.tags} />
    </Frame>
  );
}
