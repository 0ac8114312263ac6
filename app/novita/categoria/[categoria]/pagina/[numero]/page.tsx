import {
  listingMeta,
  pageOf,
  pagesAfterFirst,
  termListing,
  termsWithPages,
} from '@/app/_shared/article-lists';
import { metadataOf } from '@/app/_shared/metadata';
import { ArticleList } from '@/app/novita/article-list';

type Props = { params: Promise<{ categoria: string; numero: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  termsWithPages('category').flatMap(({ slug }) =>
    pagesAfterFirst(termListing('category', slug)).map(({ number }) => ({
      categoria: slug,
      numero: String(number),
    })),
  );

export async function generateMetadata({ params }: Props) {
  const { categoria, numero } = await params;
  const listing = termListing('category', categoria);
  return metadataOf(listingMeta(listing, pageOf(listing, Number(numero))));
}

export default async function Page({ params }: Props) {
  const { categoria, numero } = await params;
  return <ArticleList listing={termListing('category', categoria)} number={Number(numero)} />;
}
