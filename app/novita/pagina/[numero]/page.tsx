import { allArticlesListing, listingMeta, pageOf, pagesAfterFirst } from '@/app/_shared/article-lists';
import { metadataOf } from '@/app/_shared/metadata';
import { ArticleList } from '@/app/novita/article-list';

type Props = { params: Promise<{ numero: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  pagesAfterFirst(allArticlesListing()).map(({ number }) => ({ numero: String(number) }));

const numberOf = async ({ params }: Props) => Number((await params).numero);

export const generateMetadata = async (props: Props) =>
  metadataOf(listingMeta(allArticlesListing(), pageOf(allArticlesListing(), await numberOf(props))));

export default async function Page(props: Props) {
  return <ArticleList listing={allArticlesListing()} number={await numberOf(props)} />;
}
