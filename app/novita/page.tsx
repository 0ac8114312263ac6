import { wholeList } from '@/app/_site/article-lists';
import { metadataOf } from '@/app/_site/metadata';
import { ArticleList } from './article-list';

export const metadata = metadataOf(wholeList().meta);

export default function Page() {
  return <ArticleList listing={wholeList()} number={1} />;
}
