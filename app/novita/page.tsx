import { metadataOf } from '../_site/metadata';
import { ArticleList } from './composition';
import { articlePage, list } from './list';

export const metadata = metadataOf(list);

export default function Page() {
  return <ArticleList page={articlePage(1)} />;
}
