import { allArticlesListing } from '@/app/_shared/article-lists';
import { metadataOf } from '@/app/_shared/metadata';
import { ArticleList } from './article-list';

export const metadata = metadataOf(allArticlesListing().meta);

export default function Page() {
  return <ArticleList listing={allArticlesListing()} number={1} />;
}
