import { metadataOf } from '../_site/metadata';
import { ArticleList } from './composition';
import { wholeList } from './list';

export const metadata = metadataOf(wholeList().meta);

export default function Page() {
  return <ArticleList listing={wholeList()} number={1} />;
}
